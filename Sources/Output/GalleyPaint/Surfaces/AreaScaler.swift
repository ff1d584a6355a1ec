import GalleyImage

/// Reduces an image. Each new pixel is the mean of the area that it covers, which avoids aliasing in thumbnails.
struct AreaScaler {
  private let source: PixelRows
  private let columns: [Coverage]
  private let rows: [Coverage]

  /// The source pixels of a new pixel. The first and the last one may be partially covered.
  private struct Coverage {
    var first: Int
    var weights: [Float]

    static func along(_ sourceCount: Int, to count: Int) -> [Coverage] {
      let step = Double(sourceCount) / Double(count)
      return (0..<count).map { index in
        let (start, end) = (Double(index) * step, Double(index + 1) * step)
        let first = min(Int(start), sourceCount - 1)
        let last = max(first, min(Int(end.rounded(.up)), sourceCount) - 1)
        let weights = (first...last).map { pixel in
          Float((min(end, Double(pixel + 1)) - max(start, Double(pixel))) / step)
        }
        return Coverage(first: first, weights: weights)
      }
    }
  }

  static func scaled(_ source: ImageSurface, width: Int, height: Int) throws(PaintError) -> ImageSurface {
    let result = try ImageSurface(width: width, height: height)
    let scaler = AreaScaler(
      source: try source.pixelRows(), columns: Coverage.along(source.width, to: width),
      rows: Coverage.along(source.height, to: height))
    let stride = result.stride
    result.edit { scaler.write(to: $0, stride: stride) }
    return result
  }

  private func write(to target: UnsafeMutableRawPointer, stride: Int) {
    var narrowed: [SIMD4<Float>] = []
    var narrowedRow = -1
    for (y, coverage) in rows.enumerated() {
      var sums = [SIMD4<Float>](repeating: .zero, count: columns.count)
      for (index, weight) in coverage.weights.enumerated() {
        // Adjacent new rows can share a source row, which is scaled horizontally only once.
        if narrowedRow != coverage.first + index {
          narrowedRow = coverage.first + index
          narrowed = narrow(row: narrowedRow)
        }
        for x in sums.indices { sums[x] += narrowed[x] * weight }
      }
      AreaScaler.store(sums, to: target + y * stride)
    }
  }

  private func narrow(row: Int) -> [SIMD4<Float>] {
    let base = source.base + row * source.stride
    return columns.map { coverage in
      var sum = SIMD4<Float>.zero
      for (index, weight) in coverage.weights.enumerated() {
        let pixel = base.loadUnaligned(fromByteOffset: (coverage.first + index) * 4, as: SIMD4<UInt8>.self)
        sum += SIMD4<Float>(pixel) * weight
      }
      return sum
    }
  }

  private static func store(_ pixels: [SIMD4<Float>], to target: UnsafeMutableRawPointer) {
    for (x, pixel) in pixels.enumerated() {
      // A mean never exceeds 255, apart from a negligible rounding error.
      let rounded = SIMD4<UInt8>(truncatingIfNeeded: (pixel + 0.5).wholePart)
      target.storeBytes(of: rounded, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
    }
  }
}
