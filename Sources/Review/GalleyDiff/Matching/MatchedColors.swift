package import GalleyGeometry
package import GalleyPicture

package struct MatchedColors: Hashable, Sendable {
  package let background: RGBA
  /// The colour of the text or shape, or nil if there is only background.
  package let ink: RGBA?

  private static let binBits = 4
  /// The minimum RGB distance of ink from the background, with channels of 0 … 255.
  private static let minimumDistance = 40.0
  /// The fraction of the largest distance within which a pixel has the full ink colour. Compression produces outliers,
  /// so a wider range applies to compressed images.
  private static let inkShare = (clean: 0.04, compressed: 0.15)

  /// Finds the colours in `frame`, in pixels. `isClean` is true if the image was just drawn and never compressed.
  package init?(_ bitmap: Bitmap, in frame: Rect, isClean: Bool = false) {
    let (left, top) = (Self.whole(frame.minX, bitmap.width), Self.whole(frame.minY, bitmap.height))
    let (right, bottom) = (Self.whole(frame.maxX, bitmap.width), Self.whole(frame.maxY, bitmap.height))
    guard right - left > 1, bottom - top > 1 else { return nil }
    let step = max(1, ((right - left) * (bottom - top)) / 40_000)
    var pixels: [Self.Pixel] = []
    for index in stride(from: 0, to: (right - left) * (bottom - top), by: step) {
      let (red, green, blue, alpha) = bitmap[left + index % (right - left), top + index / (right - left)]
      pixels.append(Pixel(red, green, blue, alpha))
    }
    let background = Self.mostFrequent(pixels)
    let far = pixels.map { ($0.distance(to: background), $0) }.sorted { $0.0 > $1.0 }
    self.background = background.color
    guard let maximum = far.first?.0, maximum >= Self.minimumDistance else {
      ink = nil
      return
    }
    let share = isClean ? Self.inkShare.clean : Self.inkShare.compressed
    // Pixels that are nearly as far from the background as the farthest one are fully covered by ink.
    let whole = far.prefix { $0.0 >= maximum * (1 - share) }.map(\.1)
    ink = Pixel.mean(whole).color
  }

  private static func whole(_ number: Double, _ maximum: Int) -> Int {
    number.isFinite ? Int(min(max(number.rounded(), 0), Double(maximum))) : 0
  }

  private static func mostFrequent(_ pixels: [Pixel]) -> Pixel {
    var bins: [Int: [Pixel]] = [:]
    for pixel in pixels { bins[pixel.bin(bits: binBits), default: []].append(pixel) }
    let best = bins.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return Pixel.mean(best?.value ?? [])
  }

  private struct Pixel {
    var (red, green, blue) = (255.0, 255.0, 255.0)

    init() {}

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
      let part = Double(alpha) / 255
      func shown(_ channel: UInt8) -> Double { Double(channel) * part + 255 * (1 - part) }
      (self.red, self.green, self.blue) = (shown(red), shown(green), shown(blue))
    }

    func bin(bits: Int) -> Int {
      let shift = 8 - bits
      return (Int(red) >> shift) << (2 * bits) | (Int(green) >> shift) << bits | Int(blue) >> shift
    }

    func distance(to other: Pixel) -> Double {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return (r * r + g * g + b * b).squareRoot()
    }

    static func mean(_ pixels: [Pixel]) -> Pixel {
      var mean = Pixel()
      let count = Double(pixels.count)
      guard count > 0 else { return mean }
      mean.red = pixels.reduce(0) { $0 + $1.red } / count
      mean.green = pixels.reduce(0) { $0 + $1.green } / count
      mean.blue = pixels.reduce(0) { $0 + $1.blue } / count
      return mean
    }

    var color: RGBA { RGBA(red: red / 255, green: green / 255, blue: blue / 255) }
  }

  // MARK: Comparing

  /// The minimum CIEDE2000 difference to report. Compression and colour spaces cause smaller differences.
  private static let minimumDifference = 12.0
  /// The minimum difference between nearly grey backgrounds, which colour spaces do not affect.
  private static let minimumGreyDifference = 2.5
  private static let greyChroma = 8.0

  package func differs(from own: MatchedColors) -> (background: Bool, ink: Bool) {
    let isGrey = [background, own.background].allSatisfy { CIELab(rounded: Self.pixel($0)).chroma <= Self.greyChroma }
    let isBackgroundDifferent =
      Self.difference(background, own.background) >= (isGrey ? Self.minimumGreyDifference : Self.minimumDifference)
    guard let ink, let ownInk = own.ink else { return (isBackgroundDifferent, false) }
    return (isBackgroundDifferent, Self.difference(ink, ownInk) >= Self.minimumDifference)
  }

  package static func areAlike(_ one: RGBA, _ other: RGBA) -> Bool { difference(one, other) < minimumDifference / 2 }

  private static func difference(_ one: RGBA, _ other: RGBA) -> Double {
    CIEDE2000.difference(CIELab(rounded: pixel(one)), CIELab(rounded: pixel(other)))
  }

  private static func pixel(_ color: RGBA) -> UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | 0xFF << 24
  }
}
