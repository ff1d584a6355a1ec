import GalleyImage
import GalleyPicture
import TestSupport
import Testing

/// Compares the pixels of video frames with the BT.709 formulas in floating-point numbers.
@Suite("Conversion of images to video frames")
struct VideoFrameTests {
  /// The values of an image that the formulas give, not rounded.
  private struct Reference {
    let bitmap: Bitmap

    /// The colour blended with white. Pixels outside the image repeat its last column and row.
    func color(_ x: Int, _ y: Int) -> (red: Double, green: Double, blue: Double) {
      let pixel = bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
      func onWhite(_ value: UInt8) -> Double {
        let alpha = Double(pixel.alpha)
        return ((Double(value) * alpha + 255 * (255 - alpha)) / 255).rounded()
      }
      return (onWhite(pixel.red), onWhite(pixel.green), onWhite(pixel.blue))
    }

    private static func brightness(_ color: (red: Double, green: Double, blue: Double)) -> Double {
      (0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue) / 255
    }

    func luma(_ x: Int, _ y: Int) -> Double { 16 + 219 * Reference.brightness(color(x, y)) }

    /// The blue and red differences of a chroma sample, which lies at an even column and between two rows.
    func chroma(_ x: Int, _ y: Int) -> (blue: Double, red: Double) {
      var (blue, red) = (0.0, 0.0)
      for (dx, weight) in [(-1, 0.125), (0, 0.25), (1, 0.125)] {
        for dy in 0...1 {
          // The last column or row is duplicated if the number is odd.
          let color = color(2 * x + dx, 2 * y + dy)
          blue += weight * (color.blue / 255 - Reference.brightness(color)) / 1.8556
          red += weight * (color.red / 255 - Reference.brightness(color)) / 1.5748
        }
      }
      return (128 + 224 * blue, 128 + 224 * red)
    }
  }

  private static func pixel(_ dice: inout SplitMix64, isOpaque: Bool) -> [UInt8] {
    let isExtreme = dice.next() % 4 == 0
    var pixel: [UInt8] = []
    for _ in 0..<3 {
      let value = UInt8(dice.next() & 255)
      pixel.append(isExtreme ? (value < 128 ? 0 : 255) : value)
    }
    let alpha = UInt8(dice.next() & 255)
    return pixel + [isOpaque ? 255 : alpha]
  }

  private static func picture(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64) -> Bitmap {
    var dice = SplitMix64(seed: seed)
    var rows: [[UInt8]] = []
    for y in 0..<height {
      // Some rows repeat the row above them, as in user interfaces.
      if y > 0, dice.next() % 3 == 0 {
        rows.append(rows[y - 1])
      } else {
        rows.append((0..<width).flatMap { _ in pixel(&dice, isOpaque: isOpaque) })
      }
    }
    return Bitmap(width: width, height: height, pixels: Array(rows.joined()))
  }

  /// Returns the frame of `bitmap`, composed of strips that start at the rows `cuts`.
  private static func frame(_ bitmap: Bitmap, cuts: [Int] = []) -> VideoFrame {
    var frame = VideoFrame(width: bitmap.width, height: bitmap.height)
    let bounds = [0] + cuts + [bitmap.height]
    frame.show(
      bitmap.withPixelRows { rows in zip(bounds, bounds.dropFirst()).map { VideoStrip(rows.rows($0..<$1)) } })
    return frame
  }

  static let sizes = [(64, 48), (63, 48), (64, 47), (33, 31), (1, 1), (2, 1), (1, 2), (300, 200)]

  @Test(
    "The values in a video frame match the formulas, rounded to the nearest integer", arguments: sizes, [true, false])
  func formulas(size: (Int, Int), isOpaque: Bool) {
    let bitmap = VideoFrameTests.picture(size.0, size.1, isOpaque: isOpaque, seed: UInt64(size.0 * 1000 + size.1))
    let (frame, reference) = (VideoFrameTests.frame(bitmap), Reference(bitmap: bitmap))
    #expect(frame.width == (size.0 + 1) / 2 * 2 && frame.height == (size.1 + 1) / 2 * 2)
    let lumaCount = frame.width * frame.height
    #expect(frame.bytes.count == lumaCount * 3 / 2)
    var worst = 0.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        worst = max(worst, abs(Double(frame.bytes[y * frame.width + x]) - reference.luma(x, y)))
      }
    }
    for y in 0..<frame.height / 2 {
      for x in 0..<frame.width / 2 {
        let (place, exact) = (lumaCount + y * frame.width / 2 + x, reference.chroma(x, y))
        worst = max(worst, abs(Double(frame.bytes[place]) - exact.blue))
        worst = max(worst, abs(Double(frame.bytes[place + lumaCount / 4]) - exact.red))
      }
    }
    #expect(worst <= 0.5 + 1e-9)
  }

  @Test("In a video frame, black, white and pure colours reach the ends of the value ranges")
  func ends() {
    let colors: [([UInt8], [UInt8])] = [
      ([0, 0, 0], [16, 128, 128]), ([255, 255, 255], [235, 128, 128]), ([0, 0, 255], [32, 240, 118]),
      ([255, 0, 0], [63, 102, 240]), ([255, 255, 0], [219, 16, 138]), ([0, 255, 255], [188, 154, 16]),
    ]
    for (color, bytes) in colors {
      let bitmap = Bitmap(width: 2, height: 2, pixels: Array([[UInt8]](repeating: color + [255], count: 4).joined()))
      #expect(VideoFrameTests.frame(bitmap).bytes == [UInt8](repeating: bytes[0], count: 4) + bytes[1...])
    }
  }

  @Test("Video frames can be composed of strips that are split at any row", arguments: sizes)
  func cuts(size: (Int, Int)) {
    let bitmap = VideoFrameTests.picture(size.0, size.1, isOpaque: true, seed: 5)
    let whole = VideoFrameTests.frame(bitmap).bytes
    var dice = SplitMix64(seed: 9)
    for cuts in [Array(1..<size.1), [size.1 / 2], (1..<size.1).filter { _ in dice.next() % 5 == 0 }] {
      guard cuts.allSatisfy({ 0 < $0 && $0 < size.1 }) else { continue }
      #expect(VideoFrameTests.frame(bitmap, cuts: cuts).bytes == whole)
    }
  }

  @Test("A reused video frame contains no earlier contents")
  func reuse() {
    let bitmaps = [1, 2].map { VideoFrameTests.picture(31, 27, isOpaque: true, seed: $0) }
    var frame = VideoFrameTests.frame(bitmaps[0])
    frame.show(bitmaps[1].withPixelRows { [VideoStrip($0)] })
    #expect(frame.bytes == VideoFrameTests.frame(bitmaps[1]).bytes)
  }
}
