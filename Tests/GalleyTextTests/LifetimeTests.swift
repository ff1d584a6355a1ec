import Testing

@testable import GalleyText

@Suite("What an engine holds on to")
struct LifetimeTests {
  @Test("A thousand styles open one face, and an engine lets go of everything")
  func lifetime() {
    weak var shelf: FontShelf?
    weak var face: LoadedFace?
    do {
      let owned = FontShelf(library: FontLibrary())
      for size in 0..<1000 {
        guard case .success(let found) = owned.face(for: ResolvedFont(family: "Inter", size: Double(size) / 10)) else {
          Issue.record("Inter must be installed")
          return
        }
        owned.use(found)
        face = found
      }
      #expect(owned.used.count == 1)
      shelf = owned
    }
    #expect(shelf == nil)
    #expect(face == nil)
  }

  @Test("An engine goes when its measurer does")
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

  @Test("A cache drops what nobody asked for, and keeps what somebody did")
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
