package import GalleyGeometry
import GalleyImage
package import GalleyPicture

/// The bitmaps of shadows on a page whose other content is drawn as vectors.
package final class ShadowNotes {
  package struct Shadow {
    package let bitmap: Bitmap
    package let rect: Rect
  }

  private var shadows: [CastPlace: Shadow] = [:]

  package func shadow(of group: Picture.Group, at origin: Point) -> Shadow? {
    shadows[CastPlace(group, in: ShadowNotes.place(origin))]
  }

  /// Records a shadow, in the page's points. Does nothing if the parent is rotated or scaled.
  func note(_ group: Picture.Group, parent: AffineTransform, _ shadow: SoftShadow, at place: AffineTransform) {
    let isMoved = [parent.a - 1, parent.b, parent.c, parent.d - 1].allSatisfy { abs($0) < 1e-9 }
    guard isMoved else { return }
    let rect = place(Rect(x: 0, y: 0, width: Double(shadow.mask.width), height: Double(shadow.mask.height)))
    shadows[CastPlace(group, in: ShadowNotes.place(Point(x: parent.tx, y: parent.ty)))] = Shadow(
      bitmap: shadow.mask.colored(shadow.color), rect: rect)
  }

  /// Returns a translation that is rounded, so that the order of additions does not matter.
  private static func place(_ origin: Point) -> AffineTransform {
    AffineTransform(translationX: (origin.x * 64).rounded() / 64, y: (origin.y * 64).rounded() / 64)
  }
}

extension ImageSurface {
  fileprivate func colored(_ color: RGBA) -> Bitmap {
    let channels = [color.red, color.green, color.blue].map { UInt8((max(0, min(1, $0)) * 255).rounded()) }
    let alphas = (0...255).map { UInt8((max(0, min(1, color.alpha)) * Double($0)).rounded()) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let stride = self.stride
    edit { base in
      for y in 0..<height {
        for x in 0..<width {
          let place = (y * width + x) * 4
          for channel in 0..<3 { pixels[place + channel] = channels[channel] }
          pixels[place + 3] = alphas[Int(base.load(fromByteOffset: y * stride + x, as: UInt8.self))]
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
