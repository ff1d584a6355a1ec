/// A view's size and its alignment guides, all in the view's own coordinates.
public struct ViewDimensions {
  /// The view's width, in points.
  public var width: Double { size.width }
  /// The view's height, in points.
  public var height: Double { size.height }
  /// The view's size, in points.
  public let size: Size
  private let explicitValue: (AlignmentKey) -> Double?

  /// The dimensions of a view of `size` whose explicit guides `explicitValue` answers.
  public init(size: Size, explicitValue: @escaping (AlignmentKey) -> Double? = { _ in nil }) {
    self.size = size
    self.explicitValue = explicitValue
  }

  /// The place of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  /// The place of a vertical guide, in points from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }
  /// The place the view itself gave a horizontal guide, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  /// The place the view itself gave a vertical guide, or nil.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }

  /// The place of any guide: the explicit one, else the guide's default.
  public subscript(key: AlignmentKey) -> Double {
    explicitValue(key) ?? key.id.defaultValue(in: self)
  }
  /// The place the view itself gave a guide, or nil.
  public subscript(explicit key: AlignmentKey) -> Double? { explicitValue(key) }
}
