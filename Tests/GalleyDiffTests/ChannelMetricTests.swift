import GalleyDiff
import GalleyPicture
import TestSupport
import Testing

@Suite("The metric 'channel'")
struct ChannelMetricTests {
  @Test(
    "A pixel differs if any of its channels, including alpha, differs by more than the threshold",
    arguments: [0, 1, 2, 16, 254, 255])
  func channels(threshold: Int) {
    var random = SplitMix64(seed: 22)
    func bytes() -> [UInt8] { (0..<40 * 40 * 4).map { _ in UInt8(random.below(256)) } }
    let first = bytes()
    // Half of the pixels are close to those of the first image, as after rounding.
    let second = first.map { byte -> UInt8 in
      random.below(2) == 0 ? UInt8(min(max(Int(byte) + random.below(5) - 2, 0), 255)) : UInt8(random.below(256))
    }
    let expected = stride(from: 0, to: first.count, by: 4).filter { start in
      (0..<4).contains { abs(Int(first[start + $0]) - Int(second[start + $0])) > threshold }
    }.count
    let diff = PixelComparison(metric: .channel, threshold: Double(threshold)).compare(
      Bitmap(width: 40, height: 40, pixels: first), Bitmap(width: 40, height: 40, pixels: second))
    #expect(diff.different == expected)
  }

  @Test("The default threshold of the metric 'channel' tolerates a step of one, but not of two")
  func standard() {
    let comparison = PixelComparison(metric: .channel)
    #expect(comparison.compare(plain(10, 20, 30), plain(11, 19, 31)).different == 0)
    #expect(comparison.compare(plain(10, 20, 30), plain(10, 20, 32)).different == 1)
  }
}
