/// A place in a text for something that is no letter, such as an image: it has the room of a wide letter.
///
/// A line may break before it and after it, and is at least as tall as it.
public struct InlineBox: Hashable, Sendable {
  /// How far the pen moves, in points.
  public var width: Double
  /// How far it reaches above the baseline, in points.
  public var ascent: Double
  /// How far it reaches below the baseline, in points; negative ends above it.
  public var descent: Double

  /// What stands for it among characters: U+FFFC, the object replacement character.
  public static let character = "\u{FFFC}"

  /// A place of `width` points that reaches `ascent` points above the baseline and `descent` points below it.
  public init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }

  func scaled(by scale: Double) -> InlineBox {
    InlineBox(width: width * scale, ascent: ascent * scale, descent: descent * scale)
  }

  var units: Int32 { PangoUnits.nearest(PangoUnits.withinBounds(max(0, width))) }
}
