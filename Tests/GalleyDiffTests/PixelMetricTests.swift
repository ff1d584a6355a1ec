import Foundation
import GalleyDiff
import GalleyPicture
import Testing

@Suite("Pixel metrics")
struct PixelMetricTests {
  /// Returns whether `metric` reports two bitmaps of one colour each as different at `threshold`.
  private func differ(_ metric: PixelMetric, _ first: Bitmap, _ second: Bitmap, _ threshold: Double) -> Bool {
    PixelComparison(metric: metric, threshold: threshold, countsAntialiasing: true).compare(first, second).different > 0
  }

  @Test("Identical bitmaps have no differing pixel in any metric", arguments: PixelMetric.allCases)
  func equal(metric: PixelMetric) {
    let bitmap = drawing("_KGR\nBh._\nKK__")
    let diff = PixelComparison(metric: metric, threshold: 0).compare(bitmap, bitmap)
    #expect(diff.isEmpty)
    #expect(diff.total == 12)
    #expect(diff.ratio == 0)
  }

  @Test(
    "Black and white are different in every metric except ssim-cie94",
    arguments: PixelMetric.allCases.filter { $0 != .ssimCIE94 })
  func blackAndWhite(metric: PixelMetric) {
    let diff = PixelComparison(metric: metric).compare(drawing("K"), drawing("_"))
    #expect(diff.different == 1)
    #expect(diff.ratio == 1)
  }

  @Test("The metric 'exact' detects a single step in any channel, including alpha")
  func exact() {
    #expect(differ(.exact, plain(10, 20, 30), plain(10, 20, 31), 0))
    #expect(differ(.exact, plain(10, 20, 30, 0), plain(10, 20, 30, 1), 0))
    #expect(differ(.exact, plain(0, 0, 0, 0), plain(1, 0, 0, 0), 0))
  }

  @Test("yiq-7 reports colours whose squared difference exceeds 35215 times the squared threshold")
  func yiq() {
    // Grey steps have no chroma: .5053 · (step · (.29889531 + .58662247 + .11448223))² = .5053 · step².
    let step = 20.0
    let edge = (0.5053 * step * step / 35215).squareRoot()
    #expect(differ(.yiq, plain(100, 100, 100), plain(120, 120, 120), edge - 1e-6))
    #expect(!differ(.yiq, plain(100, 100, 100), plain(120, 120, 120), edge + 1e-6))
  }

  @Test("The sign of a difference shows which bitmap is darker")
  func darker() {
    for metric in PixelMetric.allCases where ![.exact, .ssim, .ssimCIE94].contains(metric) {
      let comparison = PixelComparison(metric: metric)
      #expect(comparison.compare(drawing("_G"), drawing("K_")).darker.letters == "x_", "\(metric)")
    }
  }

  @Test("White and transparent pixels differ on a patterned backdrop but not on a white backdrop")
  func backdrops() {
    let (first, second) = (plain(255, 255, 255), plain(0, 0, 0, 0))
    for metric in [PixelMetric.yiq, .oklab] {
      #expect(PixelComparison(metric: metric, backdrop: .pattern).compare(first, second).different == 1)
      #expect(PixelComparison(metric: metric, backdrop: .white).compare(first, second).different == 0)
    }
    #expect(PixelComparison(metric: .odiff).compare(first, second).different == 0)
  }

  @Test("oklab-hyab adds the distance in lightness and the distance in colour")
  func oklab() {
    // White is (1, 0, 0) and black (0, 0, 0).
    #expect(differ(.oklab, plain(255, 255, 255), plain(0, 0, 0), 0.999))
    #expect(!differ(.oklab, plain(255, 255, 255), plain(0, 0, 0), 1.001))
    // sRGB red is L .627955, a .224863, b .125846 (Ottosson). Its toe is .5680858, so its distance from black is
    // .5680858 + .2576833.
    #expect(differ(.oklab, plain(255, 0, 0), plain(0, 0, 0), 0.8245))
    #expect(!differ(.oklab, plain(255, 0, 0), plain(0, 0, 0), 0.8275))
  }

  @Test("odiff-4 computes differences in 12-bit fixed-point numbers")
  func odiff() {
    // A grey step of 1: Y has (1224 + 2402 + 468) = 4094 of 4096, so 4094² · 2069 >> 24 = 2066, compared with ⌊35215 ·
    // t² · 4096⌋.
    let (first, second) = (plain(7, 7, 7), plain(8, 8, 8))
    let edge = (2066.0 / (35215 * 4096)).squareRoot()
    #expect(differ(.odiff, first, second, edge * 0.999))
    #expect(!differ(.odiff, first, second, edge * 1.001))
    for threshold in [1, 1_000_000, Double.greatestFiniteMagnitude] {
      #expect(!differ(.odiff, first, second, threshold))
    }
  }

  @Test("odiff-4 counts extra pixels of the larger image unless they are fully transparent")
  func odiffSizes() {
    let diff = PixelComparison(metric: .odiff).compare(drawing("__\n__"), drawing("__R\n__.\nKK_"))
    #expect(diff.different == 4)
    #expect(diff.total == 9)
    #expect(!diff.sizesAgree)
  }

  @Test("The metric 'perceptual' is the ΔE of CIE94 with the first bitmap as reference")
  func perceptual() {
    // According to Playwright's unit test, the distance between rgb(123, 81, 252) and rgb(43, 201, 100) is 71.2159.
    let (first, second) = (plain(123, 81, 252), plain(43, 201, 100))
    #expect(differ(.perceptual, first, second, 71.2149))
    #expect(!differ(.perceptual, first, second, 71.2169))
    // In the reverse direction, the weights depend on the chroma of the other colour.
    #expect(differ(.perceptual, second, first, 71.2169) || !differ(.perceptual, second, first, 71.2149))
  }

  @Test("The name of a metric contains the version of the program that it follows")
  func names() {
    #expect(
      PixelMetric.allCases.map(\.rawValue) == [
        "exact", "yiq-7", "oklab-hyab", "odiff-4", "perceptual", "ciede2000", "ssim", "ssim-cie94", "channel",
      ])
    for metric in PixelMetric.allCases { #expect(PixelMetric(rawValue: metric.rawValue) == metric) }
    #expect(PixelMetric(rawValue: "yiq") == nil)
  }
}
