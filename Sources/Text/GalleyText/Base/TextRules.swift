/// The positions of underline and strikethrough, in points from the line's baseline. Positive values are below it.
///
/// The values come from the `post` and `OS/2` tables of the font file.
public struct TextRules: Hashable, Sendable {
  public var underlineTop: Double
  public var underlineThickness: Double
  public var strikethroughTop: Double
  public var strikethroughThickness: Double

  /// Creates positions, in points from the line's baseline. Positive values are below it.
  ///
  /// - Parameters:
  ///   - underlineTop: The top of the underline, usually positive.
  ///   - underlineThickness: The thickness of the underline.
  ///   - strikethroughTop: The top of the strikethrough, usually negative.
  ///   - strikethroughThickness: The thickness of the strikethrough.
  public init(
    underlineTop: Double = 0, underlineThickness: Double = 0, strikethroughTop: Double = 0,
    strikethroughThickness: Double = 0
  ) {
    self.underlineTop = underlineTop
    self.underlineThickness = underlineThickness
    self.strikethroughTop = strikethroughTop
    self.strikethroughThickness = strikethroughThickness
  }

  init(_ ems: TextRules, size: Double, rise: Double) {
    self.init(
      underlineTop: ems.underlineTop * size - rise, underlineThickness: ems.underlineThickness * size,
      strikethroughTop: ems.strikethroughTop * size - rise, strikethroughThickness: ems.strikethroughThickness * size)
  }
}
