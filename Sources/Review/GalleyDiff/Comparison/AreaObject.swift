/// A connected group of pixels in one image, such as a shape on a plain background.
struct AreaObject {
  let pixels: [Int]
  let colors: [UInt32]
  let rect: PixelRect
  private let width: Int

  init(_ pixels: [Int], in plane: PixelPlane, width: Int) {
    self.pixels = pixels.sorted()
    self.width = width
    colors = self.pixels.map { plane[$0 % width, $0 / width] }
    rect = PixelRect(around: self.pixels, width: width)
  }

  var isEmpty: Bool { pixels.isEmpty }

  /// Returns the offset to `other`, or nil unless both objects have the same shape and colours.
  func shift(to other: AreaObject) -> (x: Int, y: Int)? {
    guard pixels.count == other.pixels.count, colors == other.colors, rect.width == other.rect.width,
      rect.height == other.rect.height
    else { return nil }
    let (x, y) = (other.rect.x - rect.x, other.rect.y - rect.y)
    let step = y * width + x
    return zip(pixels, other.pixels).allSatisfy { $0 + step == $1 } ? (x, y) : nil
  }

  var digest: Int {
    var hasher = Hasher()
    hasher.combine(colors)
    let start = rect.y * width + rect.x
    for pixel in pixels { hasher.combine(pixel - start) }
    return hasher.finalize()
  }

  func core(on background: UInt32) -> (color: UInt32, distance: Double) {
    var counts: [UInt32: Int] = [:]
    for color in colors { counts[color, default: 0] += 1 }
    let farthest = counts.keys.map { $0.colorDistance(to: background) }.max() ?? 0
    // Among colours at a similar distance, the most frequent one represents the object.
    let near = counts.filter { $0.key.colorDistance(to: background) >= farthest * 0.9 }
    let core = near.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? background
    return (core, core.colorDistance(to: background))
  }

  /// Returns the colour change, or nil unless both objects have the same shape and the same coverage at each pixel.
  func repaint(to other: AreaObject, on background: UInt32) -> (from: UInt32, to: UInt32)? {
    guard pixels == other.pixels, !isEmpty else { return nil }
    let (old, new) = (core(on: background), other.core(on: background))
    guard old.color != new.color, old.distance > 0, new.distance > 0 else { return nil }
    let rounding = 1 / old.distance + 1 / new.distance
    var sum = 0.0
    for (one, another) in zip(colors, other.colors) {
      let step = abs(
        one.colorDistance(to: background) / old.distance - another.colorDistance(to: background) / new.distance)
      sum += max(step - rounding, 0)
    }
    return sum / Double(colors.count) <= 0.05 ? (old.color, new.color) : nil
  }
}

extension PixelRect {
  init(around pixels: [Int], width: Int) {
    guard let first = pixels.first, let last = pixels.last else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    var (left, right) = (first % width, first % width)
    for pixel in pixels {
      let x = pixel % width
      left = min(left, x)
      right = max(right, x)
    }
    self.init(x: left, y: first / width, width: right - left + 1, height: last / width - first / width + 1)
  }
}

extension UInt32 {
  func colorDistance(to other: UInt32) -> Double {
    let (one, another) = (onWhite, other.onWhite)
    return abs(one.red - another.red) + abs(one.green - another.green) + abs(one.blue - another.blue)
      + abs(alpha - other.alpha)
  }

  var hex: String {
    let channels = [self, self >> 8, self >> 16] + (isOpaque ? [] : [self >> 24])
    return "#"
      + channels.map { channel in
        let digits = String(channel & 0xFF, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
