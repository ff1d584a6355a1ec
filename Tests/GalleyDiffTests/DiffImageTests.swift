import GalleyPicture
import TestSupport
import Testing

@testable import GalleyDiff

@Suite("Pixels in difference images")
struct DiffImageTests {
  /// Returns a bitmap of noise in a few colours, in which most pixels equal the preceding one.
  private func noise(_ width: Int, _ height: Int, _ dice: inout SplitMix64) -> Bitmap {
    let colors: [[UInt8]] = [
      [255, 255, 255, 255], [20, 90, 200, 255], [0, 0, 0, 0], [200, 10, 10, 128], [128, 128, 128, 255],
    ]
    var color = colors[0]
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      if dice.below(6) == 0 { color = dice.pick(colors) }
      pixels += color
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns `bitmap` with some rows repeated and some pixels in another colour.
  private func changed(_ bitmap: Bitmap, _ dice: inout SplitMix64) -> Bitmap {
    var rows = (0..<bitmap.height).flatMap { y in [Int](repeating: y, count: dice.below(8) == 0 ? 2 : 1) }
    if dice.below(2) == 0 { rows = Array(rows.prefix(bitmap.height)) }
    var changed = Bitmap(
      width: bitmap.width, height: rows.count,
      pixels: rows.flatMap { bitmap.pixels[($0 * bitmap.width * 4)..<(($0 + 1) * bitmap.width * 4)] })
    for _ in 0..<dice.below(40) { changed.pixels[dice.below(changed.pixels.count)] ^= UInt8(dice.below(256)) }
    return changed
  }

  private struct Case {
    var image = DiffImage()
    let diff: PixelDiff
    let first: Bitmap
    let shift: MovedPixels?
    let darker: [UInt8]?

    /// Returns the colour that one pixel must have according to the rules.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let nothing: [UInt8] = [0, 0, 0, 0]
      func isIn(_ set: PixelSet?) -> Bool { set.map { y < $0.size.height && x < $0.size.width && $0[x, y] } ?? false }
      let overlap = diff.firstSize.overlap(diff.secondSize)
      guard x < overlap.width, y < overlap.height else { return image.isMask ? nothing : [255, 200, 220, 255] }
      if isIn(shift?.seams) { return [255, 0, 0, 255] }
      if isIn(shift?.moved), isIn(diff.differences) || isIn(diff.antialiased) {
        return image.isMask ? nothing : [222, 226, 245, 255]
      }
      if isIn(diff.differences) { return isIn(diff.darker) ? darker ?? [255, 0, 0, 255] : [255, 0, 0, 255] }
      if image.isMask { return nothing }
      if isIn(diff.antialiased) { return [255, 255, 0, 255] }
      return isIn(diff.masked) ? [190, 215, 255, 255] : grey(x, y)
    }

    private func grey(_ x: Int, _ y: Int) -> [UInt8] {
      let (red, green, blue, alpha) = first[x, y]
      let weights = LumaWeights.yiq
      let luma = Double(red) * weights.red + Double(green) * weights.green + Double(blue) * weights.blue
      let value = UInt8(255 + (luma - 255) * image.opacity * Double(alpha) / 255)
      return [value, value, value, 255]
    }
  }

  private func randomCase(_ dice: inout SplitMix64) -> Case {
    let first = noise(dice.number(1...200), dice.number(1...24), &dice)
    let second = changed(first, &dice)
    var comparison = PixelComparison(metric: dice.pick([.exact, .yiq]))
    if dice.below(2) == 0 {
      comparison.mask.rects = [PixelRect(x: dice.below(90), y: dice.below(5), width: dice.number(1...90), height: 3)]
    }
    let diff = comparison.compare(first, second)
    let alignment = dice.below(3) == 0 ? nil : LineAlignment(explaining: diff, of: first, second)
    let darker: [UInt8]? = dice.below(2) == 0 ? nil : [0, 160, 80, 255]
    let image = DiffImage(
      darker: darker.map { .init($0[0], $0[1], $0[2]) }, opacity: dice.pick([0.1, 0.45, 1]), isMask: dice.below(3) == 0)
    return Case(
      image: image, diff: diff, first: first, shift: alignment.map { MovedPixels($0, of: first, second) },
      darker: darker)
  }

  @Test("Each pixel has the colour of its first mark, and pixels without a mark are pale", arguments: 1...80)
  func colors(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let example = randomCase(&dice)
    let picture = example.image.draw(example.diff, over: example.first, without: example.shift)
    let size = example.diff.firstSize.union(example.diff.secondSize)
    #expect(PixelSize(picture) == size)
    let expected = (0..<size.height).flatMap { y in (0..<size.width).flatMap { x in example.color(x, y) } }
    #expect(picture.pixels == expected)
  }
}
