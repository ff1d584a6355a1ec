package import GalleyGeometry
import GalleyImage
package import GalleyPicture

/// The shadows of groups inside each other, as bitmaps for a page that keeps everything else as shapes.
package final class ShadowNotes {
  package struct Shadow {
    package let bitmap: Bitmap
    /// Where all of them go, in the page's points.
    package let rect: Rect
  }

  private var shadows: [CastPlace: Shadow] = [:]

  /// The shadow of `group`, whose parent's corner lies at `origin`; nil where there is none.
  package func shadow(of group: Picture.Group, at origin: Point) -> Shadow? {
    shadows[CastPlace(group, in: ShadowNotes.place(origin))]
  }

  /// Keeps `shadow` of `group`, both in the page's points; a parent that is turned or enlarged has points of its own.
  func note(_ group: Picture.Group, parent: AffineTransform, _ shadow: SoftShadow, at place: AffineTransform) {
    let isMoved = [parent.a - 1, parent.b, parent.c, parent.d - 1].allSatisfy { abs($0) < 1e-9 }
    guard isMoved else { return }
    let rect = place(Rect(x: 0, y: 0, width: Double(shadow.mask.width), height: Double(shadow.mask.height)))
    shadows[CastPlace(group, in: ShadowNotes.place(Point(x: parent.tx, y: parent.ty)))] = Shadow(
      bitmap: shadow.mask.colored(shadow.color), rect: rect)
  }

  /// The place of a parent, without what adding up in another order makes of it.
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
