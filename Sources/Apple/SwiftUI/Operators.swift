public import GalleyGeometry
public import GalleyViews

// Operators are found in modules that are imported whole. Of the rooms only names are imported, so their operators are
// declared here once more.

extension Text {
  /// Both texts, one after the other, as one paragraph.
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }
}

extension Angle {
  /// The turn backwards.
  public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }

  /// The turn, `factor` times as far.
  public static func * (angle: Angle, factor: Double) -> Angle { .radians(angle.radians * factor) }

  /// The turn, as far as one of `divisor` parts.
  public static func / (angle: Angle, divisor: Double) -> Angle { .radians(angle.radians / divisor) }

  /// Turns `factor` times as far.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Turns as far as one of `divisor` parts.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
