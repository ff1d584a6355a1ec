public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }

  @inlinable
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }

  @inlinable
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
