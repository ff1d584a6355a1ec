/// The size that a parent proposes to a child.
///
/// On each axis, zero requests the minimum size, infinity the maximum and nil the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points: 0 requests the minimum, infinity the maximum and nil the ideal width.
  ///   - height: The height in points: 0 requests the minimum, infinity the maximum and nil the ideal height.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  @inlinable
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable
  public func replacingUnspecifiedDimensions(by replacement: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? replacement.width, height: height ?? replacement.height)
  }

  /// Returns the proposal reduced by `insets`. Neither side becomes negative.
  public func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}
