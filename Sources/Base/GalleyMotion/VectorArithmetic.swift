public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)

  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves towards `other` by `fraction` of the distance. Fractions outside 0…1 extrapolate.
  ///
  /// - Parameters:
  ///   - other: The value that a fraction of 1 reaches.
  ///   - fraction: The fraction of the distance: 0 changes nothing, 1 gives `other`.
  @inlinable
  public mutating func interpolate(towards other: Self, amount fraction: Double) {
    self += (other - self).scaled(by: fraction)
  }

  @inlinable public var magnitude: Double { magnitudeSquared.squareRoot() }

  func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
  }
}

extension Double: VectorArithmetic, Animatable {
  @inlinable public mutating func scale(by factor: Double) { self *= factor }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  @inlinable public mutating func scale(by factor: Double) { self *= Float(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
