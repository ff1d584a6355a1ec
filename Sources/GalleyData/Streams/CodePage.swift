/// An encoding of one language's letters, from before Unicode, that the C library's converter knows.
package enum CodePage: String, Hashable, Sendable, CaseIterable {
  /// Central Europe on Windows.
  case windows1250 = "windows-1250"
  /// Cyrillic on Windows.
  case windows1251 = "windows-1251"
  /// Western Europe on Windows.
  case windows1252 = "windows-1252"
  /// Greek on Windows.
  case windows1253 = "windows-1253"
  /// Turkish on Windows.
  case windows1254 = "windows-1254"
  /// Baltic languages on Windows.
  case windows1257 = "windows-1257"
  /// Central Europe as ISO has it.
  case latin2 = "iso-8859-2"
  /// Western Europe on the first Macintosh.
  case macRoman = "macintosh"
  /// Western Europe in DOS.
  case dosLatin1 = "ibm850"
  /// Russian on Unix.
  case koi8r = "koi8-r"
  /// Japanese on Windows.
  case shiftJIS = "shift_jis"
  /// Japanese on Unix.
  case eucJP = "euc-jp"
  /// Simplified Chinese.
  case gb18030 = "gb18030"
  /// Traditional Chinese.
  case big5 = "big5"
  /// Korean.
  case eucKR = "euc-kr"

  /// What the C library calls it, with the additions that vendors made and files have.
  var converterName: String {
    switch self {
    case .shiftJIS: "CP932"
    case .eucKR: "CP949"
    case .dosLatin1: "CP850"
    case .big5: "CP950"
    default: rawValue.uppercased()
    }
  }
}
