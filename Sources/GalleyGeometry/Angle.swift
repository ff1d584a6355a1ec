/// A turn; positive turns clockwise on a screen, where y grows down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians.
  public var radians: Double

  /// A turn of `radians`; none by default.
  public init(radians: Double = 0) { self.radians = radians }

  /// A turn of `degrees`.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// A turn of `radians`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A turn of `degrees`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static let zero = Angle()

  /// Whether `first` turns less far.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
