/// Joins page ranges into a file. The result is identical, byte for byte, to a file that is written at once.
public struct PDFJoiner {
  private let sink: PDFWriter.Sink
  private var references = CrossReferences()
  private var length = 0
  private var roots: PDFFragment.Roots?

  public init(sink: @escaping PDFWriter.Sink) { self.sink = sink }

  /// Returns whether `fragments`, in order, form a complete file. Each range must start at the end of the previous one,
  /// and every object must occur exactly once.
  public static func areWhole(_ fragments: [PDFFragment]) -> Bool {
    guard let last = fragments.last, last.roots != nil else { return false }
    var next = fragments[0].first
    for fragment in fragments {
      guard fragment.first == next, fragment.count >= next else { return false }
      next = fragment.count
    }
    let numbers = fragments.flatMap(\.objects).map(\.number)
    return numbers.count == last.count && numbers.sorted().elementsEqual(1...max(last.count, 1))
  }

  /// Appends the next page range.
  ///
  /// - Parameters:
  ///   - fragment: The description of the range. Ranges must be added in page order.
  ///   - bytes: The bytes of the range, which are passed on to the sink.
  /// - Throws: ``PDFError/output(_:)`` with the sink's error.
  public mutating func add(_ fragment: PDFFragment, _ bytes: [UInt8]) throws(PDFError) {
    let missing = max(0, fragment.count - references.offsets.count)
    references.offsets += [Int](repeating: CrossReferences.notWritten, count: missing)
    for object in fragment.objects where references.offsets.indices.contains(object.number - 1) {
      references.offsets[object.number - 1] = length + object.offset
    }
    roots = fragment.roots ?? roots
    length += bytes.count
    try hand(bytes)
  }

  /// Ends the file. Throws ``PDFError/output(_:)`` with the sink's error.
  public func finish() throws(PDFError) {
    guard let roots else { return }
    let end = ByteBuffer()
    try references.put(roots, at: length, to: end) { () throws(PDFError) in }
    try hand([UInt8](end.bytes))
  }

  private func hand(_ bytes: [UInt8]) throws(PDFError) {
    do { try sink(bytes) } catch { throw .output(error) }
  }
}
