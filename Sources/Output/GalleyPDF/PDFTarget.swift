public import GalleyFiles

public struct PDFTarget {
  public typealias Sink = ([UInt8]) throws(OutputError) -> Void

  let sink: Sink
  let stretch: PDFStretch?
  let note: (PDFFragment) -> Void

  package init(_ sink: @escaping Sink) {
    (self.sink, stretch, note) = (sink, nil, { _ in })
  }

  package init(
    _ stretch: PDFStretch, _ sink: @escaping Sink,
    note: @escaping (PDFFragment) -> Void
  ) {
    (self.sink, self.stretch, self.note) = (sink, stretch, note)
  }

  /// Returns the pages to draw. Font names depend on earlier pages, so earlier pages are drawn without being written.
  func pages(of count: Int) -> Range<Int> {
    guard let stretch, !stretch.isLast else { return 0..<count }
    return 0..<min(stretch.pages.upperBound, count)
  }

  func isSilent(at index: Int) -> Bool { stretch.map { !$0.pages.contains(index) } ?? false }
}
