public import GalleyFiles

/// Where a file goes, and which of its pages are written.
public struct PDFTarget {
  /// Takes the bytes in their order.
  public typealias Sink = ([UInt8]) throws(OutputError) -> Void

  let sink: Sink
  let stretch: PDFStretch?
  let note: (PDFFragment) -> Void

  /// A whole file whose bytes go to `sink`.
  package init(_ sink: @escaping Sink) {
    (self.sink, stretch, note) = (sink, nil, { _ in })
  }

  /// A stretch of a file; `note` hears what was written, when its last byte is.
  package init(
    _ stretch: PDFStretch, _ sink: @escaping Sink,
    note: @escaping (PDFFragment) -> Void
  ) {
    (self.sink, self.stretch, self.note) = (sink, stretch, note)
  }

  /// The pages that have to be drawn of a file of `count` pages.
  ///
  /// A page calls fonts by names that depend on the pages before it, so these are drawn too, and not written.
  func pages(of count: Int) -> Range<Int> {
    guard let stretch, !stretch.isLast else { return 0..<count }
    return 0..<min(stretch.pages.upperBound, count)
  }

  func isSilent(at index: Int) -> Bool { stretch.map { !$0.pages.contains(index) } ?? false }
}
