import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct AngularFill {
  private let gradient: Paint.AngularGradient
  /// The colours around the circle, starting at the right, in Cairo's pixel format.
  private let wheel: [UInt32]

  /// The number of colours. On a circle with a radius of 650 points, each colour is one point wide.
  private static let steps = 4096

  init(_ gradient: Paint.AngularGradient, fade: Double) {
    self.gradient = gradient
    wheel = (0..<AngularFill.steps).map { step in
      let angle = (Double(step) + 0.5) / Double(AngularFill.steps) * 2 * .pi
      let color = gradient.stops.color(at: gradient.location(at: angle)).multiplyingAlpha(by: fade)
      return AngularFill.word(color)
    }
  }

  private static func word(_ color: RGBA) -> UInt32 {
    let alpha = min(max(0, color.alpha), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(0, value), 1) * 255).rounded()) }
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }

  /// Fills `surface`. `map` is the transform from the surface's pixels to the gradient's points.
  func paint(_ surface: ImageSurface, through map: AffineTransform) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    surface.edit { base in
      for y in 0..<height {
        let row = base + y * stride
        for x in 0..<width {
          let point = map(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) - gradient.center
          var share = atan2(point.y, point.x) / (2 * .pi)
          if share < 0 { share += 1 }
          let step = min(AngularFill.steps - 1, Int(share * Double(AngularFill.steps)))
          row.storeBytes(of: wheel[step], toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}
