public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
