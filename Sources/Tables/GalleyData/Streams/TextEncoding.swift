public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-16, in the byte order of the byte order mark, or little-endian if there is none.
  case utf16 = "utf-16"
  /// ISO 8859-1, which Galley reads as windows-1252, like browsers. The two differ only in control characters.
  case latin1 = "latin-1"
  /// Western Europe.
  case windows1252 = "windows-1252"
  /// Central Europe.
  case windows1250 = "windows-1250"
  /// Cyrillic.
  case windows1251 = "windows-1251"
  /// Greek.
  case windows1253 = "windows-1253"
  /// Turkish.
  case windows1254 = "windows-1254"
  /// Hebrew.
  case windows1255 = "windows-1255"
  /// Arabic and Persian.
  case windows1256 = "windows-1256"
  /// Baltic languages.
  case windows1257 = "windows-1257"
  /// Central Europe.
  case latin2 = "iso-8859-2"
  /// Vietnamese.
  case windows1258 = "windows-1258"
  /// Thai, a superset of TIS-620.
  case windows874 = "windows-874"
  case isoCyrillic = "iso-8859-5"
  case isoArabic = "iso-8859-6"
  case isoGreek = "iso-8859-7"
  case isoHebrew = "iso-8859-8"
  case latin5 = "iso-8859-9"
  /// Western Europe with the euro sign.
  case latin9 = "iso-8859-15"
  case macRoman = "macintosh"
  /// Western Europe.
  case dosLatin1 = "ibm850"
  /// Central Europe.
  case dosLatin2 = "ibm852"
  /// Baltic languages.
  case latin4 = "iso-8859-4"
  /// Baltic languages.
  case latin7 = "iso-8859-13"
  /// Romanian and neighbouring languages.
  case latin10 = "iso-8859-16"
  case macCentralEurope = "mac-centraleurope"
  case macCyrillic = "mac-cyrillic"
  /// United States.
  case dosUnitedStates = "ibm437"
  /// Greek.
  case dosGreek = "ibm737"
  /// Baltic languages.
  case dosBaltic = "ibm775"
  /// Turkish.
  case dosTurkish = "ibm857"
  /// Hebrew.
  case dosHebrew = "ibm862"
  /// Greek.
  case dosGreek2 = "ibm869"
  /// Ukrainian.
  case dosUkrainian = "cp1125"
  /// Russian.
  case dosCyrillic = "ibm866"
  /// Russian.
  case koi8r = "koi8-r"
  /// Ukrainian.
  case koi8u = "koi8-u"
  case shiftJIS = "shift_jis"
  case eucJP = "euc-jp"
  /// Chinese, a superset of GBK and GB 2312.
  case gb18030
  /// Chinese, with the Windows extensions.
  case big5
  case eucKR = "euc-kr"
  case johab

  /// Recognizes common aliases, such as `cp1252`, in any spelling with or without capitals, hyphens and underscores.
  public init?(name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    let others: [String: TextEncoding] = [
      "iso88591": .latin1, "l1": .latin1, "cp1252": .windows1252, "utf16le": .utf16, "ascii": .utf8, "usascii": .utf8,
      "cp1250": .windows1250, "cp1251": .windows1251, "cp1253": .windows1253, "cp1254": .windows1254,
      "cp1257": .windows1257, "latin2": .latin2, "macroman": .macRoman, "mac": .macRoman, "cp850": .dosLatin1,
      "sjis": .shiftJIS, "cp932": .shiftJIS, "gbk": .gb18030, "gb2312": .gb18030, "cp949": .eucKR, "koi8": .koi8r,
      "cp1255": .windows1255, "cp1256": .windows1256, "cp1258": .windows1258, "cp874": .windows874,
      "tis620": .windows874, "iso885911": .windows874, "greek": .isoGreek, "hebrew": .isoHebrew,
      "iso88598i": .isoHebrew,
      "arabic": .isoArabic, "cyrillic": .isoCyrillic, "thai": .windows874, "latin5": .latin5, "latin9": .latin9,
      "cp852": .dosLatin2, "cp866": .dosCyrillic, "cp936": .gb18030, "cp950": .big5, "windows31j": .shiftJIS,
      "ms932": .shiftJIS, "ksc5601": .eucKR, "uhc": .eucKR, "latin4": .latin4, "latin7": .latin7, "latin10": .latin10,
      "maccentraleuropean": .macCentralEurope, "macce": .macCentralEurope, "xmacce": .macCentralEurope,
      "maclatin2": .macCentralEurope, "xmaccyrillic": .macCyrillic, "xmacukrainian": .macCyrillic,
      "cp437": .dosUnitedStates, "cp737": .dosGreek, "cp775": .dosBaltic, "cp857": .dosTurkish, "cp862": .dosHebrew,
      "cp869": .dosGreek2, "cp1361": .johab, "ibm1125": .dosUkrainian,
    ]
    guard
      let found = TextEncoding.allCases.first(where: { $0.rawValue.filter { $0 != "-" && $0 != "_" } == plain })
        ?? others[plain]
    else { return nil }
    self = found
  }

  /// The characters of the bytes 0x80 to 0x9F in windows-1252 (WHATWG Encoding, index windows-1252).
  package static let windowsMiddle: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  package static let pages = allCases.filter { $0 != .utf8 && $0 != .utf16 && $0 != .latin1 }

  package var needsConverter: Bool { self != .windows1252 && Self.pages.contains(self) }

  /// The name of the converter, for the variant with the vendor extensions that occur in files.
  var converterName: String {
    switch self {
    case .shiftJIS: "CP932"
    case .eucKR: "CP949"
    case .dosLatin1: "CP850"
    case .dosUnitedStates, .dosGreek, .dosBaltic, .dosTurkish, .dosHebrew, .dosGreek2:
      "CP" + rawValue.dropFirst(3)
    case .big5: "CP950"
    default: rawValue.uppercased()
    }
  }

  /// The initial cost of a reading, which is higher for rarer encodings.
  var rarity: Double {
    switch self {
    case .utf8, .utf16, .latin1, .windows1252: 0
    case .windows1251, .windows1253, .shiftJIS, .gb18030, .eucKR: 1.5
    case .windows1254, .windows1255, .windows1256, .windows874: 1.8
    case .windows1250, .big5: 2
    case .windows1257, .windows1258, .eucJP, .isoGreek: 2.5
    case .latin2, .latin9: 2.6
    case .isoHebrew: 3
    case .koi8r: 3.2
    case .koi8u, .dosCyrillic, .latin5, .latin7: 3.5
    case .macRoman, .dosLatin1, .isoArabic, .dosHebrew, .dosGreek: 4
    case .dosUnitedStates: 4.5
    case .isoCyrillic, .macCyrillic, .johab, .dosBaltic, .dosUkrainian, .latin4, .latin10: 5
    case .dosLatin2, .macCentralEurope, .dosTurkish: 5.5
    case .dosGreek2: 5.5
    }
  }
}
