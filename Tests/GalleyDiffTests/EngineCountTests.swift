import GalleyDiff
import GalleyPicture
import Testing

/// Pixel counts from other programs: looks-same 9.0.1 with color-diff, and Playwright's `ssim-cie94`.
@Suite("Pixel counts compared with other comparison programs")
struct EngineCountTests {
  /// A disc to compare with ``Disc/first``, and the counts from the other programs.
  struct Case: Sendable {
    let name: String
    let second: Disc
    /// The counts of looks-same with a tolerance of 2.3; with an antialiasing tolerance of 20; with antialiasing
    /// counted; with a tolerance of 6.
    let ciede2000: [Int]
    /// The counts that Playwright reports for a ΔE of 1 and of 6.
    let ssimCIE94: [Int]
  }

  /// A disc with a soft edge on white. Lengths are in quarters of a pixel.
  struct Disc: Sendable {
    var x = 60
    var y = 60
    var radius = 40
    var softness = 8
    var color = [10, 122, 255]

    static let first = Disc()

    var bitmap: Bitmap {
      let pixels = (0..<32 * 32).flatMap { place -> [UInt8] in
        let (dx, dy) = (place % 32 * 4 - x, place / 32 * 4 - y)
        let cover = min(max((radius * radius - dx * dx - dy * dy) * softness / radius, 0), 255)
        return color.map { UInt8(255 - (255 - $0) * cover / 255) } + [255]
      }
      return Bitmap(width: 32, height: 32, pixels: pixels)
    }
  }

  static let cases = [
    Case(name: "moved a quarter", second: Disc(x: 61), ciede2000: [7, 0, 43, 0], ssimCIE94: [0, 0]),
    Case(name: "moved in both ways", second: Disc(x: 62, y: 61), ciede2000: [91, 11, 167, 2], ssimCIE94: [0, 0]),
    Case(name: "moved a pixel", second: Disc(x: 64), ciede2000: [128, 12, 220, 60], ssimCIE94: [0, 0]),
    Case(name: "harder", second: Disc(softness: 12), ciede2000: [124, 12, 224, 124], ssimCIE94: [119, 91]),
    Case(name: "tinted", second: Disc(color: [13, 118, 250]), ciede2000: [0, 0, 0, 0], ssimCIE94: [37, 0]),
    Case(name: "grown", second: Disc(radius: 42), ciede2000: [160, 12, 272, 0], ssimCIE94: [0, 0]),
  ]

  @Test("The metric ciede2000 counts as many pixels as the program looks-same", arguments: cases)
  func looksSame(_ example: Case) {
    let comparisons = [
      PixelComparison(metric: .ciede2000),
      PixelComparison(metric: .ciede2000, antialiasingTolerance: 20),
      PixelComparison(metric: .ciede2000, countsAntialiasing: true),
      PixelComparison(metric: .ciede2000, threshold: 6),
    ]
    let (first, second) = (Disc.first.bitmap, example.second.bitmap)
    #expect(comparisons.map { $0.compare(first, second).different } == example.ciede2000, "\(example.name)")
  }

  /// Two partly transparent pixels with a distance close to the threshold, and the count of pixelmatch at commit
  /// c6fee35.
  struct Pair: Sendable {
    let first: [UInt8]
    let second: [UInt8]
    let threshold: Double
    let different: Int
  }

  static let pairs = [
    Pair(first: [194, 130, 123, 10], second: [203, 138, 114, 0], threshold: 0.02, different: 1),
    Pair(first: [41, 224, 218, 14], second: [40, 226, 229, 20], threshold: 0.02, different: 0),
    Pair(first: [155, 170, 28, 102], second: [144, 168, 18, 97], threshold: 0.02, different: 0),
    Pair(first: [71, 178, 152, 214], second: [63, 174, 167, 203], threshold: 0.05, different: 0),
    Pair(first: [217, 222, 143, 251], second: [204, 220, 150, 255], threshold: 0.02, different: 1),
    Pair(first: [168, 152, 112, 189], second: [153, 137, 109, 191], threshold: 0.05, different: 0),
    Pair(first: [124, 37, 42, 214], second: [114, 44, 53, 229], threshold: 0.02, different: 1),
    Pair(first: [169, 179, 159, 1], second: [172, 190, 161, 9], threshold: 0.02, different: 0),
  ]

  @Test(arguments: pairs)
  func `oklab-hyab rounds partly transparent pixels as pixelmatch does`(pair: Pair) {
    let comparison = PixelComparison(metric: .oklab, threshold: pair.threshold, countsAntialiasing: true)
    let (first, second) = (
      Bitmap(width: 1, height: 1, pixels: pair.first), Bitmap(width: 1, height: 1, pixels: pair.second)
    )
    #expect(comparison.compare(first, second).different == pair.different)
  }

  @Test("The metric ssim-cie94 counts as many pixels as Playwright", arguments: cases)
  func playwright(_ example: Case) {
    let comparisons = [PixelComparison(metric: .ssimCIE94), PixelComparison(metric: .ssimCIE94, threshold: 6)]
    let (first, second) = (Disc.first.bitmap, example.second.bitmap)
    #expect(comparisons.map { $0.compare(first, second).different } == example.ssimCIE94, "\(example.name)")
  }

  @Test("Pixels that ssim-cie94 ignores as antialiasing are counted if that is requested")
  func smoothing() {
    let (first, second) = (Disc.first.bitmap, Disc(x: 62, y: 61).bitmap)
    let without = PixelComparison(metric: .ssimCIE94).compare(first, second)
    let with = PixelComparison(metric: .ssimCIE94, countsAntialiasing: true).compare(first, second)
    #expect(without.different == 0)
    #expect(without.antialiased.count == with.different)
    #expect(with.different > 100)
  }

  @Test("A mask excludes the pixels that it covers from ssim-cie94", arguments: [PixelMetric.ciede2000, .ssimCIE94])
  func masks(metric: PixelMetric) {
    let (first, second) = (Disc.first.bitmap, Disc(softness: 12).bitmap)
    let half = PixelMask(rects: [PixelRect(x: 0, y: 0, width: 32, height: 15)])
    let other = PixelMask(rects: [PixelRect(x: 0, y: 15, width: 32, height: 17)])
    let all = PixelComparison(metric: metric).compare(first, second).different
    let parts = [half, other].map { PixelComparison(metric: metric, mask: $0).compare(first, second).different }
    #expect(parts.reduce(0, +) == all)
    #expect(parts.allSatisfy { $0 > 0 })
  }
}
