public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  @inlinable public init() {}

  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  @inlinable
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  @inlinable
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  @inlinable public mutating func scale(by factor: Double) {}

  @inlinable public var magnitudeSquared: Double { 0 }
}
