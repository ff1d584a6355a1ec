public import Foundation
public import GalleyMotion

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self = CGFloat(Double(self) * factor) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
