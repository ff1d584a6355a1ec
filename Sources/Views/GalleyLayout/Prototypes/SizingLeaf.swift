package import GalleyGeometry

package protocol SizingLeaf: AnyObject {
  /// Returns the metrics of the content on one line, or nil if only ``size(for:)`` applies.
  func line() -> SizingLine?

  func size(for proposal: ProposedViewSize) -> Size

  /// Appends the line breaks. Returns false, without appending anything, if the breaks do not determine the height.
  func appendBreaks(to words: inout [UInt32]) -> Bool

  /// Returns the height that follows from the breaks, or nil if the breaks are not sufficient.
  func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double?

  func expect(_ count: Int)

  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double?
}

extension SizingLeaf {
  package func appendBreaks(to words: inout [UInt32]) -> Bool { false }
  package func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? { nil }
  package func expect(_ count: Int) {}
}

package struct SizingLine: Hashable, Sendable {
  package var size: Size
  /// The minimum proposed width that keeps the content on one line, in points.
  package var minimumOffer: Double
  package var baseline: Double

  package init(size: Size, minimumOffer: Double, baseline: Double) {
    self.size = size
    self.minimumOffer = minimumOffer
    self.baseline = baseline
  }
}
