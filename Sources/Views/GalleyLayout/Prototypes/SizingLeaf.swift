package import GalleyGeometry

/// A view whose content is exchanged from row to row, such as a text.
package protocol SizingLeaf: AnyObject {
  /// Returns the size of the content as a single line, or nil if only ``size(for:)`` applies.
  func line() -> SizingLine?

  func size(for proposal: ProposedViewSize) -> Size

  /// Appends the possible line breaks of the content to `words`. Returns false without appending anything if the breaks
  /// do not determine the height.
  func appendBreaks(to words: inout [UInt32]) -> Bool

  /// Returns the height of content with these breaks at `width`, or nil if the breaks are not sufficient.
  func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double?

  func expect(_ count: Int)

  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double?
}

extension SizingLeaf {
  package func appendBreaks(to words: inout [UInt32]) -> Bool { false }
  package func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? { nil }
  package func expect(_ count: Int) {}
}

/// Content that fits on one line if the proposed width is sufficient.
package struct SizingLine: Hashable, Sendable {
  package var size: Size
  /// The minimum proposed width that keeps the content on one line, in points.
  package var leastOffer: Double
  package var baseline: Double

  package init(size: Size, leastOffer: Double, baseline: Double) {
    self.size = size
    self.leastOffer = leastOffer
    self.baseline = baseline
  }
}
