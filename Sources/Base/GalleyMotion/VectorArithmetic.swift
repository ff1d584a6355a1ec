/// A value that can be added, scaled and measured, and so can be moved through in small steps.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves towards `other` by `fraction` of the way; beyond 0 … 1 it goes past the ends.
  @inlinable
  public mutating func interpolate(towards other: Self, amount fraction: Double) {
    self += (other - self).scaled(by: fraction)
  }

  /// The length of the value as a vector.
  @inlinable public var magnitude: Double { magnitudeSquared.squareRoot() }

  /// The inner product with `other`, from the lengths of the two and of their sum.
  func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by `factor`.
  @inlinable public mutating func scale(by factor: Double) { self *= factor }
  /// The number's square.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by `factor`.
  @inlinable public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The number's square.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
