import GalleyGeometry
import GalleyText
import TestSupport
import Testing
import TextCorpus

/// Lines of plain words are broken in one pass over their letters. The result must equal that of the general algorithm
/// and the heights of Pango.
@Suite("Line breaks in strings with only plain words")
struct PlainBreaksTests {
  private static let fonts = [
    body, ResolvedFont(family: "Noto Sans", size: 13), ResolvedFont(family: "Inter", size: 28, weight: .bold),
  ]
  private static let widths = [24.0, 61, 90.5, 210.3, 480]
  /// Fewer strings than an engine measures before it builds width tables.
  private static let texts = 80

  private static func strings(_ count: Int, seed: UInt64) -> [String] {
    var dice = SplitMix64(seed: seed)
    return (0..<count).map { index in
      switch index % 8 {
      case 0: GeneratedTexts.sentence(&dice)
      case 1: GeneratedTexts.cell(&dice)
      case 2: GeneratedTexts.soup(&dice)
      default: words(&dice)
      }
    }
  }

  /// Random words of ASCII letters with common punctuation.
  private static func words(_ dice: inout SplitMix64) -> String {
    let marks = [
      "", "", "", "", ",", ".", ")", "(", "-", "/", "'s", " ", "  ", "%", "$5", "AV", "Ty.", "x", "ffi", "&",
    ]
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let isLettered = Bool.random(using: &dice)
    return (0..<Int.random(in: 1...14, using: &dice)).map { _ in
      let count = Int.random(in: 1...9, using: &dice)
      let word = String((0..<count).map { _ in letters[Int.random(in: 0..<(isLettered ? 52 : 62), using: &dice)] })
      return isLettered ? word : dice.pick(marks) + word + dice.pick(marks)
    }.joined(separator: " ")
  }

  private static func row(_ engine: TextEngine, _ font: ResolvedFont, lineLimit: Int? = nil) -> PreparedText {
    for string in strings(1_500, seed: 5) { _ = engine.measure(text(string, font: font), width: 120) }
    return engine.prepare(text("Row", font: font, lineLimit: lineLimit))
  }

  @Test("Plain words are broken at the same positions as in the general algorithm", arguments: fonts)
  func equality(font: ResolvedFont) {
    let row = Self.row(TextEngine(), font)
    var plain = 0
    for string in Self.strings(4_000, seed: 8) {
      row.exchange { $0.append(contentsOf: string.utf8) }
      var (own, known): ([UInt32], [UInt32]) = ([7], [7])
      guard row.appendPlainBreaks(to: &own) else {
        #expect(own == [7], "\(string.debugDescription)")
        continue
      }
      plain += 1
      // If lines are measured one by one, there are no recorded breaks to compare.
      if row.appendKnownBreaks(to: &known) { #expect(own == known, "\(string.debugDescription)") }
    }
    #expect(plain > 1_000)
  }

  @Test("Strings of plain words have the same height as in Pango", arguments: fonts, [nil, 3])
  func heights(font: ResolvedFont, lineLimit: Int?) {
    let row = Self.row(TextEngine(), font, lineLimit: lineLimit)
    var given = 0
    for seed in 0..<8 {
      // This engine never builds width tables.
      let engine = TextEngine()
      for string in Self.strings(Self.texts, seed: 100 + UInt64(seed)) {
        row.exchange { $0.append(contentsOf: string.utf8) }
        var places: [UInt32] = []
        guard row.appendPlainBreaks(to: &places) else { continue }
        for width in Self.widths {
          guard let height = places.withUnsafeBufferPointer({ row.height(ofBreaks: $0, width: width) }) else {
            continue
          }
          given += 1
          let expected = engine.measure(text(string, font: font, lineLimit: lineLimit), width: width).size.height
          #expect(height == expected, "\(string.debugDescription) at \(width)")
        }
      }
    }
    #expect(given > 400)
  }

  @Test("With tracking or a line limit of one, the algorithm for plain words is not used")
  func others() {
    let words = Array("plain words".utf8)
    for (font, limit) in [(body, 1), (ResolvedFont(family: "Inter", size: 15, tracking: 0.5), nil)] {
      let row = Self.row(TextEngine(), font, lineLimit: limit)
      row.exchange { $0 += words }
      var places: [UInt32] = []
      #expect(!row.appendPlainBreaks(to: &places) && places.isEmpty)
    }
    let row = Self.row(TextEngine(), body)
    row.exchange { $0 += words }
    var places: [UInt32] = []
    #expect(row.appendPlainBreaks(to: &places) && places.count == 2)
  }
}
