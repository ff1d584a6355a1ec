import GalleyData
import GalleyPicture

extension Vocabulary {
  package static let unitPoint = Vocabulary(
    "an anchor",
    [
      "topLeading": "The upper leading corner.", "top": "The middle of the upper edge.",
      "topTrailing": "The upper trailing corner.", "leading": "The middle of the leading edge.",
      "center": "The middle.", "trailing": "The middle of the trailing edge.",
      "bottomLeading": "The lower leading corner.", "bottom": "The middle of the lower edge.",
      "bottomTrailing": "The lower trailing corner.",
    ])
  static let textAlignment = Vocabulary(
    "a text alignment",
    [
      "leading": "On the side where reading starts; the default.", "center": "On the middle.",
      "trailing": "On the side where reading ends.",
    ])
  static let truncationMode = Vocabulary(
    "a truncation mode",
    ["head": "At the beginning.", "middle": "In the middle.", "tail": "At the end; the default."])
  static let imageScale = Vocabulary(
    "an image scale",
    [
      "small": "About four fifths of medium.", "medium": "As fits the text; the default.",
      "large": "About 1.3 times medium.",
    ])
  static let symbolRenderingMode = Vocabulary(
    "a rendering mode",
    [
      "monochrome": "All in the foreground style; the default.", "hierarchical": "Those behind in weaker levels of it.",
      "palette": "Each in a style of its own.", "multicolor": "Each in its own colour, where it has one.",
    ])
  static let textStyle = Vocabulary(
    "a text style",
    [
      "largeTitle": "34 points at the default Dynamic Type size.", "title": "28 points.", "title2": "22 points.",
      "title3": "20 points.", "headline": "17 points, semibold.", "subheadline": "15 points.",
      "body": "17 points; the default.", "callout": "16 points.", "footnote": "13 points.", "caption": "12 points.",
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
      "default": "The interface face.", "serif": "A face with serifs.", "rounded": "A face with rounded ends.",
      "monospaced": "A face whose characters are all equally wide.",
    ])
  static let dynamicType = Vocabulary(
    "a Dynamic Type size",
    [
      "xSmall": "The smallest.", "small": "Two below the default.", "medium": "One below the default.",
      "large": "The default.", "xLarge": "One above the default.", "xxLarge": "Two above.", "xxxLarge": "Three above.",
      "accessibility1": "The first of the accessibility sizes.", "accessibility2": "The second.",
      "accessibility3": "The third.", "accessibility4": "The fourth.", "accessibility5": "The largest.",
    ])
  static let colorScheme = Vocabulary(
    "a colour scheme", ["light": "Dark text on light; the default.", "dark": "Light text on dark."])
  static let layoutDirection = Vocabulary(
    "a layout direction",
    ["leftToRight": "Leading is left; the default.", "rightToLeft": "Leading is right, as for Arabic and Hebrew."])
  static let syncScope = Vocabulary(
    "a scope",
    [
      ("section", "The section around."), ("list", "The rows of the list around."),
      ("screen", "Everything on the canvas."),
    ])
  static let missingGlyph = Vocabulary(
    "a rule for missing glyphs",
    [
      "error": "The scene fails and names the character; the default.",
      "box": "A box takes the character's place.",
    ])
  static let contentMode = Vocabulary(
    "a content mode", ["fit": "All of it shows; the default.", "fill": "It covers the box."])
  static let blendMode = Vocabulary("a blend mode", names: BlendMode.allCases.map(\.rawValue))
  static let columnKind = Vocabulary(
    "a column type",
    [
      "string": "Any text; the default.", "integer": "A whole number.", "number": "A number.",
      "boolean": "true or false.", "date": "A day, as 2024-02-29.",
      "timestamp": "A day with a time, as 2024-02-29T12:30:00.",
    ])
  static let delimiter = Vocabulary(
    "a delimiter",
    ["comma": "As the name says.", "semicolon": "As spreadsheets write in much of Europe.", "tab": "TSV."])
  static let textEncoding = Vocabulary(
    "an encoding",
    [
      "utf-8": "The default.", "utf-16": "As Excel saves Unicode text; a byte order mark tells it, too.",
      "latin-1": "ISO 8859-1.", "windows-1252": "As Windows saved text in Western Europe.",
      "windows-1250": "Of Central Europe.", "windows-1251": "Cyrillic.", "windows-1253": "Greek.",
      "windows-1254": "Turkish.", "windows-1255": "Hebrew.", "windows-1256": "Arabic and Persian.",
      "windows-1257": "Of the Baltic languages.", "windows-1258": "Vietnamese.",
      "windows-874": "Thai; TIS-620 is a part of it.", "iso-8859-2": "Of Central Europe, as ISO has it.",
      "iso-8859-5": "Cyrillic, as ISO has it.", "iso-8859-6": "Arabic, as ISO has it.",
      "iso-8859-7": "Greek, as ISO has it.", "iso-8859-8": "Hebrew, as ISO has it.",
      "iso-8859-9": "Turkish, as ISO has it.", "iso-8859-15": "Of Western Europe, with the euro sign.",
      "macintosh": "Of the first Macintosh.", "ibm850": "Of DOS in Western Europe.",
      "ibm852": "Of DOS in Central Europe.", "iso-8859-4": "Of the Baltic languages, as ISO had it first.",
      "iso-8859-13": "Of the Baltic languages, as ISO has it.", "iso-8859-16": "Romanian, as ISO has it.",
      "mac-centraleurope": "Of the Macintosh in Central Europe.", "mac-cyrillic": "Cyrillic of the Macintosh.",
      "ibm437": "Of DOS in the United States.", "ibm737": "Of DOS in Greece.",
      "ibm775": "Of DOS in the Baltic countries.", "ibm857": "Of DOS in Turkey.", "ibm862": "Of DOS in Israel.",
      "ibm869": "Of DOS in Greece, with other places.", "cp1125": "Of DOS in Ukraine.", "johab": "Korean of DOS.",
      "ibm866": "Of DOS in Russia.", "koi8-r": "Russian on Unix.", "koi8-u": "Ukrainian on Unix.",
      "shift_jis": "Japanese on Windows.",
      "euc-jp": "Japanese on Unix.", "gb18030": "Chinese; GBK and GB 2312 are parts of it.",
      "big5": "Traditional Chinese.", "euc-kr": "Korean.",
    ])
  static let dataFormat = Vocabulary(
    "a data format",
    [
      "csv": "Comma-separated values.", "tsv": "Tab-separated values.", "json": "A JSON document with a list in it.",
      "jsonl": "A JSON object a line.", "stanzas": "Fields as `Name: text`, rows apart by empty lines (deb822).",
    ])
  static let device = Vocabulary("a device", Device.all.map { ($0.name, $0.summary) })

  private init(_ noun: String, _ pairs: [(String, String)]) {
    self.noun = noun
    words = pairs.map { Word(name: $0.0, doc: $0.1) }
  }
}
