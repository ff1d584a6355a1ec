import CPangoCairo
import GalleyImage

/// Blurs an image. Three box blurs with fractional ends approximate a Gaussian blur. The time does not depend on the
/// deviation.
struct ColorBlur {
  private let kernel: BoxKernel
  private let reducing: Int
  /// Whether the pixels at the edges are repeated. If false, the surroundings are transparent.
  private let repeatsEdges: Bool

  private typealias Pixel = SIMD4<UInt16>

  init(deviation: Double, reducing: Int, repeatsEdges: Bool) {
    kernel = BoxKernel(deviation: deviation)
    (self.reducing, self.repeatsEdges) = (reducing, repeatsEdges)
  }

  func margin(reach: Int) -> Int { repeatsEdges ? max(reach, 3 * (kernel.radius + 2)) : reach }

  func blurred(_ image: ImageSurface, in area: PixelArea, margin: Int) throws(PaintError) -> ImageSurface {
    let inside = (
      width: (area.columns.count + reducing - 1) / reducing, height: (area.rows.count + reducing - 1) / reducing
    )
    let (width, height) = (inside.width + margin * 2, inside.height + margin * 2)
    let result = try ImageSurface(width: width, height: height)
    var plane = [Pixel](repeating: .zero, count: width * height)
    read(try image.pixelRows(), in: area, into: &plane, margin: margin, width: width)
    if repeatsEdges { ColorBlur.spreadEdges(of: &plane, width: width, height: height, margin: margin) }
    blurRows(&plane, width: width)
    plane = ColorBlur.transposed(plane, width: width)
    blurRows(&plane, width: height)
    plane = ColorBlur.transposed(plane, width: height)
    let stride = result.stride
    result.edit { target in
      for y in 0..<height {
        for x in 0..<width {
          // 65,535 is 255 · 257, so dividing by 257 converts to bytes.
          let rounded = (SIMD4<UInt32>(truncatingIfNeeded: plane[y * width + x]) &+ 128) / 257
          target.storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: rounded), toByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
    return result
  }

  private func read(
    _ pixels: PixelRows, in area: PixelArea, into plane: inout [Pixel], margin: Int, width: Int
  ) {
    let side = reducing
    for (row, top) in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: side).enumerated() {
      let start = (row + margin) * width + margin
      let bottom = min(top + side, area.rows.upperBound)
      for (column, left) in stride(from: area.columns.lowerBound, to: area.columns.upperBound, by: side).enumerated() {
        let right = min(left + side, area.columns.upperBound)
        var sum = SIMD4<UInt32>.zero
        for y in top..<bottom {
          let line = pixels.base + y * pixels.stride
          for x in left..<right {
            let pixel = line.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
            sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
          }
        }
        // Beyond the edge of the image, a square is transparent or repeats the pixels at the edge.
        let count = repeatsEdges ? (bottom - top) * (right - left) : side * side
        plane[start + column] = ColorBlur.mean(sum, of: count)
      }
    }
  }

  private static func mean(_ sum: SIMD4<UInt32>, of count: Int) -> Pixel {
    if count == 1 { return Pixel(truncatingIfNeeded: sum) &* 257 }
    // The sum of a square of 333 pixels is at most 28 million, and 257 times that needs 64 bits.
    let wide = SIMD4<UInt64>(truncatingIfNeeded: sum) &* 257
    return Pixel(truncatingIfNeeded: wide / UInt64(max(1, count)))
  }

  private static func spreadEdges(of plane: inout [Pixel], width: Int, height: Int, margin: Int) {
    guard width > margin * 2, height > margin * 2 else { return }
    for y in margin..<height - margin {
      let row = y * width
      let (left, right) = (plane[row + margin], plane[row + width - margin - 1])
      for x in 0..<margin {
        plane[row + x] = left
        plane[row + width - 1 - x] = right
      }
    }
    for x in 0..<width {
      let (top, bottom) = (plane[margin * width + x], plane[(height - margin - 1) * width + x])
      for y in 0..<margin {
        plane[y * width + x] = top
        plane[(height - 1 - y) * width + x] = bottom
      }
    }
  }

  private func blurRows(_ plane: inout [Pixel], width: Int) {
    LinePasses(margin: kernel.radius + 1).run(over: &plane, width: width, zero: .zero) {
      kernel.average($0, into: $1, count: $2)
    }
  }

  private static func transposed(_ plane: [Pixel], width: Int) -> [Pixel] {
    let height = width > 0 ? plane.count / width : 0
    return [Pixel](unsafeUninitializedCapacity: plane.count) { target, count in
      plane.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width { target.initializeElement(at: x * height + y, to: source[y * width + x]) }
        }
      }
      count = plane.count
    }
  }
}
