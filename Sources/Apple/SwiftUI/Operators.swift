public import GalleyGeometry
public import GalleyViews

// Operators are found only in modules that are imported as a whole. SwiftUICore exports single declarations of Galley's
// modules, so their operators are declared again here.

extension Text {
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }
}

extension Angle {
  public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle { .radians(angle.radians * factor) }

  public static func / (angle: Angle, divisor: Double) -> Angle { .radians(angle.radians / divisor) }

  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
