/// The font families of a drawing: one for each design, and fallbacks for characters that it lacks.
///
/// A character that no family has is reported as ``TextProblem/missingGlyph(scalar:text:family:package:)``.
public struct FontTheme: Hashable, Sendable {
  public var interface: String
  public var serif: String
  public var rounded: String
  public var monospaced: String
  public var emoji: String
  /// In search order.
  public var fallbacks: [Fallback]
  /// Ignored unless ``interface`` is Inter.
  public var metrics: Font.Metrics

  /// Creates a theme. Every default is that of ``standard``.
  ///
  /// - Parameters:
  ///   - interface: The family of the default design, which also replaces families that are missing.
  ///   - serif: The family of the serif design.
  ///   - rounded: The family of the rounded design.
  ///   - monospaced: The family of the monospaced design.
  ///   - emoji: The family of characters that appear as emoji.
  ///   - fallbacks: The families to try for a character that the text's own family lacks, in this order.
  ///   - metrics: The letter widths and line heights of Inter as the interface font (default: those of iOS).
  public init(
    interface: String = "Inter", serif: String = "Noto Serif", rounded: String = "Inter",
    monospaced: String = "DejaVu Sans Mono", emoji: String = "Noto Color Emoji",
    fallbacks: [Fallback] = Fallback.noto, metrics: Font.Metrics = .system
  ) {
    self.interface = interface
    self.serif = serif
    self.rounded = rounded
    self.monospaced = monospaced
    self.emoji = emoji
    self.fallbacks = fallbacks
    self.metrics = metrics
  }

  /// Inter, Noto Serif and DejaVu Sans Mono, with Noto fonts for all other scripts.
  public static let standard = FontTheme()

  public func family(for design: Font.Design) -> String {
    switch design {
    case .default: interface
    case .serif: serif
    case .rounded: rounded
    case .monospaced: monospaced
    }
  }
}

extension FontTheme {
  public struct Fallback: Hashable, Sendable {
    public var family: String
    public var scripts: [String]
    public var languages: [String]
    /// Whether characters of this family may increase the line height. False if glyphs stay within the em square (Han,
    /// symbols, emoji), so that rows with and without them have the same height. See ``TextLayout/Line/height``.
    public var growsLines: Bool

    /// Creates a fallback.
    ///
    /// - Parameters:
    ///   - family: The family name.
    ///   - scripts: The scripts that this family is tried for, as ISO 15924 codes such as "Arab". Empty (the default)
    ///     for all characters.
    ///   - languages: The languages that prefer this family, as BCP 47 prefixes such as "zh-Hant" (default: none).
    ///   - growsLines: Whether characters of this family may increase the line height (default: `false`), as for
    ///     scripts that stack marks.
    public init(family: String, scripts: [String] = [], languages: [String] = [], growsLines: Bool = false) {
      self.family = family
      self.scripts = scripts
      self.languages = languages
      self.growsLines = growsLines
    }
  }
}
