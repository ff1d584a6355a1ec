import CPangoCairo
import GalleyImage

/// Blurs the alpha of an image. Three box blurs with fractional ends approximate a Gaussian blur. The time does not
/// depend on the deviation.
struct AlphaBlur {
  private let kernel: BoxKernel

  init(deviation: Double) { kernel = BoxKernel(deviation: deviation) }

  /// Returns the blurred alpha, with `margin` more pixels on each side. Each pixel is the mean of `reducing` ×
  /// `reducing` pixels of the image.
  func mask(
    of image: ImageSurface, in area: PixelArea, margin: Int, reducing: Int = 1
  ) throws(PaintError) -> ImageSurface {
    let width = (area.columns.count + reducing - 1) / reducing + margin * 2
    let height = (area.rows.count + reducing - 1) / reducing + margin * 2
    let mask = try ImageSurface(width: width, height: height, format: CAIRO_FORMAT_A8)
    let pixels = try image.pixelRows()
    var plane =
      reducing == 1
      ? AlphaBlur.alpha(of: pixels, in: area, margin: margin, width: width, height: height)
      : AlphaBlur.means(of: pixels, in: area, reducing, margin: margin, width: width, height: height)
    plane = blurredAndTransposed(plane, width: width)
    plane = blurredAndTransposed(plane, width: height)
    let stride = mask.stride
    mask.edit { target in
      plane.withUnsafeBufferPointer { plane in
        guard let plane = plane.baseAddress else { return }
        for y in 0..<height {
          let (row, line) = (target.assumingMemoryBound(to: UInt8.self) + y * stride, plane + y * width)
          // 65,535 is 255 · 257, so dividing by 257 converts to bytes.
          for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: (UInt32(line[x]) &+ 128) / 257) }
        }
      }
    }
    return mask
  }

  private static func alpha(
    of pixels: PixelRows, in area: PixelArea, margin: Int, width: Int, height: Int
  ) -> [UInt16] {
    var plane = [UInt16](repeating: 0, count: width * height)
    for y in area.rows {
      let row = pixels.base + y * pixels.stride
      let start = (y - area.rows.lowerBound + margin) * width + margin - area.columns.lowerBound
      for x in area.columns {
        plane[start + x] = UInt16(row.load(fromByteOffset: x * 4 + 3, as: UInt8.self)) * 257
      }
    }
    return plane
  }

  private static func means(
    of pixels: PixelRows, in area: PixelArea, _ side: Int, margin: Int, width: Int, height: Int
  ) -> [UInt16] {
    var plane = [UInt16](repeating: 0, count: width * height)
    var sums = [UInt64](repeating: 0, count: width - margin * 2)
    for top in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: side) {
      for x in sums.indices { sums[x] = 0 }
      for y in top..<min(top + side, area.rows.upperBound) {
        let row = pixels.base + y * pixels.stride
        var x = area.columns.lowerBound
        for index in sums.indices {
          let end = min(x + side, area.columns.upperBound)
          var sum: UInt64 = 0
          while x < end {
            sum += UInt64(row.load(fromByteOffset: x * 4 + 3, as: UInt8.self))
            x += 1
          }
          sums[index] += sum
        }
      }
      let start = ((top - area.rows.lowerBound) / side + margin) * width + margin
      for x in sums.indices { plane[start + x] = UInt16(sums[x] * 257 / UInt64(side * side)) }
    }
    return plane
  }

  /// Four lines are blurred at a time, as vectors.
  private func blurredAndTransposed(_ plane: [UInt16], width: Int) -> [UInt16] {
    let height = width > 0 ? plane.count / width : 0
    var lines = AlphaBlur.lines(of: plane, width: width, height: height)
    LinePasses(margin: kernel.radius + 1).run(over: &lines, width: width, zero: .zero) {
      kernel.average($0, into: $1, count: $2)
    }
    return [UInt16](unsafeUninitializedCapacity: plane.count) { target, count in
      lines.withUnsafeBufferPointer { lines in
        guard let lines = lines.baseAddress, let base = target.baseAddress else { return }
        for top in stride(from: 0, to: height, by: 4) {
          let (group, rest) = (lines + top / 4 * width, height - top)
          for x in 0..<width {
            let place = base + (x &* height &+ top)
            if rest >= 4 {
              UnsafeMutableRawPointer(place).storeBytes(of: group[x], as: SIMD4<UInt16>.self)
            } else {
              for line in 0..<rest { (place + line).initialize(to: group[x][line]) }
            }
          }
        }
      }
      count = plane.count
    }
  }

  private static func lines(of plane: [UInt16], width: Int, height: Int) -> [SIMD4<UInt16>] {
    let count = (height + 3) / 4 * width
    return [SIMD4<UInt16>](unsafeUninitializedCapacity: count) { target, filled in
      guard let target = target.baseAddress else { return }
      plane.withUnsafeBufferPointer { plane in
        for top in stride(from: 0, to: height, by: 4) {
          let (group, rest) = (target + top / 4 * width, height - top)
          guard let first = plane.baseAddress.map({ $0 + top * width }) else { continue }
          if rest >= 4 {
            // Vector elements with constant indices stay in registers, whereas computed indices would go through
            // memory.
            let (second, third, fourth) = (first + width, first + 2 * width, first + 3 * width)
            for x in 0..<width {
              (group + x).initialize(to: SIMD4(first[x], second[x], third[x], fourth[x]))
            }
          } else {
            for x in 0..<width {
              var values = SIMD4<UInt16>.zero
              for line in 0..<rest { values[line] = first[line * width + x] }
              (group + x).initialize(to: values)
            }
          }
        }
      }
      filled = count
    }
  }
}
