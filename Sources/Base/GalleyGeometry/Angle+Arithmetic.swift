extension Angle: AdditiveArithmetic {
  public static func + (first: Angle, second: Angle) -> Angle { .radians(first.radians + second.radians) }

  public static func - (first: Angle, second: Angle) -> Angle { .radians(first.radians - second.radians) }

  public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle { .radians(angle.radians * factor) }

  public static func / (angle: Angle, divisor: Double) -> Angle { .radians(angle.radians / divisor) }
}
