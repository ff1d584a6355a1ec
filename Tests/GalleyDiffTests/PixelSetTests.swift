import GalleyDiff
import Testing

@Suite("Sets of pixels")
struct PixelSetTests {
  @Test("Pixels in rectangles are counted correctly across machine words and beyond the edges")
  func rects() {
    var set = PixelSet(size: PixelSize(width: 150, height: 4))
    set.insert(PixelRect(x: 60, y: 1, width: 70, height: 2))
    #expect(set.count == 140)
    #expect(!set[59, 1] && set[60, 1] && set[129, 2] && !set[130, 2] && !set[60, 0] && !set[60, 3])
    #expect(set.count(in: PixelRect(x: 0, y: 0, width: 64, height: 2)) == 4)
    #expect(set.count(in: PixelRect(x: 64, y: 1, width: 64, height: 1)) == 64)
    #expect(set.count(in: PixelRect(x: 128, y: -3, width: 900, height: 900)) == 4)
    #expect(set.count(in: PixelRect(x: 400, y: 0, width: 9, height: 9)) == 0)
  }

  @Test("A single pixel can be added to and removed from a set")
  func pixels() {
    var set = PixelSet(size: PixelSize(width: 65, height: 2))
    set[64, 1] = true
    #expect(set.count == 1 && set[64, 1] && !set[64, 0])
    set[64, 1] = false
    #expect(set.isEmpty)
  }

  @Test("If several windows are equally dense, the topmost and then leftmost is chosen")
  func window() {
    var set = PixelSet(size: PixelSize(width: 10, height: 10))
    for (x, y) in [(1, 8), (2, 8), (7, 3), (8, 3), (5, 5)] { set[x, y] = true }
    #expect(set.densestWindow(side: 2) == .init(rect: PixelRect(x: 7, y: 2, width: 2, height: 2), count: 2))
    #expect(set.densestWindow(side: 99) == .init(rect: PixelRect(x: 0, y: 0, width: 10, height: 10), count: 5))
    #expect(set.densestWindow(side: 0).count == 1)
    #expect(PixelSet(size: PixelSize(width: 3, height: 3)).densestWindow(side: 2).count == 0)
    #expect(PixelSet(size: PixelSize(width: 0, height: 0)).densestWindow(side: 2).count == 0)
  }

  @Test("For all widths, the densest window matches the one that an exhaustive search finds", arguments: 0..<100)
  func everyWindow(seed: Int) {
    var state = UInt64(seed + 1)
    func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let size = PixelSize(width: 1 + number(below: 140), height: 1 + number(below: seed < 60 ? 20 : 160))
    var set = PixelSet(size: size)
    for _ in 0..<number(below: 1 + size.count / 2) { set[number(below: size.width), number(below: size.height)] = true }
    let side = 1 + number(below: 45)
    let (width, height) = (min(side, size.width), min(side, size.height))
    var best = PixelSet.Window(rect: PixelRect(x: 0, y: 0, width: width, height: height), count: 0)
    for y in 0...(size.height - height) {
      for x in 0...(size.width - width) {
        let rect = PixelRect(x: x, y: y, width: width, height: height)
        let count = set.count(in: rect)
        if count > best.count { best = .init(rect: rect, count: count) }
      }
    }
    #expect(set.densestWindow(side: side) == best)
  }

  @Test("Pixels that are close together form one area, distant ones form another")
  func areas() {
    var set = PixelSet(size: PixelSize(width: 100, height: 60))
    for (x, y) in [(3, 3), (20, 20), (47, 5), (90, 50)] { set[x, y] = true }
    // In tiles of 16 pixels, (0, 0) and (1, 1) touch at a corner, and (2, 0) touches (1, 1).
    #expect(
      set.areas() == [
        PixelRect(x: 3, y: 3, width: 45, height: 18), PixelRect(x: 90, y: 50, width: 1, height: 1),
      ])
    #expect(set.areas(side: 1).count == 4)
    #expect(set.areas(side: 1, limit: 3) == [PixelRect(x: 3, y: 3, width: 88, height: 48)])
    #expect(PixelSet(size: PixelSize(width: 0, height: 0)).areas().isEmpty)
  }
}
