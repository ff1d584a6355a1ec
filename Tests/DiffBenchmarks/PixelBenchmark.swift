import Foundation
import GalleyDiff
import GalleyPicture
import Testing

/// What comparing two large pictures costs, printed; `make bench` runs it in release.
@Suite(
  "The cost of comparing pixels", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct PixelBenchmark {
  /// 36.97 million pixels.
  private static let size = PixelSize(width: 3446, height: 10728)

  /// Blocks of grey on white, as text and boxes are.
  private static let first: Bitmap = {
    var pixels = [UInt8](repeating: 255, count: size.count * 4)
    pixels.withUnsafeMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width where (x / 7 + y / 11) % 3 == 0 {
          let grey = UInt32((x * 31 + y * 17) & 0xFF)
          let word = 0xFF00_0000 | grey << 16 | grey << 8 | grey
          bytes.storeBytes(of: word, toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }()

  /// The same with 3 % of its pixels in other colours, all over.
  private static let second: Bitmap = {
    var bitmap = first
    var seed: UInt64 = 42
    func random() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 24
    }
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      for _ in 0..<(size.count * 3 / 100) {
        let word = 0xFF00_0000 | UInt32(truncatingIfNeeded: random()) & 0xFF_FFFF
        bytes.storeBytes(of: word, toByteOffset: Int(random() % UInt64(size.count)) * 4, as: UInt32.self)
      }
    }
    return bitmap
  }()

  @Test("36.97 million pixels of which 3 % changed: milliseconds for each metric, with and without smoothed edges")
  func metrics() {
    for metric in PixelMetric.allCases where metric != .ssim {
      let all = milliseconds(PixelComparison(metric: metric, countsAntialiasing: true))
      let some = milliseconds(PixelComparison(metric: metric))
      print("\(metric.rawValue): \(all) ms, and \(some) ms where smoothed edges are left out")
      if metric == .yiq {
        #expect(all < 20 && some < 60)
      }
    }
    print("ssim: \(milliseconds(PixelComparison(metric: .ssim))) ms")
  }

  /// The least of several runs: others on the machine only ever add to it.
  private func milliseconds(_ comparison: PixelComparison) -> Double {
    let clock = ContinuousClock()
    let best = (0..<9).map { _ in
      clock.measure { #expect(comparison.compare(Self.first, Self.second).different > 500_000) }
    }.min()
    return ((best ?? .zero) / .microseconds(100)).rounded() / 10
  }
}
