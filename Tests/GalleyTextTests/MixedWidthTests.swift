import GalleyGeometry
import TestSupport
import Testing

@testable import GalleyText

@Suite("Widths of mixed scripts compared with Pango")
struct MixedWidthTests {
  enum Script: String, CaseIterable, Sendable {
    case han, kana, hangul, arabic, syriac, hebrew, devanagari, thai, georgian, greek, cyrillic, latin, emoji

    func word(_ dice: inout SplitMix64) -> String {
      switch self {
      case .han: letters([0x4E00...0x9FA0, 0x3400...0x3500], 1...9, &dice)
      case .kana: letters([0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FC], 1...8, &dice)
      case .hangul: letters([0xAC00...0xD7A3], 1...6, &dice)
      // Few font faces contain all of these letters, and letters of two faces may join.
      case .arabic: letters([0x620...0x64A, 0x620...0x64A, 0x671...0x6D3, 0x750...0x77F, 0x8A0...0x8B4], 1...7, &dice)
      case .syriac: letters([0x710...0x72F], 1...5, &dice)
      case .hebrew: letters([0x5D0...0x5EA], 1...7, &dice)
      case .devanagari: dice.pick(["नमस्ते", "हिन्दी", "क्षेत्र", "में", "श्री", "दुनिया"])
      case .thai: dice.pick(["สวัสดี", "ภาษาไทย", "กรุงเทพมหานคร", "ที่", "น้ำ"])
      case .georgian: letters([0x10D0...0x10F0], 1...8, &dice)
      case .greek: letters([0x391...0x3A1, 0x3B1...0x3C9], 1...6, &dice)
      case .cyrillic: letters([0x410...0x44F], 1...6, &dice)
      case .latin: dice.pick(["Tavore", "AV", "To", "office", "x", "15", "9:41", "Å.", "(a)", "f-i", "Zürich,"])
      case .emoji: dice.pick(["😀", "🇩🇪", "👍🏽", "👩‍💻", "❤️", "1️⃣", "☎️", "🇩🇪🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚"])
      }
    }

    private func letters(_ ranges: [ClosedRange<UInt32>], _ count: ClosedRange<Int>, _ dice: inout SplitMix64) -> String
    {
      (0..<dice.number(count)).reduce(into: "") { word, _ in
        let range = dice.pick(ranges)
        let value = UInt32(dice.number(Int(range.lowerBound)...Int(range.upperBound)))
        if let scalar = Unicode.Scalar(value) { word.unicodeScalars.append(scalar) }
      }
    }
  }

  static let joints = [
    " ", " ", " ", "", "", "、", "。", "「", "」", "・", "（", "）", " (", ") ", ", ", "·", "  ", "\n", "\u{301}", "—",
    "“", "”", "،", "۔", "\u{64E}", "\u{5B0}", "\u{3099}", "\u{200D}", "\u{FE0F}", "/", "<", ">", "！", "１", "\u{A0}",
  ]

  static let phrases = [
    "漢字かな", "مرحبا بالعالم", "👩‍💻🇩🇪", "नमस्ते", "iPhone 15 を購入", "東京タワー（東京都）", "価格: 1,200円", "안녕하세요 세계", "مرحبا، كيف حالك؟",
    "שלום עולם!", "Привет мир", "日本語ABC", "¥1,200 (税込)", "Café ☕", "👍🏽 Great!", "Tōkyō 東京", "50% 割引", "「こんにちは」と言った。",
    "ราคา 100 บาท", "α漢", "हिन्दी में।", "(東京)", "«Ура» 東京", "第3章", "A、B。", "2026年11月25日", "٪ ١٢٣", "15 دقيقة", "שעה 12:30",
  ]

  static func phrases(_ dice: inout SplitMix64) -> String {
    (0..<dice.number(1...3)).map { _ in dice.pick(phrases) }.joined(
      separator: dice.pick([" ", " ", "", ": ", " – ", "("]))
  }

  @Test(
    "Words in one script, separated by spaces or signs, are as wide as Pango measures them", arguments: Script.allCases,
    ["Inter", "Noto Sans CJK JP", "DejaVu Sans Mono"])
  func pure(script: Script, family: String) {
    var dice = SplitMix64(seed: 31)
    var comparison = MeasureComparison(ResolvedFont(family: family, size: 13, weight: .semibold))
    for _ in 0..<50 {
      let joint = [.han, .kana, .hangul].contains(script) ? dice.pick([" ", "", "、"]) : " "
      comparison.add((0..<dice.number(1...6)).map { _ in script.word(&dice) }.joined(separator: joint), &dice)
    }
    print("\(script) in \(family): \(comparison.summary)")
    #expect(comparison.differences == [])
    let tabled: Set<Script> = [.han, .hangul, .arabic, .hebrew, .devanagari, .thai, .georgian, .latin]
    if tabled.contains(script), family == "Inter" { #expect(comparison.count(.set) < comparison.count(.broken)) }
  }

  @Test("Words in all scripts, with signs, marks and brackets, are as wide as Pango measures them", arguments: 0..<16)
  func mixed(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let language = ["en", "ja", "zh", "ko", "ar", "zh-Hant-HK", "de", "hi"][Int(seed) % 8]
    let font = ResolvedFont(
      family: dice.pick(["Inter", "Noto Sans", "Noto Serif", "DejaVu Sans Mono", "DejaVu Sans"]),
      size: dice.pick([11, 13, 17.3, 34]),
      weight: dice.pick([.regular, .bold]))
    var comparison = MeasureComparison(font, language: language)
    for _ in 0..<150 {
      var string = ""
      let scripts = (0..<dice.number(1...3)).map { _ in dice.pick(Script.allCases) }
      for _ in 0..<dice.number(1...7) {
        string += dice.pick(scripts).word(&dice) + dice.pick(MixedWidthTests.joints)
      }
      comparison.add(string, &dice)
      comparison.add(MixedWidthTests.phrases(&dice), &dice)
    }
    print("\(seed) \(language) \(font.family): \(comparison.summary)")
    #expect(comparison.differences == [])
  }
}
