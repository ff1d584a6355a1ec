/// Where a face wants the lines under and through its text, in points from the line's baseline, y down.
///
/// The numbers are the font file's own (OpenType `post` and `OS/2`).
public struct TextRules: Hashable, Sendable {
  /// The upper edge of the line under the text.
  public var underlineTop: Double
  public var underlineThickness: Double
  /// The upper edge of the line through the text.
  public var strikethroughTop: Double
  public var strikethroughThickness: Double

  /// Lines at four measures; none by default.
  public init(
    underlineTop: Double = 0, underlineThickness: Double = 0, strikethroughTop: Double = 0,
    strikethroughThickness: Double = 0
  ) {
    self.underlineTop = underlineTop
    self.underlineThickness = underlineThickness
    self.strikethroughTop = strikethroughTop
    self.strikethroughThickness = strikethroughThickness
  }

  /// The measures of a face in ems, at `size` points, for text that stands `rise` points above the baseline.
  init(_ ems: TextRules, size: Double, rise: Double) {
    self.init(
      underlineTop: ems.underlineTop * size - rise, underlineThickness: ems.underlineThickness * size,
      strikethroughTop: ems.strikethroughTop * size - rise, strikethroughThickness: ems.strikethroughThickness * size)
  }
}
