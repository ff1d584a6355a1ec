/// The font families of a drawing: one for each design, and fallbacks for characters that these lack.
///
/// A character that none of the families has is reported as ``TextProblem/missingGlyph(scalar:text:family:package:)``.
public struct FontTheme: Hashable, Sendable {
  public var interface: String
  public var serif: String
  public var rounded: String
  public var monospaced: String
  public var emoji: String
  /// The fallbacks, in search order.
  public var fallbacks: [Fallback]
  /// The metrics of the interface font. They are ignored unless ``interface`` is Inter.
  public var metrics: Font.Metrics

  /// Creates a theme. The defaults are the values of ``standard``.
  ///
  /// - Parameters:
  ///   - interface: The family of the default design. It also replaces families that are missing.
  ///   - serif: The family of the serif design.
  ///   - rounded: The family of the rounded design.
  ///   - monospaced: The family of the monospaced design.
  ///   - emoji: The family for characters that appear as emoji.
  ///   - fallbacks: The families to try, in this order, for a character that the text's own family lacks.
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
    /// Whether characters of this family may increase the line height. It is false for families whose glyphs stay
    /// within the em square (Han, symbols, emoji), so that rows with and without them are equally high. See
    /// ``TextLayout/Line/height``.
    public var growsLines: Bool

    /// Creates a fallback.
    ///
    /// - Parameters:
    ///   - family: The family name.
    ///   - scripts: The scripts for which to try this family, as ISO 15924 codes such as "Arab"; empty (the default)
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
