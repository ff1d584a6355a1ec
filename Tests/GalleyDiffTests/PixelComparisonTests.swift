import GalleyDiff
import GalleyPicture
import TestSupport
import Testing

@Suite("Comparison of bitmaps")
struct PixelComparisonTests {
  @Test(
    "Exactly the changed pixels are found, at any position in a row", arguments: [1, 15, 16, 17, 63, 64, 65, 200])
  func places(width: Int) {
    let first = Bitmap(width: width, height: 3, pixels: [UInt8](repeating: 90, count: width * 12))
    for x in 0..<width {
      var second = first
      second.pixels[(width + x) * 4 + x % 4] ^= 1
      let diff = PixelComparison().compare(first, second)
      #expect(diff.different == 1)
      #expect(diff.differences[x, 1])
    }
  }

  @Test("The result of a comparison does not depend on how many rows each thread compares")
  func rows() {
    var first = Bitmap(width: 70, height: 1000, pixels: [UInt8](repeating: 200, count: 70 * 4000))
    let second = first
    var expected = PixelSet(size: PixelSize(width: 70, height: 1000))
    for step in 0..<3000 {
      let (x, y) = (step * 37 % 70, step * 101 % 1000)
      first.pixels[(y * 70 + x) * 4] = 0
      expected[x, y] = true
    }
    #expect(PixelComparison().compare(first, second).differences == expected)
    #expect(
      PixelComparison(metric: .yiq, countsAntialiasing: true).compare(first, second).differences == expected)
  }

  @Test("Bitmaps of different sizes differ in the changed pixels of their overlap and in the extra pixels")
  func sizes() {
    let diff = PixelComparison().compare(drawing("KK_\nKK_"), drawing("KK\nKR\nKK"))
    #expect(diff.different == 5 && diff.differences.count == 1)
    #expect(diff.total == 8)
    let summary = PixelSummary(diff)
    #expect(summary.bounds == PixelRect(x: 0, y: 0, width: 3, height: 3) && summary.outside == 4)
    #expect(diff.firstSize == PixelSize(width: 3, height: 2) && diff.secondSize == PixelSize(width: 2, height: 3))
    let equal = PixelComparison().compare(drawing("K"), drawing("KK"))
    #expect(equal.different == 1 && equal.total == 2)
    #expect(PixelSummary(equal).bounds == PixelRect(x: 1, y: 0, width: 1, height: 1))
    #expect(!equal.isEmpty)
  }

  @Test("The bounds of a difference contain all counted pixels, and a mask can exclude extra pixels", arguments: 1...40)
  func anySizes(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let sizes = (0..<4).map { _ in dice.number(1...9) }
    let bitmaps = [(sizes[0], sizes[1]), (sizes[2], sizes[3])].map { width, height in
      let pixels = (0..<width * height).flatMap { _ in
        dice.number(0...3) == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] as [UInt8]
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
    let hidden = PixelRect(x: dice.number(0...5), y: dice.number(0...5), width: dice.number(0...6), height: 2)
    var comparison = PixelComparison()
    comparison.mask = PixelMask(rects: [hidden])
    var expected: [(x: Int, y: Int)] = []
    var total = 0
    for y in 0..<9 {
      for x in 0..<9 where !(hidden.x..<hidden.maxX ~= x && hidden.y..<hidden.maxY ~= y) {
        let seen = bitmaps.map { x < $0.width && y < $0.height ? "\($0[x, y])" : "" }
        if seen != ["", ""] { total += 1 }
        if seen[0] != seen[1] { expected.append((x, y)) }
      }
    }
    let diff = comparison.compare(bitmaps[0], bitmaps[1])
    #expect(diff.different == expected.count && diff.total == total)
    guard let bounds = PixelSummary(diff).bounds else { return #expect(expected.isEmpty) }
    #expect(expected.allSatisfy { bounds.x..<bounds.maxX ~= $0.x && bounds.y..<bounds.maxY ~= $0.y })
  }

  @Test("Comparing row by row gives the same result as comparing whole bitmaps", arguments: 1...20)
  func knownPixels(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let (width, height) = (dice.number(1...150), dice.number(1...9))
    // Transparent and opaque pixels, most of which are the same as in the other bitmap.
    let first = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { _ in [90, 90, 90, dice.number(0...2) == 0 ? 0 : 255] as [UInt8] })
    var second = first
    for _ in 0..<dice.number(0...30) { second.pixels[dice.number(0...(width * height * 4 - 1))] ^= 128 }
    var unequal = UnequalPixels(size: PixelSize(first))
    try first.pixels.withUnsafeBytes { one in
      try second.pixels.withUnsafeBytes { other in
        let (one, other) = (try #require(one.baseAddress), try #require(other.baseAddress))
        for y in 0..<height {
          #expect(!unequal.isWhole)
          unequal.compare(row: y, one + y * width * 4, other + y * width * 4)
        }
      }
    }
    #expect(unequal.isWhole)
    for metric in PixelMetric.allCases {
      var comparison = PixelComparison(metric: metric)
      #expect(comparison.compare(first, second, unequal: unequal) == comparison.compare(first, second), "\(metric)")
      comparison.mask = PixelMask(rects: [PixelRect(x: 1, y: 0, width: dice.number(1...70), height: 2)])
      #expect(comparison.compare(first, second, unequal: unequal) == comparison.compare(first, second), "\(metric)")
    }
  }

  @Test(
    "If a row repeats the row above it in both bitmaps, both rows have the same differing pixels", arguments: 1...30)
  func repeatedRows(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let width = dice.number(1...150)
    let colors: [[UInt8]] = [[0, 0, 0, 0], [9, 9, 9, 0], [90, 90, 90, 255]]
    func row() -> [UInt8] { (0..<width).flatMap { _ in dice.pick(colors) } }
    var rows = [(first: row(), second: row(), isRepeated: false)]
    for _ in 0..<dice.number(0...12) {
      let last = rows[rows.count - 1]
      let isRepeated = dice.below(2) == 0
      let first = isRepeated ? last.first : row()
      rows.append((first, isRepeated ? last.second : dice.below(3) == 0 ? first : row(), isRepeated))
    }
    let size = PixelSize(width: width, height: rows.count)
    var (known, plain) = (UnequalPixels(size: size), UnequalPixels(size: size))
    for (y, row) in rows.enumerated() {
      try row.first.withUnsafeBytes { first in
        try row.second.withUnsafeBytes { second in
          let (first, second) = (try #require(first.baseAddress), try #require(second.baseAddress))
          known.compare(row: y, first, second, repeats: row.isRepeated)
          plain.compare(row: y, first, second)
        }
      }
    }
    #expect(known.isWhole)
    let bitmaps = (
      Bitmap(width: width, height: rows.count, pixels: rows.flatMap(\.first)),
      Bitmap(width: width, height: rows.count, pixels: rows.flatMap(\.second))
    )
    let expected = PixelComparison().compare(bitmaps.0, bitmaps.1)
    #expect(PixelComparison().compare(bitmaps.0, bitmaps.1, unequal: known) == expected)
    #expect(PixelComparison().compare(bitmaps.0, bitmaps.1, unequal: plain) == expected)
  }

  @Test("Bitmaps without pixels can be compared")
  func empty() {
    let nothing = Bitmap(width: 0, height: 0, pixels: [])
    for metric in PixelMetric.allCases {
      let diff = PixelComparison(metric: metric).compare(nothing, drawing("K"))
      #expect(diff.ratio == 1)
      #expect(!diff.isEmpty)
    }
  }

  @Test("Differing pixels of an antialiased edge are ignored; differing pixels of a moved shape are counted")
  func antialiasing() {
    let sharp = drawing("KKK____\nKKK____\nKKK____\nKKK____\nKKK____")
    let smooth = drawing("KKKG___\nKKKG___\nKKKG___\nKKKG___\nKKKG___")
    let moved = drawing("KKKKK__\nKKKKK__\nKKKKK__\nKKKKK__\nKKKKK__")
    for metric in [PixelMetric.yiq, .oklab, .odiff, .perceptual] {
      let comparison = PixelComparison(metric: metric)
      let diff = comparison.compare(sharp, smooth)
      #expect(diff.different == 0, "\(metric)")
      #expect(diff.antialiased.count == 5, "\(metric)")
      #expect(comparison.compare(sharp, moved).different == 10, "\(metric)")
    }
    #expect(PixelComparison(metric: .exact).compare(sharp, smooth).different == 5)
  }

  @Test("A mask excludes the pixels in its rectangles and the marked pixels in its images")
  func masks() {
    let first = drawing("____\n____\n____")
    let second = drawing("KKKK\nKKKK\nKKKK")
    var comparison = PixelComparison()
    comparison.mask = PixelMask(rects: [PixelRect(x: 1, y: 1, width: 2, height: 9)])
    let diff = comparison.compare(first, second)
    #expect(diff.differences.letters == "xxxx\nx__x\nx__x")
    #expect(diff.masked?.count == 4)
    #expect(diff.total == 8)
    comparison.mask = PixelMask(images: [drawing("_K__\nKKKK"), drawing("....\n....\n...K")])
    #expect(comparison.compare(first, second).differences.letters == "_x__\nxxxx\nxxx_")
    comparison.metric = .ssim
    #expect(!comparison.compare(first, second).differences[0, 0])
  }

  @Test("A mask rectangle outside the bitmap masks no pixels, even with huge coordinates")
  func farMasks() {
    for rect in [
      PixelRect(x: -5, y: -5, width: 5, height: 5), PixelRect(x: Int.max, y: 0, width: Int.max, height: 1),
      PixelRect(x: 2, y: 0, width: 9, height: 9), PixelRect(x: 0, y: 0, width: -3, height: 2),
    ] {
      let comparison = PixelComparison(mask: PixelMask(rects: [rect]))
      #expect(comparison.compare(drawing("__\n__"), drawing("KK\nKK")).different == 4)
    }
    let all = PixelMask(rects: [PixelRect(x: -9, y: -9, width: Int.max, height: Int.max)])
    #expect(PixelComparison(mask: all).compare(drawing("__\n__"), drawing("KK\nKK")).total == 0)
  }

  @Test("The difference image shows changed, masked and extra pixels in different colours")
  func picture() {
    var comparison = PixelComparison()
    comparison.mask = PixelMask(rects: [PixelRect(x: 1, y: 0, width: 1, height: 1)])
    let diff = comparison.compare(drawing("K_K"), drawing("__\nKK"))
    let colors = DiffImage(
      different: .init(1, 1, 1), masked: .init(2, 2, 2), outside: .init(3, 3, 3))
    let picture = colors.draw(diff, over: drawing("K_K"))
    #expect(picture.width == 3 && picture.height == 2)
    #expect((0..<6).map { picture.pixels[$0 * 4] } == [1, 2, 3, 3, 3, 3])
  }
}
