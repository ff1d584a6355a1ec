import CResources
import GalleyFiles

enum FrequentSigns {
  static let hiragana = signs("hiragana")
  static let katakana = signs("katakana")
  static let kanji = signs("kanji")
  static let simplified = signs("simplified")
  static let traditional = signs("traditional")
  static let hangul = signs("hangul")

  private static let groups = EmbeddedText(galleyFrequentSigns())

  private static func signs(_ name: String) -> String { (groups[name] ?? []).joined() }
}
