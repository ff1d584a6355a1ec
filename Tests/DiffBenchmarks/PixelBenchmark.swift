import Dispatch
import Foundation
import GalleyDiff
import GalleyPicture
import Synchronization
import Testing

/// Prints the time it takes to compare two large images. `make bench` runs it in release.
@Suite(
  "Pixel comparison time", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct PixelBenchmark {
  /// 36.97 million pixels.
  private static let size = PixelSize(width: 3446, height: 10728)

  /// Grey blocks on white that resemble text and boxes.
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

  /// The first image with 3 % of its pixels changed, spread over the whole image.
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

  /// Limits for the metric `yiq-7`, for all pixels and without antialiased edges: milliseconds, and multiples of the
  /// time to read both images in the same run. The test fails only if both limits are exceeded, because other processes
  /// affect the first more than the second.
  private static let limits = (all: (milliseconds: 20.0, passes: 5.0), some: (milliseconds: 60.0, passes: 16.0))

  @Test("Every metric compares two images of 36.97 million pixels, 3 % of them changed, within the limits")
  func metrics() {
    let pass = milliseconds { #expect(Self.readBoth() != 0) }
    print("reading both pictures: \(pass) ms")
    for metric in PixelMetric.allCases where metric != .ssim {
      let all = milliseconds(PixelComparison(metric: metric, countsAntialiasing: true))
      let some = milliseconds(PixelComparison(metric: metric))
      print(
        "\(metric.rawValue): \(all) ms, and \(some) ms where smoothed edges are left out: "
          + "\(Self.ratio(all, pass)) and \(Self.ratio(some, pass)) times a read")
      if metric == .yiq {
        #expect(all <= Self.limits.all.milliseconds || all <= Self.limits.all.passes * pass)
        #expect(some <= Self.limits.some.milliseconds || some <= Self.limits.some.passes * pass)
      }
    }
    print("ssim: \(milliseconds(PixelComparison(metric: .ssim))) ms")
  }

  private func milliseconds(_ comparison: PixelComparison) -> Double {
    milliseconds { #expect(comparison.compare(Self.first, Self.second).different > 500_000) }
  }

  /// Returns the fastest of several runs, in milliseconds, because other processes can only add time.
  private func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let best = (0..<9).map { _ in clock.measure(body) }.min()
    return ((best ?? .zero) / .microseconds(100)).rounded() / 10
  }

  private static func ratio(_ time: Double, _ pass: Double) -> Double { (time / pass * 10).rounded() / 10 }

  /// Reads every byte of both images once on all processors. Returns a checksum of the differences.
  private static func readBoth() -> UInt64 {
    let found = Mutex<UInt64>(0)
    first.pixels.withUnsafeBytes { first in
      second.pixels.withUnsafeBytes { second in
        nonisolated(unsafe) let (first, second) = (first, second)
        let portion = 1 << 20
        DispatchQueue.concurrentPerform(iterations: (first.count + portion - 1) / portion) { index in
          var sum = SIMD8<UInt64>.zero
          let end = min((index + 1) * portion, first.count)
          for place in stride(from: index * portion, to: end - 63, by: 64) {
            sum |=
              first.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt64>.self)
              ^ second.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt64>.self)
          }
          found.withLock { $0 |= sum.wrappedSum() }
        }
      }
    }
    return found.withLock { $0 }
  }
}
