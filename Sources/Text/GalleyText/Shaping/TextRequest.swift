public import GalleyGeometry

/// What to set: text in runs of one font each, and the rules of its paragraph.
///
/// A request holds everything that can change a measure or a line break, and nothing that cannot (no colours, no
/// place), so equal requests have equal answers and may share one.
public struct TextRequest: Hashable, Sendable {
  /// The text, in reading order.
  public var runs: [Run]
  /// The most lines that may show, or nil for all; at least 1. What is left over is truncated.
  public var lineLimit: Int?
  /// Where a line that had to be cut shows its ellipsis.
  public var truncationMode: TruncationMode
  /// How lines of unequal width are lined up inside the block.
  public var alignment: TextAlignment
  /// The direction of the layout: it decides where leading is, and which way a paragraph reads that has no letter.
  ///
  /// Every other paragraph reads as its first character with a direction of its own does (UAX #9, rules P2 and P3).
  public var baseDirection: LayoutDirection
  /// The language as a BCP 47 tag, such as "en" or "zh-Hant"; it selects localised forms.
  public var language: String
  /// Extra space between lines, in points.
  public var lineSpacing: Double
  /// The least distance from a line's top to the next one's, in points; 0 leaves it to the fonts.
  public var leading: Double
  /// What happens to a character that no listed font has.
  public var missingGlyph: MissingGlyphPolicy
  /// The distance from a line's top to the next one's without ``lineSpacing``, in points; nil is ``leading``, and what
  /// fonts ask for.
  public var lineDistance: Double?

  public init(
    runs: [Run], lineLimit: Int? = nil, truncationMode: TruncationMode = .tail, alignment: TextAlignment = .leading,
    baseDirection: LayoutDirection = .leftToRight, language: String = "en", lineSpacing: Double = 0,
    leading: Double = 0,
    missingGlyph: MissingGlyphPolicy = .error
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.baseDirection = baseDirection
    self.language = language
    self.lineSpacing = lineSpacing
    self.leading = leading
    self.missingGlyph = missingGlyph
  }

  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: ResolvedFont
    /// How far above the line's baseline they stand, in points; negative is below.
    public var baselineOffset: Double
    /// What stands in the text instead of letters; then the run is the one character ``InlineBox/character``.
    public private(set) var box: InlineBox?

    public init(_ text: String, font: ResolvedFont, baselineOffset: Double = 0) {
      self.text = text
      self.font = font
      self.baselineOffset = baselineOffset
    }

    public init(box: InlineBox, font: ResolvedFont, baselineOffset: Double = 0) {
      self.init(InlineBox.character, font: font, baselineOffset: baselineOffset)
      self.box = box
    }

    package func scaled(by scale: Double) -> Run {
      var run = self
      run.font.size *= scale
      run.font.tracking *= scale
      run.baselineOffset *= scale
      run.box = box?.scaled(by: scale)
      return run
    }

    /// How far above the line's baseline they are set, in points: what is asked for, within what Pango's numbers hold.
    var layoutOffset: Double { PangoUnits.withinBounds(baselineOffset) }

    /// Equal in every byte. Texts that only mean the same, such as é as one scalar and as two, may be set differently.
    public static func == (first: Run, second: Run) -> Bool {
      first.font == second.font && first.baselineOffset == second.baselineOffset && first.box == second.box
        && first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Hashes the bytes and the size: texts that differ in nothing but the rest of the font are few.
    public func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(text.utf8.count)
      hasher.combine(font.size)
      hasher.combine(font.weight)
      if let box { hasher.combine(box) }
    }
  }

  /// From the top of a line of `height` points to the next one's, in points.
  ///
  /// What is asked for, within what Pango's numbers hold; what is no number is nothing.
  func lineDistance(height: Double) -> Double {
    (lineDistance.map(PangoUnits.withinBounds) ?? max(height, PangoUnits.withinBounds(leading)))
      + PangoUnits.withinBounds(lineSpacing)
  }

  /// How long the text is in UTF-8.
  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// Where a line that had to be cut shows its ellipsis.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// How lines of unequal width are lined up inside a block of text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

/// What happens to a character that none of the listed fonts has.
public enum MissingGlyphPolicy: Hashable, Sendable, CaseIterable {
  /// The answer carries a ``TextProblem``; nothing is drawn from it.
  case error
  case box
}
