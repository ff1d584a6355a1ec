import GalleyMessages

/// Excerpts of source lines. A very long line is quoted only around a position.
struct LineExcerpts {
  private let source: SourceText
  /// The last long line, which is kept because a file may consist of one line with many errors.
  private var long: (number: Int, bytes: ArraySlice<UInt8>, starts: [UInt32]) = (0, [], [])

  private static let wholeLine = 4096
  private static let reach = 200

  init(_ source: SourceText) { self.source = source }

  mutating func excerpt(of number: Int, around column: Int) -> (text: String, column: Int)? {
    guard let length = source.length(ofLine: number) else { return nil }
    guard length > Self.wholeLine else { return source.line(number).map { ($0, 1) } }
    if long.number != number {
      let bytes = source.bytes(ofLine: number)
      let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
      long = (number, bytes, starts.map { UInt32(truncatingIfNeeded: $0) })
    }
    let count = long.starts.count
    let first = min(max(0, column - 1 - Self.reach), count)
    let last = min(first + Self.reach * 2, count)
    guard first < last else { return ("", column) }
    let end = last < count ? Int(long.starts[last]) : long.bytes.endIndex
    return (String(decoding: long.bytes[Int(long.starts[first])..<end], as: UTF8.self), first + 1)
  }
}

extension SceneErrors {
  package init(_ errors: [SceneError], quoting source: SourceText) {
    var excerpts = LineExcerpts(source)
    self.init(
      errors.map { error in
        guard error.excerpt == nil, error.place.file == source.file, let line = error.place.line,
          let excerpt = excerpts.excerpt(of: line, around: error.place.column ?? 1)
        else { return error }
        var error = error
        (error.excerpt, error.excerptColumn) = (excerpt.text, excerpt.column)
        return error
      })
  }
}
