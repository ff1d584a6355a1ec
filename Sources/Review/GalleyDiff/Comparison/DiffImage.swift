public import GalleyPicture

/// The style of a difference image: the first bitmap in pale grey, with the changes on top.
///
/// ```swift
/// let diff = PixelComparison().compare(before, after)
/// let image = DiffImage(different: DiffImage.RGB(255, 0, 255), opacity: 0.2).draw(diff, over: before)
/// ```
public struct DiffImage: Hashable, Sendable {
  public var different: RGB
  public var darker: RGB?
  public var antialiased: RGB
  public var masked: RGB
  public var outside: RGB
  public var moved: RGB
  public var opacity: Double
  public var isMask: Bool

  public struct RGB: Hashable, Sendable {
    fileprivate let word: UInt32

    /// Creates an opaque colour.
    ///
    /// - Parameters:
    ///   - red: The sRGB component, from 0 to 255.
    ///   - green: The sRGB component, from 0 to 255.
    ///   - blue: The sRGB component, from 0 to 255.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      word = 0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
    }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - different: The colour of differing pixels (default: red).
  ///   - darker: The colour of differing pixels that are darker in the second bitmap; nil (the default) uses
  ///     `different`.
  ///   - antialiased: The colour of pixels that differ only in antialiasing (default: yellow).
  ///   - masked: The colour of masked pixels, which are not compared (default: light blue).
  ///   - outside: The colour of areas that only one of the bitmaps covers (default: pink).
  ///   - moved: The colour of content that only moved (default: pale blue).
  ///   - opacity: The opacity of the first bitmap, from 0 (white) to 1 (default: 0.1).
  ///   - isMask: Whether to draw only the differences, on a transparent background (default: `false`).
  public init(
    different: RGB = RGB(255, 0, 0), darker: RGB? = nil, antialiased: RGB = RGB(255, 255, 0),
    masked: RGB = RGB(190, 215, 255), outside: RGB = RGB(255, 200, 220), moved: RGB = RGB(222, 226, 245),
    opacity: Double = 0.1, isMask: Bool = false
  ) {
    self.different = different
    self.darker = darker
    self.antialiased = antialiased
    self.masked = masked
    self.outside = outside
    self.moved = moved
    self.opacity = opacity
    self.isMask = isMask
  }

  /// Draws the difference image, as large as the larger width and height of both bitmaps.
  ///
  /// - Parameters:
  ///   - diff: The result of the comparison.
  ///   - first: The first bitmap of the comparison.
  ///   - shift: The pixels that only moved. They are drawn in the colour `moved`, and a line marks the position of
  ///     removed content.
  /// - Returns: The difference image.
  public func draw(_ diff: PixelDiff, over first: Bitmap, without shift: MovedPixels? = nil) -> Bitmap {
    let size = size(of: diff)
    let pixels = [UInt8](unsafeUninitializedCapacity: size.count * 4) { buffer, count in
      let words = UnsafeMutableRawBufferPointer(buffer)
      withRows(of: diff, over: first, without: shift) { draw in
        for y in 0..<size.height {
          let line = words[(y * size.width * 4)..<((y + 1) * size.width * 4)]
          draw(y, UnsafeMutableRawBufferPointer(rebasing: line).bindMemory(to: UInt32.self))
        }
      }
      count = size.count * 4
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  package func size(of diff: PixelDiff) -> PixelSize { diff.firstSize.union(diff.secondSize) }

  /// Calls `body` with a function that draws one row of the image returned by ``draw(_:over:without:)``.
  package func withRows<Result>(
    of diff: PixelDiff, over first: Bitmap, without shift: MovedPixels? = nil,
    _ body: (_ draw: (_ row: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void) -> Result
  ) -> Result {
    let overlap = diff.firstSize.overlap(diff.secondSize)
    return first.withPlane { plane in
      body { y, line in draw(diff, plane, shift, row: y, of: overlap, into: line) }
    }
  }

  /// Returns the pixels that a difference image marks as differing. Pixels that only moved according to `shift` are
  /// excluded, and the seams of `shift` are included.
  ///
  /// - Parameters:
  ///   - diff: The comparison.
  ///   - shift: The pixels that only moved; nil (the default) marks every differing pixel.
  public static func marked(_ diff: PixelDiff, without shift: MovedPixels? = nil) -> PixelSet {
    var marked = diff.differences
    guard let shift else { return marked }
    let width = marked.size.width
    for y in 0..<marked.size.height {
      for x in stride(from: 0, to: width, by: 64) {
        let inside = width - x >= 64 ? UInt64.max : (1 << UInt64(width - x)) - 1
        let place = y * marked.stride + (x >> 6)
        let left = marked.words[place] & ~shift.moved.word(at: x, y)
        marked.words[place] = left | shift.seams.word(at: x, y) & inside
      }
    }
    return marked
  }

  /// Draws a row, 64 pixels at a time, as runs of one colour.
  private func draw(
    _ diff: PixelDiff, _ plane: PixelPlane, _ shift: MovedPixels?, row y: Int,
    of overlap: PixelSize,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    let width = y < overlap.height ? overlap.width : 0
    // Most pixels have the same colour as the pixel before, so the last shade is cached.
    var known = ShadedPixel(plane.first(of: width, y), grey(plane.first(of: width, y)))
    let pixels = plane.row(y)
    for start in stride(from: 0, to: width, by: 64) {
      var left = width - start >= 64 ? UInt64.max : (1 << UInt64(width - start)) - 1
      // If several marks apply to a pixel, the first one determines its colour.
      func fill(_ bits: UInt64, _ color: UInt32) {
        (bits & left).forEachRun(from: start) { Self.fill($0, color, in: line) }
        left &= ~bits
      }
      let marks = MarkedPixels(diff, shift, x: start, y: y)
      if marks.all != 0 {
        fill(marks.seams, different.word)
        fill(marks.moved, isMask ? 0 : moved.word)
        fill(marks.different & marks.darker, (darker ?? different).word)
        fill(marks.different, different.word)
        fill(marks.antialiased, isMask ? 0 : antialiased.word)
        fill(marks.all, isMask ? 0 : masked.word)
      }
      if isMask {
        fill(left, 0)
      } else {
        left.forEachRun(from: start) { drawUnmarked(pixels, $0, &known, into: line) }
      }
    }
    Self.fill(width..<max(line.count, width), isMask ? 0 : outside.word, in: line)
  }

  @inline(__always)
  private static func fill(_ columns: Range<Int>, _ color: UInt32, in line: UnsafeMutableBufferPointer<UInt32>) {
    let word = color.littleEndian
    for x in columns { line[x] = word }
  }

  @inline(__always)
  private func drawUnmarked(
    _ pixels: UnsafePointer<UInt32>, _ columns: Range<Int>, _ known: inout ShadedPixel,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(x &+ 16, columns.upperBound)
      if end &- x == 16, PixelPlane.areAll(known.pixel, from: pixels + x) {
        for place in x..<end { line[place] = known.shade }
      } else {
        for place in x..<end { line[place] = shade(pixels[place], &known) }
      }
      x = end
    }
  }

  @inline(__always)
  private func shade(_ pixel: UInt32, _ known: inout ShadedPixel) -> UInt32 {
    if pixel != known.pixel { known = ShadedPixel(pixel, grey(pixel)) }
    return known.shade
  }

  @inline(__always)
  private func grey(_ pixel: UInt32) -> UInt32 {
    let weights = LumaWeights.yiq
    let luma = pixel.red * weights.red + pixel.green * weights.green + pixel.blue * weights.blue
    let value = UInt32(255 + (luma - 255) * opacity * pixel.alpha / 255)
    return 0xFF00_0000 | value << 16 | value << 8 | value
  }
}

private struct ShadedPixel {
  let pixel: UInt32
  let shade: UInt32

  init(_ pixel: UInt32, _ grey: UInt32) { (self.pixel, shade) = (pixel, grey.littleEndian) }
}

/// The marks of 64 pixels in a row, with the first pixel in the lowest bit.
private struct MarkedPixels {
  let different: UInt64
  let darker: UInt64
  let antialiased: UInt64
  let seams: UInt64
  let moved: UInt64
  let all: UInt64

  /// `x` must be a multiple of 64.
  @inline(__always)
  init(_ diff: PixelDiff, _ shift: MovedPixels?, x: Int, y: Int) {
    different = diff.differences.word(at: x, y)
    darker = diff.darker.word(at: x, y)
    antialiased = diff.antialiased.word(at: x, y)
    seams = shift?.seams.word(at: x, y) ?? 0
    moved = (different | antialiased) & (shift?.moved.word(at: x, y) ?? 0)
    all = different | antialiased | seams | (diff.masked?.word(at: x, y) ?? 0)
  }
}

extension PixelSet {
  /// The first pixel is the lowest bit. `x` must be a multiple of 64.
  fileprivate func word(at x: Int, _ y: Int) -> UInt64 {
    y < size.height && x >> 6 < stride ? words[y * stride + (x >> 6)] : 0
  }
}

extension PixelPlane {
  fileprivate func first(of width: Int, _ y: Int) -> UInt32 { width > 0 ? self[0, y] : 0 }
}

extension UInt64 {
  /// Calls `body` with each run of set bits, as a range of columns. `start` is the column of the lowest bit.
  @inline(__always)
  fileprivate func forEachRun(from start: Int, _ body: (Range<Int>) -> Void) {
    var (bits, place) = (self, start)
    while bits != 0 {
      let gap = bits.trailingZeroBitCount
      bits >>= UInt64(gap)
      let length = (~bits).trailingZeroBitCount
      body((place + gap)..<(place + gap + length))
      place += gap + length
      bits = length < 64 ? bits >> UInt64(length) : 0
    }
  }
}
