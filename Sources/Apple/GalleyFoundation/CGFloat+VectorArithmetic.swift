public import Foundation
public import GalleyMotion

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self = CGFloat(Double(self) * factor) }

  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
