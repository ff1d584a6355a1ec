public import GalleyGeometry

/// Text to lay out: runs of one font each, with their paragraph settings.
///
/// Identical requests have identical layouts, which can be shared, because colours and positions are not part of a
/// request.
///
/// ```swift
/// let body = Font.body.resolve()
/// var request = TextRequest(
///   runs: [TextRequest.Run("Total: ", font: body), TextRequest.Run("€ 42", font: Font.body.bold().resolve())])
/// request.lineLimit = 1
/// ```
public struct TextRequest: Hashable, Sendable {
  public var runs: [Run]
  /// The maximum number of lines, at least 1; nil for no limit. The remaining text is truncated.
  public var lineLimit: Int?
  public var truncationMode: TruncationMode
  public var alignment: TextAlignment
  /// The direction that determines the leading side, and the direction of paragraphs without letters. Other paragraphs
  /// have the direction of their first strong character (UAX #9, rules P2 and P3).
  public var baseDirection: LayoutDirection
  /// The language as a BCP 47 tag, such as "en" or "zh-Hant". It selects localised glyph forms.
  public var language: String
  /// Extra space between lines, in points.
  public var lineSpacing: Double
  /// The minimum distance between the tops of two lines, in points (default: 0, which leaves it to the fonts).
  public var leading: Double
  public var missingGlyph: MissingGlyphPolicy
  /// The distance between the tops of two lines in points, without ``lineSpacing``. If it is nil, ``leading`` and the
  /// metrics of the fonts determine it.
  public var lineDistance: Double?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - runs: The pieces of text with one font each, in reading order.
  ///   - lineLimit: The maximum number of lines, at least 1; nil (the default) for no limit. The remaining text is
  ///     truncated.
  ///   - truncationMode: Where text that exceeds the line limit is truncated (default: `.tail`).
  ///   - alignment: The alignment of lines that are shorter than the widest one (default: `.leading`).
  ///   - baseDirection: The direction of the layout, which determines the leading side (default: left to right).
  ///   - language: The BCP 47 tag of the language, such as "zh-Hant" (default: "en").
  ///   - lineSpacing: Extra space between lines, in points (default: 0).
  ///   - leading: The minimum distance between the tops of two lines, in points (default: 0, which leaves it to the
  ///     fonts).
  ///   - missingGlyph: What to do with a character that no listed font has (default: `.error`).
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
    public var baselineOffset: Double
    /// A box instead of letters; nil for a run of letters. The text of a run with a box is ``InlineBox/character``.
    public private(set) var box: InlineBox?

    /// Creates a run of letters.
    ///
    /// - Parameters:
    ///   - text: The text. Line breaks end lines.
    ///   - font: The font.
    ///   - baselineOffset: The distance above the line's baseline, in points (default: 0). Negative values lower the
    ///     run.
    public init(_ text: String, font: ResolvedFont, baselineOffset: Double = 0) {
      self.text = text
      self.font = font
      self.baselineOffset = baselineOffset
    }

    /// Creates a run of a single box.
    ///
    /// - Parameters:
    ///   - box: The box, which takes space like a letter.
    ///   - font: The font of the surrounding text, which affects the line height.
    ///   - baselineOffset: The distance above the line's baseline, in points (default: 0). Negative values lower the
    ///     box.
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

    var layoutOffset: Double { PangoUnits.withinBounds(baselineOffset) }

    /// Compares the text as bytes, because canonically equivalent strings may have different layouts.
    public static func == (first: Run, second: Run) -> Bool {
      first.font == second.font && first.baselineOffset == second.baselineOffset && first.box == second.box
        && first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Omits the other properties of the font, because requests rarely differ only in these.
    public func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(text.utf8.count)
      hasher.combine(font.size)
      hasher.combine(font.weight)
      if let box { hasher.combine(box) }
    }
  }

  /// The line height of the system font, or nil unless all runs have its metrics. Values are clamped to Pango's number
  /// range, and NaN counts as 0.
  package var systemLineHeight: Double? {
    guard runs.allSatisfy({ $0.font.systemStep != nil }) else { return nil }
    let size = runs.map(\.font.layoutSize).max() ?? 0
    return (SystemFont.ascent + SystemFont.descent) * size
  }

  func lineDistance(height: Double) -> Double {
    (lineDistance.map(PangoUnits.withinBounds) ?? ownDistance(height: height)) + PangoUnits.withinBounds(lineSpacing)
  }

  /// Returns the distance between two lines. At the largest accessibility sizes, iOS places lines closer together than
  /// they are high.
  private func ownDistance(height: Double) -> Double {
    let leading = PangoUnits.withinBounds(leading)
    guard leading > 0, leading < height, let nominal = systemLineHeight else { return max(height, leading) }
    return height - nominal < 0.01 ? leading : height
  }

  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

public enum TruncationMode: Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

public enum MissingGlyphPolicy: Hashable, Sendable, CaseIterable {
  /// The layout reports a ``TextProblem``, and the character is not drawn.
  case error
  /// Glyph 0 of the run's own font is drawn, which is usually a box. The layout still reports the ``TextProblem``.
  case box
}
