/// A width and a height in points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  public var width: Double
  public var height: Double

  /// Creates a size in points.
  ///
  /// - Parameters:
  ///   - width: The width (default: 0). Negative values are kept.
  ///   - height: The height (default: 0). Negative values are kept.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public static let zero = Size()

  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
