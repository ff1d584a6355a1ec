/// A view's size and its alignment guides, in the view's own coordinates and in points.
public struct ViewDimensions {
  public var width: Double { size.width }
  public var height: Double { size.height }
  public let size: Size
  private let explicitValue: (AlignmentKey) -> Double?

  /// Creates the dimensions of a view.
  ///
  /// - Parameters:
  ///   - size: The view's size, in points.
  ///   - explicitValue: Returns the position of a guide that the view sets itself, or nil for the guide's default.
  public init(size: Size, explicitValue: @escaping (AlignmentKey) -> Double? = { _ in nil }) {
    self.size = size
    self.explicitValue = explicitValue
  }

  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }

  public subscript(key: AlignmentKey) -> Double {
    explicitValue(key) ?? key.id.defaultValue(in: self)
  }
  public subscript(explicit key: AlignmentKey) -> Double? { explicitValue(key) }
}
