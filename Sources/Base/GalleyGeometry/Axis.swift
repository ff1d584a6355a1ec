/// The horizontal or the vertical direction.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// The other axis.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Either axis, both, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// Along the width.
    public static let horizontal = Set(rawValue: 1)
    /// Along the height.
    public static let vertical = Set(rawValue: 2)

    /// Whether `axis` is a member.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
