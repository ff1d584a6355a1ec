import GalleyGeometry
import GalleyText
import Testing

@Suite("What an engine remembers")
struct TextStatisticsTests {
  @Test("What was measured is there when it is drawn")
  func sharing() {
    let engine = TextEngine()
    let request = text("漢字 and more")
    _ = engine.layout(request)
    let misses = engine.statistics.layouts.misses
    #expect(engine.width(of: "漢字 and more", font: body).points == engine.layout(request).size.width)
    #expect(engine.statistics.layouts.misses == misses)
    #expect(engine.statistics.layouts.hits == 2)
  }

  @Test("Hits and misses are counted, and tables by their style")
  func counts() {
    let engine = TextEngine()
    #expect(engine.statistics.total.bytes == 0)
    for _ in 0..<3 { _ = engine.width(of: "Hello", font: body) }
    #expect(engine.statistics.tables.misses == 1)
    #expect(engine.statistics.tables.hits == 2)
    #expect(engine.statistics.tables.bytes > 0)
    #expect(engine.statistics.widths == CacheFigures(budget: engine.statistics.widths.budget))
    for _ in 0..<3 { _ = engine.width(of: "漢字", font: body) }
    #expect(engine.statistics.widths.misses == 1)
    #expect(engine.statistics.widths.hits == 2)
  }

  @Test("Long texts fill budgets, and do not pass them")
  func layoutBudget() {
    let engine = TextEngine()
    let words = String(repeating: "measure twice ", count: 60)
    for number in 0..<2500 { _ = engine.layout(text("\(number) \(words)")) }
    let figures = engine.statistics.layouts
    #expect(figures.bytes <= figures.budget)
    #expect(figures.bytes > figures.budget / 4)
  }

  @Test("Tables of many styles go when they take too much, and come again with the same widths")
  func tableBudget() {
    let engine = TextEngine()
    let alphabet = (0x20...0x24F).compactMap(Unicode.Scalar.init).map { String($0) }
    // Every letter beside every third one touches most of a table's pages.
    let texts = TextColumn(alphabet.indices.map { index in alphabet.map { alphabet[index] + $0 }.joined() })
    let expected = engine.widths(of: texts, font: body)
    var largest = 0
    for size in 10..<24 {
      _ = engine.widths(of: texts, font: ResolvedFont(family: "Noto Sans", size: Double(size)))
      largest = max(largest, engine.statistics.tables.bytes)
    }
    // One table may grow while the others fill the budget.
    #expect(largest <= engine.statistics.tables.budget * 3 / 2)
    #expect(engine.widths(of: texts, font: body) == expected)
  }
}
