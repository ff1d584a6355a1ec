import GalleyGeometry
import GalleyPicture
import TestSupport
import Testing

@testable import GalleyDiff

@Suite("Finding the view drawn last at each pixel")
struct OwnerMapTests {
  private func rect(_ size: PixelSize, _ dice: inout SplitMix64) -> PixelRect {
    let (x, y) = (dice.number(-4...(size.width - 1)), dice.number(-4...(size.height - 1)))
    return PixelRect(x: x, y: y, width: dice.number(0...size.width), height: dice.number(0...size.height))
  }

  private func map(_ size: PixelSize, views count: Int, _ dice: inout SplitMix64) -> OwnerMap {
    var views: [ComparedView] = []
    for number in 0..<count {
      let window = rect(size, &dice)
      views.append(
        ComparedView(
          old: window, new: window, drift: dice.pick([nil, .zero, Point(x: 2, y: 0)]), node: number, unit: number,
          isLeaf: dice.below(2) == 0, hasLeft: false, fill: dice.pick([.solid, .clear, .clear, .translucent])))
    }
    return OwnerMap(views, \.new, size, except: dice.below(3) == 0 ? [rect(size, &dice)] : [])
  }

  @Test(
    "In a window, a view's parts cover its pixels exactly once, each part over a single background view",
    arguments: 1...60)
  func parts(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let size = PixelSize(width: dice.number(1...40), height: dice.number(1...30))
    let count = dice.number(1...12)
    let map = map(size, views: count, &dice)
    let window = rect(size, &dice)
    for view in 0..<count {
      var found = [Int](repeating: 0, count: size.count)
      map.forEachPart(of: view, in: window) { part in
        var backgrounds: Set<Int32> = []
        for y in part.y..<part.maxY {
          for x in part.x..<part.maxX {
            found[y * size.width + x] += 1
            backgrounds.insert(map.background(x, y))
          }
        }
        #expect(backgrounds.count == 1)
      }
      let expected = (0..<size.count).map { place in
        let (x, y) = (place % size.width, place / size.width)
        return map[x, y] == view && window.contains(x, y) ? 1 : 0
      }
      #expect(found == expected)
    }
  }

  @Test("Adjacent cells with the same owner and background view are merged into one part")
  func runs() {
    let size = PixelSize(width: 90, height: 3)
    func view(_ rect: PixelRect) -> ComparedView {
      ComparedView(old: rect, new: rect, drift: .zero, node: 0, unit: 0, isLeaf: false, hasLeft: false, fill: .solid)
    }
    // Two views behind the last one divide the row into three cells.
    let behind = [10, 50].map { view(PixelRect(x: $0, y: 0, width: 20, height: 3)) }
    let map = OwnerMap(behind + [view(PixelRect(x: 0, y: 0, width: 90, height: 3))], \.new, size, except: [])
    var parts: [PixelRect] = []
    map.forEachPart(of: 2, in: PixelRect(x: 5, y: 0, width: 80, height: 3)) { parts.append($0) }
    #expect(parts == [PixelRect(x: 5, y: 0, width: 80, height: 3)])
  }

  @Test("For a row of pixels, the owner map lists the view that owns each pixel", arguments: 1...20)
  func row(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let size = PixelSize(width: dice.number(1...40), height: dice.number(1...30))
    let map = map(size, views: 9, &dice)
    for y in 0..<size.height {
      let row = map.row(y)
      #expect((0..<size.width).map { row[$0] } == (0..<size.width).map { map[$0, y] })
    }
  }
}
