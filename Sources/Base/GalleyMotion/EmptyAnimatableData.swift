/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// No data.
  @inlinable public init() {}

  /// No data.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// No data.
  @inlinable
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  /// No data.
  @inlinable
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  /// Leaves everything as it is.
  @inlinable public mutating func scale(by factor: Double) {}

  /// Always 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}
