import CPangoCairo
import GalleyImage

/// A Gaussian blur of an image's alpha, by three passes of an average with fractional ends.
///
/// Three averages in a row come within 3 % of a Gaussian; the fractional ends make the standard deviation exact, where
/// whole averages would jump from size to size. The cost does not depend on the deviation.
struct AlphaBlur {
  /// Whole pixels averaged to each side of the middle.
  private let radius: Int
  /// The weight of a pixel inside.
  private let inner: Float
  /// The weight of the pixel just outside on each side; less than ``inner``.
  private let outer: Float

  /// A blur whose standard deviation is `deviation` pixels; 0 changes nothing.
  init(deviation: Double) {
    // Variances add up: each pass has a third. An average over 2r + 1 pixels has the variance r(r + 1) / 3.
    let variance = deviation * deviation / 3
    let radius = ((1 + 12 * variance).squareRoot() / 2 - 0.5).rounded(.down)
    let length = 2 * radius + 1
    let fraction =
      length * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.radius = Int(radius)
    inner = Float(1 / (length + 2 * fraction))
    outer = Float(fraction / (length + 2 * fraction))
  }

  /// The blurred alpha of `image` with `margin` pixels more on each side.
  func mask(of image: ImageSurface, margin: Int) throws(PaintError) -> ImageSurface {
    let (width, height) = (image.width + margin * 2, image.height + margin * 2)
    let mask = try ImageSurface(width: width, height: height, format: CAIRO_FORMAT_A8)
    var plane = AlphaBlur.alpha(of: try image.pixelRows(), margin: margin, width: width, height: height)
    blurRows(&plane, width: width)
    plane = AlphaBlur.transposed(plane, width: width)
    blurRows(&plane, width: height)
    plane = AlphaBlur.transposed(plane, width: height)
    let stride = mask.stride
    mask.edit { target in
      for y in 0..<height {
        for x in 0..<width {
          // 65,535 is 255 · 257.
          target.storeBytes(
            of: UInt8((Int(plane[y * width + x]) + 128) / 257), toByteOffset: y * stride + x, as: UInt8.self)
        }
      }
    }
    return mask
  }

  private static func alpha(of rows: PixelRows, margin: Int, width: Int, height: Int) -> [UInt16] {
    var plane = [UInt16](repeating: 0, count: width * height)
    for y in 0..<rows.height {
      let row = rows.base + y * rows.stride
      for x in 0..<rows.width {
        let alpha = row.load(fromByteOffset: x * 4 + 3, as: UInt8.self)
        plane[(y + margin) * width + x + margin] = UInt16(alpha) * 257
      }
    }
    return plane
  }

  private func blurRows(_ plane: inout [UInt16], width: Int) {
    // Zeros before and behind each line spare the averages every question about ends.
    let margin = radius + 1
    var first = [UInt16](repeating: 0, count: width + margin * 2)
    var second = first
    plane.withUnsafeMutableBufferPointer { plane in
      first.withUnsafeMutableBufferPointer { first in
        second.withUnsafeMutableBufferPointer { second in
          guard let base = plane.baseAddress, let first = first.baseAddress, let second = second.baseAddress else {
            return
          }
          for row in stride(from: base, to: base + plane.count, by: width) {
            (first + margin).update(from: row, count: width)
            average(first + margin, into: second + margin, count: width)
            average(second + margin, into: first + margin, count: width)
            average(first + margin, into: row, count: width)
          }
        }
      }
    }
  }

  /// Writes the average about each of `count` values; `radius + 1` values on either side of them are readable.
  private func average(_ line: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, count: Int) {
    // The sum of whole pixels slides along as an exact integer: no error can add up.
    var sum = (-radius - 1..<radius).reduce(Int32(0)) { $0 &+ Int32(line[$1]) }
    for x in 0..<count {
      let leaving = Int32(line[x - radius - 1])
      sum = sum &+ Int32(line[x + radius]) &- leaving
      let ends = leaving &+ Int32(line[x + radius + 1])
      target[x] = UInt16(truncatingIfNeeded: Int32(Float(sum) * inner + Float(ends) * outer + 0.5))
    }
  }

  private static func transposed(_ plane: [UInt16], width: Int) -> [UInt16] {
    let height = width > 0 ? plane.count / width : 0
    return [UInt16](unsafeUninitializedCapacity: plane.count) { target, count in
      plane.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width { target.initializeElement(at: x * height + y, to: source[y * width + x]) }
        }
      }
      count = plane.count
    }
  }
}
