package import GalleyGeometry

/// A view whose content is exchanged from row to row, such as a text.
package protocol SizingLeaf: AnyObject {
  /// How large the content is where it lies on one line; nil for content of which only ``size(for:)`` tells.
  func line() -> SizingLine?

  func size(for proposal: ProposedViewSize) -> Size

  /// Appends where lines of the content may break to `words`; answers false, and appends nothing, where only the
  /// content itself tells.
  func appendBreaks(to words: inout [UInt32]) -> Bool

  /// How high content of these `breaks` is when offered `width`; nil where only the content itself tells.
  func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double?

  func expect(_ count: Int)

  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double?
}

extension SizingLeaf {
  package func appendBreaks(to words: inout [UInt32]) -> Bool { false }
  package func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? { nil }
  package func expect(_ count: Int) {}
}

/// Content that lies on one line wherever it is offered enough.
package struct SizingLine: Hashable, Sendable {
  /// The size of the view around the line, in points.
  package var size: Size
  /// The least width that holds the line, in points: any offer that is not below.
  package var leastOffer: Double
  /// The line's baseline from the upper edge, in points.
  package var baseline: Double

  package init(size: Size, leastOffer: Double, baseline: Double) {
    self.size = size
    self.leastOffer = leastOffer
    self.baseline = baseline
  }
}
