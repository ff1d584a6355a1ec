/// The families a drawing may use: one for each design, and those that step in where it lacks a character.
///
/// Everything is named here; no machine is asked for what it would prefer. A character that no named family has is a
/// ``TextProblem/missingGlyph(scalar:text:family:package:)``.
public struct FontTheme: Hashable, Sendable {
  /// The family of ``Font/Design/default``.
  public var interface: String
  /// The family of ``Font/Design/serif``.
  public var serif: String
  /// The family of ``Font/Design/rounded``.
  public var rounded: String
  /// The family of ``Font/Design/monospaced``.
  public var monospaced: String
  /// The family of characters that show as emoji, by default or because a variation selector says so.
  public var emoji: String
  /// Who steps in for a character that the text's own family lacks, the first that has it.
  public var fallbacks: [Fallback]

  /// A theme; what is not given is as in ``standard``.
  ///
  /// `rounded` is Inter by default: the packages Galley asks for hold no rounded family, and Inter says so openly.
  public init(
    interface: String = "Inter", serif: String = "Noto Serif", rounded: String = "Inter",
    monospaced: String = "DejaVu Sans Mono", emoji: String = "Noto Color Emoji",
    fallbacks: [Fallback] = Fallback.noto
  ) {
    self.interface = interface
    self.serif = serif
    self.rounded = rounded
    self.monospaced = monospaced
    self.emoji = emoji
    self.fallbacks = fallbacks
  }

  /// Inter, Noto Serif and DejaVu Sans Mono, with Noto for every other script.
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
    /// The scripts it is asked for, as ISO 15924 codes such as "Arab"; empty for any character.
    public var scripts: [String]
    /// The languages it is preferred for, as BCP 47 prefixes such as "zh-Hant"; empty for no preference.
    public var languages: [String]
    /// Whether lines with its characters become taller than the text's own family asks.
    ///
    /// True for scripts that stack marks. False where glyphs stay in the em square (Han, symbols, emoji), so that
    /// rows with and without them are equally tall. See ``TextLayout/Line/height``.
    public var growsLines: Bool

    public init(family: String, scripts: [String] = [], languages: [String] = [], growsLines: Bool = false) {
      self.family = family
      self.scripts = scripts
      self.languages = languages
      self.growsLines = growsLines
    }
  }
}
