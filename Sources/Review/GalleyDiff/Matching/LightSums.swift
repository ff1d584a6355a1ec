package import GalleyPicture

/// A summed-area table of brightness.
package struct LightSums: Sendable {
  package let size: PixelSize
  /// For each corner between pixels, the sum of all pixels above and to the left of it.
  private let sums: [Double]

  package init(_ bitmap: Bitmap) {
    size = PixelSize(bitmap)
    let stride = bitmap.width + 1
    var sums = [Double](repeating: 0, count: stride * (bitmap.height + 1))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        var row = 0.0
        for x in 0..<bitmap.width {
          row += Self.light(pixels, at: (y * bitmap.width + x) * 4)
          sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
        }
      }
    }
    self.sums = sums
  }

  /// Returns the brightness of a pixel blended with white, with the weights of ITU-R BT.601.
  private static func light(_ pixels: UnsafeBufferPointer<UInt8>, at place: Int) -> Double {
    let alpha = Double(pixels[place + 3]) / 255
    let light =
      0.299 * Double(pixels[place]) + 0.587 * Double(pixels[place + 1]) + 0.114 * Double(pixels[place + 2])
    return light * alpha + 255 * (1 - alpha)
  }

  /// Returns the mean brightness of a rectangle. The corners may be at fractions of pixels. An empty rectangle is
  /// white.
  package func mean(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> Float {
    let (left, right) = (clamped(start.x, size.width), clamped(end.x, size.width))
    let (top, bottom) = (clamped(start.y, size.height), clamped(end.y, size.height))
    let area = (right - left) * (bottom - top)
    guard area > 1e-6 else { return 255 }
    return Float((sum(right, bottom) - sum(right, top) - sum(left, bottom) + sum(left, top)) / area)
  }

  private func clamped(_ number: Double, _ maximum: Int) -> Double {
    number.isFinite ? min(max(number, 0), Double(maximum)) : 0
  }

  @inline(__always)
  private func sum(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (min(Int(x), size.width - 1), min(Int(y), size.height - 1))
    let (right, down) = (x - Double(column), y - Double(row))
    let place = row * (size.width + 1) + column
    let next = place + size.width + 1
    let upper = sums[place] + (sums[place + 1] - sums[place]) * right
    let lower = sums[next] + (sums[next + 1] - sums[next]) * right
    return upper + (lower - upper) * down
  }

  package func map(at corner: (x: Double, y: Double), cell: Double, width: Int, height: Int) -> LightMap {
    var values: [Float] = []
    values.reserveCapacity(max(width, 0) * max(height, 0))
    for row in 0..<max(height, 0) {
      let top = corner.y + Double(row) * cell
      for column in 0..<max(width, 0) {
        let left = corner.x + Double(column) * cell
        values.append(mean(from: (left, top), to: (left + cell, top + cell)))
      }
    }
    return LightMap(width: max(width, 0), height: max(height, 0), values: values)
  }
}

package struct LightMap: Sendable {
  package let width: Int
  package let height: Int
  package let values: [Float]

  var mean: Float { Float(values.reduce(0.0) { $0 + Double($1) } / Double(max(values.count, 1))) }

  var isEven: Bool {
    let mean = mean
    return values.reduce(0.0) { $0 + Double(($1 - mean) * ($1 - mean)) } < Double(values.count) * 0.5
  }
}
