import GalleyGeometry
import GalleyText
import Testing

@Suite("Text engine caches")
struct TextStatisticsTests {
  @Test("A layout made for measuring is reused for drawing")
  func sharing() {
    let engine = TextEngine()
    // Width tables contain no letters with combining marks, so the text must be laid out.
    let request = text("e\u{301}t\u{323} and more")
    _ = engine.layout(request)
    let misses = engine.statistics.layouts.misses
    #expect(engine.width(of: request.text, font: body).points == engine.layout(request).size.width)
    #expect(engine.statistics.layouts.misses == misses)
    #expect(engine.statistics.layouts.hits == 2)
  }

  @Test("Cache hits and misses are counted, and width tables are counted by style")
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

  @Test("Layouts of long strings fill the cache, but do not exceed its limit")
  func layoutBudget() {
    let engine = TextEngine()
    let words = String(repeating: "measure twice ", count: 60)
    for number in 0..<2500 { _ = engine.layout(text("\(number) \(words)")) }
    let figures = engine.statistics.layouts
    #expect(figures.bytes <= figures.budget)
    #expect(figures.bytes > figures.budget / 4)
  }

  @Test("A new style gets width tables even if other tables exceed the memory limit")
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

  /// Every letter from U+0020 to U+024F, combined with every fourth of them, in strings short enough for tables. They
  /// use most pages of a table.
  private static let everyPair: TextColumn = {
    let values = Array(0x20...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0x24F)
    let alphabet = values.compactMap(Unicode.Scalar.init).map { String($0) }
    let others = stride(from: 0, to: alphabet.count, by: 4).map { alphabet[$0] }
    return TextColumn(alphabet.map { letter in others.map { letter + $0 }.joined() })
  }()

  @Test("Width tables over the memory limit are evicted, and rebuilt tables give the same widths")
  func tableBudget() {
    let engine = TextEngine()
    let texts = Self.everyPair
    let expected = engine.widths(of: texts, font: body)
    // A few of the strings are not measured from tables, because Inter lacks some of these letters.
    #expect(expected.paths.set < texts.count / 10)
    var bytes: [Int] = []
    for size in 10..<24 {
      _ = engine.widths(of: texts, font: ResolvedFont(family: "Noto Sans", size: Double(size)))
      bytes.append(engine.statistics.tables.bytes)
    }
    let budget = engine.statistics.tables.budget
    // A single table may grow while the others use up the limit.
    #expect(bytes.allSatisfy { $0 <= budget * 3 / 2 })
    #expect(bytes.contains { $0 > budget / 2 })
    #expect(zip(bytes, bytes.dropFirst()).contains { $0 > $1 })
    #expect(engine.widths(of: texts, font: body).widths == expected.widths)
  }
}
