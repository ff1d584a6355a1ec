import GalleyDiff
import GalleyPicture
import Testing

@Suite("Limits on differing pixels")
struct DiffLimitsTests {
  /// A difference of ten adjacent pixels in 100 × 10.
  let diff: PixelDiff = {
    let first = Bitmap(width: 100, height: 10, pixels: [UInt8](repeating: 255, count: 4000))
    var second = first
    for place in 40..<50 { second.pixels[place * 4] = 0 }
    return PixelComparison().compare(first, second)
  }()

  @Test("The default limits do not allow any differing pixel")
  func exact() {
    #expect(DiffLimits().excesses(of: diff) == [.pixels(measured: 10, limit: 0)])
  }

  @Test("A measured value may be equal to its limit but must not exceed it")
  func bounds() {
    #expect(DiffLimits(pixels: 10).excesses(of: diff).isEmpty)
    #expect(DiffLimits(pixels: 9).excesses(of: diff) == [.pixels(measured: 10, limit: 9)])
    #expect(DiffLimits(ratio: 0.01).excesses(of: diff).isEmpty)
    #expect(DiffLimits(ratio: 0.0099).excesses(of: diff) == [.ratio(measured: 0.01, limit: 0.0099)])
    #expect(DiffLimits(window: 4, windowSize: 4).excesses(of: diff).isEmpty)
    let square = PixelSet.Window(rect: PixelRect(x: 40, y: 0, width: 4, height: 4), count: 4)
    #expect(
      DiffLimits(window: 3, windowSize: 4).excesses(of: diff) == [.window(measured: square, limit: 3)])
  }

  @Test("A limit per window catches a dense change that a generous overall ratio would allow")
  func combined() {
    let limits = DiffLimits(pixels: 100, ratio: 0.5, window: 9, windowSize: 10)
    #expect(limits.excesses(of: diff).count == 1)
  }

  @Test("The limit per view is checked in each view's frame")
  func nodes() {
    let frames = [
      (id: "left", frame: PixelRect(x: 0, y: 0, width: 45, height: 10)),
      (id: "right", frame: PixelRect(x: 50, y: 0, width: 50, height: 10)),
    ]
    #expect(
      DiffLimits(node: 4).excesses(of: diff, frames: frames) == [.node(id: "left", measured: 5, limit: 4)])
    #expect(DiffLimits(node: 5).excesses(of: diff, frames: frames).isEmpty)
  }
}
