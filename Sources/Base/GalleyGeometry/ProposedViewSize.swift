/// What a parent offers a child: on each axis a length, zero for "as small as you can", infinity for
/// "as large as you like", or nil for "what is ideal for you".
///
/// The child answers with a size of its own choice; the parent may not force another.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points, or nil for the child's ideal.
  public var width: Double?
  /// The offered height in points, or nil for the child's ideal.
  public var height: Double?

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

  /// The proposal as a size, with `replacement` where the ideal was asked for; 10 by 10 by default.
  @inlinable
  public func replacingUnspecifiedDimensions(by replacement: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? replacement.width, height: height ?? replacement.height)
  }

  /// The proposal that is left inside `insets`; never below zero.
  public func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}
