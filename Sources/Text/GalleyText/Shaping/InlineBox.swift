/// A box inside a line, for example for an image. It takes space like a wide letter.
///
/// A line may break before and after the box, and is at least as high as the box.
public struct InlineBox: Hashable, Sendable {
  public var width: Double
  public var ascent: Double
  public var descent: Double

  /// The character that stands for the box in a string: U+FFFC, the object replacement character.
  public static let character = "\u{FFFC}"

  /// Creates a box, in points.
  ///
  /// - Parameters:
  ///   - width: The advance width. Negative values count as 0.
  ///   - ascent: The extent above the baseline.
  ///   - descent: The extent below the baseline; negative if the box ends above it.
  public init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }

  func scaled(by scale: Double) -> InlineBox {
    InlineBox(width: width * scale, ascent: ascent * scale, descent: descent * scale)
  }

  var units: Int32 { PangoUnits.nearest(PangoUnits.withinBounds(max(0, width))) }
}
