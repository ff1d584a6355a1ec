import GalleyDiff
import GalleyPicture
import Testing

@Suite("The metric 'ssim'")
struct StructuralSimilarityTests {
  private func similarity(_ first: Bitmap, _ second: Bitmap) -> Double? {
    PixelComparison(metric: .ssim).compare(first, second).similarity
  }

  @Test("The similarity of two flat greys depends only on their means")
  func flat() throws {
    // Without variance: (2 · 100 · 150 + C1) / (100² + 150² + C1) with C1 = 2.55² = 6.5025.
    let value = try #require(similarity(plain(100, 100, 100, size: 9), plain(150, 150, 150, size: 9)))
    #expect(abs(value - (30000 + 6.5025) / (32500 + 6.5025)) < 1e-12)
  }

  @Test("The similarity in a single window combines mean, variance and covariance")
  func oneWindow() throws {
    // Values 0, 255 / 255, 0 in one window of 2 × 2: means 127.5, sample variances 21675, covariance −21675.
    let value = try #require(similarity(drawing("K_\n_K"), drawing("_K\nK_")))
    let c2 = 7.65 * 7.65
    #expect(abs(value - (-43350 + c2) / (43350 + c2)) < 1e-9)
  }

  @Test("The similarity is the mean of all windows, and marks are at the centres of windows")
  func windows() throws {
    var second = plain(0, 0, 0, size: 20)
    for channel in 0..<3 { second.pixels[(10 * 20 + 10) * 4 + channel] = 255 }
    let diff = PixelComparison(metric: .ssim).compare(plain(0, 0, 0, size: 20), second)
    // The bright pixel is in 49 of 14 × 14 windows; in each: mean 255/49, variance 255² · 48/49 / 48.
    let mean = 255.0 / 49
    let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
    let window = c1 / (mean * mean + c1) * (c2 / (255.0 * 255 / 49 + c2))
    #expect(abs(try #require(diff.similarity) - (147 + 49 * window) / 196) < 1e-12)
    #expect(diff.differences.count == 49)
    #expect(diff.differences.count(in: PixelRect(x: 7, y: 7, width: 7, height: 7)) == 49)
  }

  @Test("Identical and empty images have a similarity of 1")
  func one() {
    #expect(similarity(drawing("KG_\nRBh"), drawing("KG_\nRBh")) == 1)
    #expect(similarity(Bitmap(width: 0, height: 0, pixels: []), Bitmap(width: 0, height: 0, pixels: [])) == 1)
  }
}
