import Dispatch
import GalleyGeometry
import GalleyText
import Synchronization
import TestSupport
import Testing
import TextCorpus

/// Measures strings on other threads with the width tables of an engine. The results must be those of the engine.
@Suite("Measuring with an engine's width tables")
struct TableMeasurerTests {
  private static let fonts = [
    body, ResolvedFont(family: "Noto Sans", size: 13), ResolvedFont(family: "Inter", size: 28, weight: .bold),
    ResolvedFont(family: "Inter", size: 15, tracking: 0.5),
  ]
  private static let widths: [Double?] = [nil, 30, 90, 210.3, 480]

  private static func strings(_ count: Int, seed: UInt64) -> [String] {
    var dice = SplitMix64(seed: seed)
    return (0..<count).map { index in
      switch index % 20 {
      case 0: GeneratedTexts.paragraphs(&dice)
      case 1: GeneratedTexts.soup(&dice)
      case 2: GeneratedTexts.hostile(&dice)
      case 3...8: GeneratedTexts.sentence(&dice)
      default: GeneratedTexts.cell(&dice)
      }
    }
  }

  private func warm(_ engine: TextEngine, _ font: ResolvedFont) {
    for string in Self.strings(1_500, seed: 5) { _ = engine.measure(text(string, font: font), width: 120) }
  }

  /// A prepared string whose content is replaced repeatedly, as in the rows of a list.
  private func row(_ tables: TableMeasurer, _ font: ResolvedFont, lineLimit: Int?) -> PreparedText {
    tables.measurer.prepare(text("Row", font: font, lineLimit: lineLimit))
  }

  /// Returns the measures of `strings` at all widths, or nil if the tables are not sufficient.
  private func measures(of strings: [String], _ text: PreparedText) -> [[TextMeasure?]] {
    strings.map { string in
      Self.widths.map { width in
        text.exchange { $0.append(contentsOf: string.utf8) }
        let measure = text.measure(width: width)
        return text.isFaulty ? nil : measure
      }
    }
  }

  @Test(
    "Measurements from tables match the engine's; if the tables do not suffice, the engine measures",
    arguments: fonts, [nil, 1, 3])
  func equality(font: ResolvedFont, lineLimit: Int?) {
    let engine = TextEngine()
    warm(engine, font)
    let tables = TableMeasurer(engine)
    let row = row(tables, font, lineLimit: lineLimit)
    #expect(tables.refresh())
    let strings = Self.strings(400, seed: 6)
    var given = 0
    for (string, measures) in zip(strings, measures(of: strings, row)) {
      for (width, measure) in zip(Self.widths, measures) {
        guard let measure else { continue }
        given += 1
        let request = text(string, font: font, lineLimit: lineLimit)
        #expect(measure == engine.measure(request, width: width), "\(string.debugDescription) at \(width ?? -1)")
      }
    }
    // Truncated lines with tracking must be laid out, so not all measures can come from tables.
    #expect(given > strings.count * Self.widths.count / 3)
  }

  @Test("New entries in the tables can be used only after a refresh")
  func learning() {
    let engine = TextEngine()
    for _ in 0..<600 { _ = engine.measure(text("plain"), width: 20) }
    let tables = TableMeasurer(engine)
    let row = row(tables, body, lineLimit: nil)
    #expect(tables.refresh())
    func isReported(_ string: String) -> Bool { measures(of: [string], row)[0].allSatisfy { $0 != nil } }
    #expect(isReported("plain"))
    for _ in 0..<2 { #expect(!isReported("quite new Ж")) }
    _ = engine.measure(text("new quite"), width: 20)
    _ = engine.measure(text("quite new"), width: 20)
    #expect(tables.refresh())
    #expect(isReported("quite new"))
    #expect(!isReported("quite new Ж"))
  }

  @Test("A constant string in any script can be measured, as long as it fits on one line")
  func still() {
    let engine = TextEngine()
    warm(engine, body)
    let tables = TableMeasurer(engine)
    let request = text("標題：سطر")
    let still = tables.measurer.prepare(request)
    #expect(tables.refresh())
    let natural = engine.measure(request)
    for width in [nil, natural.size.width, 500] { #expect(still.measure(width: width) == natural) }
    #expect(!tables.isStuck)
    _ = still.measure(width: natural.size.width / 2)
    #expect(tables.isStuck)
    #expect(!tables.refresh())
  }

  @Test("Without tables, measuring is not possible")
  func untold() {
    let tables = TableMeasurer(TextEngine())
    _ = row(tables, body, lineLimit: nil)
    #expect(!tables.refresh())
  }

  @Test("Several threads that measure at once get the same results")
  func threads() {
    let engine = TextEngine()
    warm(engine, body)
    let strings = Self.strings(600, seed: 7)
    let texts = (0..<4).map { _ in
      let tables = TableMeasurer(engine)
      let row = row(tables, body, lineLimit: 2)
      #expect(tables.refresh())
      return Box(text: row)
    }
    let answers = Mutex<[[[TextMeasure?]]]>([])
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let own = measures(of: strings, texts[index].text)
      answers.withLock { $0.append(own) }
    }
    let all = answers.withLock { $0 }
    #expect(all.allSatisfy { $0 == all[0] })
  }

  /// Each box is used by one thread only.
  private struct Box: @unchecked Sendable {
    let text: PreparedText
  }
}
