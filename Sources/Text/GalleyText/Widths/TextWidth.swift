/// How far the pen moves over a text, exactly as Pango counts it.
public struct TextWidth: Hashable, Comparable, Sendable {
  /// The width in Pango's units of 1/1024 point.
  public var units: Int32

  /// A width of `units` Pango units.
  public init(units: Int32) { self.units = units }

  /// No width.
  public static let zero = TextWidth(units: 0)

  /// The width in points; nothing is rounded.
  public var points: Double { PangoUnits.points(units) }

  /// Narrower is less.
  public static func < (first: TextWidth, second: TextWidth) -> Bool { first.units < second.units }
}
