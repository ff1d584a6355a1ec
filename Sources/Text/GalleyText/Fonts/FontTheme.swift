/// The font families of a drawing: one for each design, and fallbacks for characters that it lacks.
///
/// All families are named here, so the machine's preferences have no effect. A character that no family has is reported
/// as ``TextProblem/missingGlyph(scalar:text:family:package:)``.
public struct FontTheme: Hashable, Sendable {
  /// The family of ``Font/Design/default``, which also replaces families that are missing.
  public var interface: String
  public var serif: String
  public var rounded: String
  public var monospaced: String
  /// The family of characters that appear as emoji, by default or because of a variation selector.
  public var emoji: String
  /// The families to try for a character that the text's own family lacks, in this order.
  public var fallbacks: [Fallback]
  /// The letter widths and line heights of ``interface`` if it is Inter. Other families have the metrics of their files.
  public var metrics: Font.Metrics

  /// Creates a theme. Every default is that of ``standard``.
  ///
  /// `rounded` defaults to Inter, because the font packages that Galley recommends contain no rounded family.
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
    /// The scripts that this family is tried for, as ISO 15924 codes such as "Arab". Empty for all characters.
    public var scripts: [String]
    /// The languages that prefer this family, as BCP 47 prefixes such as "zh-Hant". Empty for no preference.
    public var languages: [String]
    /// Whether characters of this family may increase the line height beyond that of the text's own family.
    ///
    /// True for scripts that stack marks. False if glyphs stay within the em square (Han, symbols, emoji), so that rows
    /// with and without them have the same height. See ``TextLayout/Line/height``.
    public var growsLines: Bool

    /// Creates a fallback.
    ///
    /// - Parameters:
    ///   - family: The family name.
    ///   - scripts: The scripts that this family is tried for, as ISO 15924 codes such as "Arab". Empty (the default)
    ///     for all characters.
    ///   - languages: The languages that prefer this family, as BCP 47 prefixes such as "zh-Hant" (default: none).
    ///   - growsLines: Whether characters of this family may increase the line height (default: `false`).
    public init(family: String, scripts: [String] = [], languages: [String] = [], growsLines: Bool = false) {
      self.family = family
      self.scripts = scripts
      self.languages = languages
      self.growsLines = growsLines
    }
  }
}
