import GalleyGeometry
import GalleyImage

struct ProjectedPixels {
  let source: ImageSurface
  /// The transform from the target to the image.
  let map: ProjectionTransform

  private typealias Pixel = SIMD4<Float>

  /// The number of samples per pixel in each direction, because distant parts are reduced in size.
  private static let samples = 3

  func painted(over area: Rect, resolution: Double) throws(PaintError) -> ImageSurface? {
    let limit = Double(CanvasSize.sideLimit)
    let (width, height) = ((area.width * resolution).rounded(.up), (area.height * resolution).rounded(.up))
    guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
    let result = try ImageSurface(width: Int(width), height: Int(height))
    let pixels = try source.pixelRows()
    let stride = result.stride
    result.edit { base in
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let corner = Point(x: area.minX + Double(x) / resolution, y: area.minY + Double(y) / resolution)
          let color = mean(from: corner, side: 1 / resolution, pixels).rounded(.toNearestOrAwayFromZero)
          base.storeBytes(
            of: SIMD4<UInt8>(color.clamped(lowerBound: .zero, upperBound: Pixel(repeating: 255))),
            toByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
    return result
  }

  private func mean(from corner: Point, side: Double, _ pixels: PixelRows) -> Pixel {
    let count = ProjectedPixels.samples
    var sum = Pixel.zero
    for row in 0..<count {
      for column in 0..<count {
        let place = Point(
          x: corner.x + (Double(column) + 0.5) / Double(count) * side,
          y: corner.y + (Double(row) + 0.5) / Double(count) * side)
        let distance = map.distance(of: place)
        guard distance > 0 else { continue }
        sum += color(
          at: (place.x * map.m11 + place.y * map.m21 + map.m31) / distance - 0.5,
          (place.x * map.m12 + place.y * map.m22 + map.m32) / distance - 0.5, pixels)
      }
    }
    return sum / Float(count * count)
  }

  private func color(at x: Double, _ y: Double, _ pixels: PixelRows) -> Pixel {
    guard x > -1, y > -1, x < Double(pixels.width), y < Double(pixels.height) else { return .zero }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (shareX, shareY) = (Float(x - Double(left)), Float(y - Double(top)))
    func pixel(_ column: Int, _ row: Int) -> Pixel {
      guard column >= 0, row >= 0, column < pixels.width, row < pixels.height else { return .zero }
      let bytes = (pixels.base + row * pixels.stride).loadUnaligned(fromByteOffset: column * 4, as: SIMD4<UInt8>.self)
      return Pixel(bytes)
    }
    let upper = pixel(left, top) * (1 - shareX) + pixel(left + 1, top) * shareX
    let lower = pixel(left, top + 1) * (1 - shareX) + pixel(left + 1, top + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}
