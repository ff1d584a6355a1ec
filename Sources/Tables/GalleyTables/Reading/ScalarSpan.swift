import GalleyMessages

struct ScalarSpan {
  private let source: SourceText
  /// The last line, which is kept because a file may consist of one line with many scalars.
  private var line: (number: Int, scalars: [Unicode.Scalar]) = (0, [])

  init(_ source: SourceText) { self.source = source }

  private mutating func rest(from place: SourcePlace) -> ArraySlice<Unicode.Scalar>? {
    guard let number = place.line, let column = place.column else { return nil }
    if line.number != number {
      guard let text = source.line(number) else { return nil }
      line = (number, Array(text.unicodeScalars))
    }
    return line.scalars.dropFirst(column - 1)
  }

  /// Returns the length of a YAML scalar in the source; 1 if the scalar spans several lines.
  mutating func length(of text: String, isPlain: Bool, at place: SourcePlace) -> Int {
    guard let rest = rest(from: place) else { return 1 }
    if isPlain, text.isEmpty, rest.first == "#" { return rest.count }
    if isPlain { return rest.starts(with: text.unicodeScalars) ? max(1, text.unicodeScalars.count) : 1 }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return 1 }
    return quotedLength(rest, quote)
  }

  mutating func comment(after place: SourcePlace) -> SourcePlace? {
    guard let column = place.column, let rest = rest(from: place) else { return nil }
    guard let sign = rest.firstIndex(where: { $0 != " " }), rest[sign] == "#" else { return nil }
    var found = place
    found.column = column + sign - rest.startIndex
    return found
  }

  private func quotedLength(_ rest: ArraySlice<Unicode.Scalar>, _ quote: Unicode.Scalar) -> Int {
    var length = 1
    var isEscaped = false
    for scalar in rest.dropFirst() {
      length += 1
      if !isEscaped && scalar == quote { return length }
      isEscaped = !isEscaped && quote == "\"" && scalar == "\\"
    }
    return 1
  }
}
