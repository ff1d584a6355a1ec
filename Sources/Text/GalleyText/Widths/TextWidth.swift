/// The advance width of a string, exactly as computed by Pango.
public struct TextWidth: Hashable, Comparable, Sendable {
  /// The width in Pango units of 1/1024 point.
  public var units: Int32

  public init(units: Int32) { self.units = units }

  public static let zero = TextWidth(units: 0)

  /// The width in points, which is not rounded.
  public var points: Double { PangoUnits.points(units) }

  public static func < (first: TextWidth, second: TextWidth) -> Bool { first.units < second.units }
}
