import GalleyData
import GalleyGeometry
import GalleyPicture

extension Vocabulary {
  package static let unitPoint = Vocabulary(
    "an anchor",
    [
      "topLeading": "Upper leading corner.", "top": "Middle of the upper edge.",
      "topTrailing": "Upper trailing corner.", "leading": "Middle of the leading edge.",
      "center": "Centre.", "trailing": "Middle of the trailing edge.",
      "bottomLeading": "Lower leading corner.", "bottom": "Middle of the lower edge.",
      "bottomTrailing": "Lower trailing corner.",
    ])
  static let textAlignment = Vocabulary(
    "a text alignment",
    [
      "leading": "Lines start at the same edge (default).", "center": "Lines are centred.",
      "trailing": "Lines end at the same edge.",
    ])
  static let truncationMode = Vocabulary(
    "a truncation mode",
    [
      "head": "The beginning of the text is truncated.", "middle": "The middle of the text is truncated.",
      "tail": "The end of the text is truncated (default).",
    ])
  static let imageScale = Vocabulary(
    "an image scale",
    [
      "small": "About 0.8 times the medium size.", "medium": "Matches the text (default).",
      "large": "About 1.3 times the medium size.",
    ])
  static let symbolRenderingMode = Vocabulary(
    "a rendering mode",
    [
      "monochrome": "All layers in the foreground style (default).",
      "hierarchical": "Secondary layers in fainter levels of the foreground style.",
      "palette": "Each layer in a separate style.", "multicolor": "Each layer in its own colour, if it has one.",
    ])
  static let textStyle = Vocabulary(
    "a text style",
    [
      "largeTitle": "34 pt at the default Dynamic Type size.", "title": "28 points.", "title2": "22 points.",
      "title3": "20 points.", "headline": "17 points, semibold.", "subheadline": "15 points.",
      "body": "17 pt (default).", "callout": "16 points.", "footnote": "13 points.", "caption": "12 points.",
      "caption2": "11 points.",
    ])
  static let fontWeight = Vocabulary(
    "a font weight",
    [
      "ultraLight": "100", "thin": "200", "light": "300", "regular": "400", "medium": "500", "semibold": "600",
      "bold": "700", "heavy": "800", "black": "900",
    ])
  static let fontDesign = Vocabulary(
    "a font design",
    [
      "default": "The system font.", "serif": "A font with serifs.", "rounded": "A font with rounded stroke ends.",
      "monospaced": "A font whose characters all have the same width.",
    ])
  static let dynamicType = Vocabulary(
    "a Dynamic Type size",
    [
      "xSmall": "The smallest size.", "small": "Two steps below the default.", "medium": "One step below the default.",
      "large": "The default.", "xLarge": "One step above the default.", "xxLarge": "Two steps above the default.",
      "xxxLarge": "Three steps above the default.",
      "accessibility1": "The smallest accessibility size.", "accessibility2": "The second accessibility size.",
      "accessibility3": "The third accessibility size.", "accessibility4": "The fourth accessibility size.",
      "accessibility5": "The largest accessibility size.",
    ]
  ).accepting(Dictionary(uniqueKeysWithValues: (1...5).map { ("AX\($0)", "accessibility\($0)") }))
  static let colorScheme = Vocabulary(
    "a colour scheme",
    ["light": "Dark text on a light background (default).", "dark": "Light text on a dark background."])
  static let layoutDirection = Vocabulary(
    "a layout direction",
    [
      "leftToRight": "The leading edge is on the left (default).",
      "rightToLeft": "The leading edge is on the right, as in Arabic and Hebrew.",
    ])
  static let systemVersion = {
    var vocabulary = Vocabulary(
      "an iOS version",
      [
        "iOS 17": "The same sizes as in iOS 18.", "iOS 18": "The default.",
        "iOS 26": "Taller rows, section headers in mixed case and capsule-shaped buttons; no Liquid Glass.",
      ])
    vocabulary.isSystemVersion = true
    return vocabulary
  }()
  static let syncScope = Vocabulary(
    "a scope",
    [
      ("section", "The surrounding section."), ("list", "All rows of the surrounding list."),
      ("screen", "The whole canvas."),
    ])
  static let missingGlyph = Vocabulary(
    "a rule for missing glyphs",
    [
      "error": "The scene fails with an error that names the character (default).",
      "box": "A box replaces the character.",
    ])
  static let textMetrics = Vocabulary(
    "a kind of metrics",
    [
      "system": "The letter widths and line heights of iOS (default).",
      "font": "Letter widths and line heights from the Inter font file.",
    ])
  static let contentMode = Vocabulary(
    "a content mode",
    ["fit": "The whole content is visible (default).", "fill": "The content fills the area and may be cropped."])
  static let blendMode = Vocabulary("a blend mode", names: BlendMode.allCases.map(\.rawValue))
  static let columnKind = Vocabulary(
    "a column type",
    [
      "string": "Any text (default).", "integer": "A whole number.", "number": "A number.",
      "boolean": "true or false.", "date": "A date, such as 2024-02-29.",
      "timestamp": "A date and time, such as 2024-02-29T12:30:00.",
    ])
  static let delimiter = Vocabulary(
    "a delimiter",
    [
      "comma": "`,`", "semicolon": "`;`, common in European spreadsheets.",
      "tab": "The tab character, as in TSV files.",
    ])
  static let textEncoding = Vocabulary(
    "an encoding",
    [
      "utf-8": "The default.", "utf-16": "Unicode text from Excel; also detected by a byte order mark.",
      "latin-1": "ISO 8859-1.", "windows-1252": "Western Europe on Windows.",
      "windows-1250": "Central Europe on Windows.", "windows-1251": "Cyrillic.", "windows-1253": "Greek.",
      "windows-1254": "Turkish.", "windows-1255": "Hebrew.", "windows-1256": "Arabic and Persian.",
      "windows-1257": "Baltic languages on Windows.", "windows-1258": "Vietnamese.",
      "windows-874": "Thai; includes TIS-620.", "iso-8859-2": "Central Europe, ISO 8859.",
      "iso-8859-5": "Cyrillic, ISO 8859.", "iso-8859-6": "Arabic, ISO 8859.",
      "iso-8859-7": "Greek, ISO 8859.", "iso-8859-8": "Hebrew, ISO 8859.",
      "iso-8859-9": "Turkish, ISO 8859.", "iso-8859-15": "Western Europe with the euro sign, ISO 8859.",
      "macintosh": "Western Europe on classic Mac OS.", "ibm850": "Western Europe on DOS.",
      "ibm852": "Central Europe on DOS.", "iso-8859-4": "Baltic languages, older ISO 8859.",
      "iso-8859-13": "Baltic languages, ISO 8859.", "iso-8859-16": "Romanian, ISO 8859.",
      "mac-centraleurope": "Central Europe on classic Mac OS.", "mac-cyrillic": "Cyrillic on classic Mac OS.",
      "ibm437": "United States on DOS.", "ibm737": "Greek on DOS.",
      "ibm775": "Baltic languages on DOS.", "ibm857": "Turkish on DOS.", "ibm862": "Hebrew on DOS.",
      "ibm869": "Greek on DOS, second code page.", "cp1125": "Ukrainian on DOS.", "johab": "Korean on DOS.",
      "ibm866": "Russian on DOS.", "koi8-r": "Russian on Unix.", "koi8-u": "Ukrainian on Unix.",
      "shift_jis": "Japanese on Windows.",
      "euc-jp": "Japanese on Unix.", "gb18030": "Chinese; includes GBK and GB 2312.",
      "big5": "Traditional Chinese.", "euc-kr": "Korean.",
    ])
  static let dataFormat = Vocabulary(
    "a data format",
    [
      "csv": "Comma-separated values.", "tsv": "Tab-separated values.", "json": "A JSON document that contains a list.",
      "jsonl": "One JSON object per line.",
      "stanzas": "Fields written as `Name: text`, rows separated by empty lines (deb822).",
    ])
  static let device = Vocabulary("a device", Device.all.map { ($0.name, $0.summary) })

  private init(_ noun: String, _ pairs: [(String, String)]) {
    self.noun = noun
    words = pairs.map { Word(name: $0.0, doc: $0.1) }
  }
}
