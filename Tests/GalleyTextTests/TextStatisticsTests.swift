import GalleyGeometry
import GalleyText
import Testing

@Suite("Engine caches")
struct TextStatisticsTests {
  @Test("A layout made for measuring is reused for drawing")
  func sharing() {
    let engine = TextEngine()
    // Tables contain no letters with combining marks, so a layout is needed.
    let request = text("e\u{301}t\u{323} and more")
    _ = engine.layout(request)
    let misses = engine.statistics.layouts.misses
    #expect(engine.width(of: request.text, font: body).points == engine.layout(request).size.width)
    #expect(engine.statistics.layouts.misses == misses)
    #expect(engine.statistics.layouts.hits == 2)
  }

  @Test("Cache hits and misses are counted, and tables are counted by style")
  func counts() {
    let engine = TextEngine()
    #expect(engine.statistics.total.bytes == 0)
    for _ in 0..<3 { _ = engine.width(of: "Hello", font: body) }
    #expect(engine.statistics.tables.misses == 1)
    #expect(engine.statistics.tables.hits == 2)
    #expect(engine.statistics.tables.bytes > 0)
    #expect(engine.statistics.widths == CacheFigures(budget: engine.statistics.widths.budget))
    for _ in 0..<3 { _ = engine.width(of: "e\u{301}t\u{323}", font: body) }
    #expect(engine.statistics.widths.misses == 1)
    #expect(engine.statistics.widths.hits == 2)
  }

  @Test("Long texts fill the layout budget without exceeding it")
  func layoutBudget() {
    let engine = TextEngine()
    let words = String(repeating: "measure twice ", count: 60)
    for number in 0..<2500 { _ = engine.layout(text("\(number) \(words)")) }
    let figures = engine.statistics.layouts
    #expect(figures.bytes <= figures.budget)
    #expect(figures.bytes > figures.budget / 4)
  }

  @Test("A new style gets tables when other tables exceed the budget")
  func fullBudget() {
    let engine = TextEngine()
    var size = 10.0
    while engine.statistics.tables.bytes <= engine.statistics.tables.budget {
      _ = engine.widths(of: Self.everyPair, font: ResolvedFont(family: "Noto Sans", size: size))
      size += 1
    }
    let prepared = engine.prepare(text("The last of many", font: body))
    let expected = prepared.measure(width: 40)
    for _ in 0..<600 { #expect(prepared.measure(width: 40) == expected) }
    #expect(prepared.path == .broken)
    #expect(engine.statistics.tables.bytes < engine.statistics.tables.budget)
  }

  /// Every letter from U+0020 to U+024F combined with every fourth one, in texts short enough for tables. This touches
  /// most pages of a table.
  private static let everyPair: TextColumn = {
    let values = Array(0x20...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0x24F)
    let alphabet = values.compactMap(Unicode.Scalar.init).map { String($0) }
    let others = stride(from: 0, to: alphabet.count, by: 4).map { alphabet[$0] }
    return TextColumn(alphabet.map { letter in others.map { letter + $0 }.joined() })
  }()

  @Test("Tables over budget are evicted, and rebuilt tables give equal widths")
  func tableBudget() {
    let engine = TextEngine()
    let texts = Self.everyPair
    let expected = engine.widths(of: texts, font: body)
    // Inter lacks some of these letters.
    #expect(expected.paths.set < texts.count / 10)
    var bytes: [Int] = []
    for size in 10..<24 {
      _ = engine.widths(of: texts, font: ResolvedFont(family: "Noto Sans", size: Double(size)))
      bytes.append(engine.statistics.tables.bytes)
    }
    let budget = engine.statistics.tables.budget
    // One table may grow while the others fill the budget.
    #expect(bytes.allSatisfy { $0 <= budget * 3 / 2 })
    #expect(bytes.contains { $0 > budget / 2 })
    #expect(zip(bytes, bytes.dropFirst()).contains { $0 > $1 })
    #expect(engine.widths(of: texts, font: body).widths == expected.widths)
  }
}
