import Testing

@testable import GalleyText

@Suite("Text engine memory")
struct LifetimeTests {
  @Test("A font used in a thousand sizes loads its face once, and the face is released with its cache")
  func lifetime() {
    weak var faceCache: FaceCache?
    weak var face: LoadedFace?
    do {
      let owned = FaceCache(library: FontLibrary())
      for size in 0..<1000 {
        guard case .success(let found) = owned.face(for: ResolvedFont(family: "Inter", size: Double(size) / 10)) else {
          Issue.record("Inter must be installed")
          return
        }
        owned.use(found)
        face = found
      }
      #expect(owned.used.count == 1)
      faceCache = owned
    }
    #expect(faceCache == nil)
    #expect(face == nil)
  }

  @Test("An engine is released together with its measurer")
  func engine() {
    weak var engine: TextEngine?
    do {
      let owned = TextEngine()
      engine = owned
      let measurer = owned.measurer
      #expect(measurer.layout(text("x"), nil).lines.count == 1)
    }
    #expect(engine == nil)
  }

  @Test("Width tables are released with their engine, even if several threads read them", arguments: [1, 2])
  func tables(threads: Int) {
    weak var engine: TextEngine?
    weak var tables: FontWidths?
    weak var memory: TableMemory?
    do {
      let owned = TextEngine()
      engine = owned
      let column = TextColumn((0..<10_000).map { "Row \($0) Привет 漢字" })
      #expect(owned.widths(of: column, font: body, threads: threads)?.widths.count == 10_000)
      tables = owned.tables(for: FontWidths.Style(font: body, language: "en"))
      memory = owned.tableBuilder.memory
      #expect(memory?.bytes ?? 0 > 0)
    }
    #expect(engine == nil)
    #expect(tables == nil)
    #expect(memory == nil)
  }

  @Test("A prepared string releases tables that were evicted and gives the same results with new ones")
  func preparedText() {
    let engine = TextEngine()
    let prepared = engine.prepare(text("A text to measure"))
    let expected = prepared.measure()
    for _ in 0..<600 { _ = prepared.measure() }
    #expect(prepared.path == .total)
    #expect(engine.tableBuilder.memory.bytes > 0)
    engine.forgetTables()
    #expect(engine.tableBuilder.memory.bytes == 0)
    #expect(prepared.measure() == expected)
    #expect(prepared.path == .total)
    #expect(prepared.measure(width: 60).lineCount > 1)
    #expect(prepared.path == .broken)
    engine.forgetTables()
    prepared.exchange { $0 += "A text to measure".utf8 }
    #expect(prepared.oneLine?.size == expected.size)
    #expect(engine.layout(text("A text to measure")).size == expected.size)
  }

  @Test("A cache evicts entries that are not used and keeps the others")
  func cache() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    cache[-1] = 7
    for key in 0..<1000 {
      cache[key] = key
      #expect(cache[-1] == 7)
      #expect(cache.count <= 20)
    }
    #expect(cache[999] == 999)
    #expect(cache[0] == nil)
  }
}
