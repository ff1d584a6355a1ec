package import GalleyGeometry
package import GalleyPicture

/// The uniform background of text or shapes ("ink"), and how much they contrast with it.
package struct InkBackground: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  /// The RGB distance of the ink from the background, with channels of 0 … 255.
  package let contrast: Double

  /// Finds the background in `frame`, in pixels. Fails if there is no ink.
  package init?(_ bitmap: Bitmap, in frame: Rect) {
    guard let colors = MatchedColors(bitmap, in: frame, isClean: true), let ink = colors.ink else { return nil }
    let background = colors.background
    (red, green, blue) = (background.red * 255, background.green * 255, background.blue * 255)
    let way = (ink.red * 255 - red, ink.green * 255 - green, ink.blue * 255 - blue)
    contrast = (way.0 * way.0 + way.1 * way.1 + way.2 * way.2).squareRoot()
  }

  init(_ color: RGBA, contrast: Double) {
    (red, green, blue) = (color.red * 255, color.green * 255, color.blue * 255)
    self.contrast = contrast
  }

  func with(contrast: Double) -> InkBackground {
    InkBackground(RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1), contrast: contrast)
  }

  /// Returns the squared RGB distance of a pixel from the background. Transparent pixels are blended with white.
  @inline(__always)
  func distance(_ pixels: UnsafeBufferPointer<UInt8>, at place: Int) -> Double {
    var (red, green, blue) = (Double(pixels[place]), Double(pixels[place + 1]), Double(pixels[place + 2]))
    let alpha = pixels[place + 3]
    if alpha < 255 {
      let part = Double(alpha) / 255
      (red, green, blue) = (
        red * part + 255 * (1 - part), green * part + 255 * (1 - part), blue * part + 255 * (1 - part)
      )
    }
    let way = (red - self.red, green - self.green, blue - self.blue)
    return way.0 * way.0 + way.1 * way.1 + way.2 * way.2
  }
}
