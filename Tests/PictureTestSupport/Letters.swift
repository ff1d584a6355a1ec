import GalleyGeometry
import GalleyPaint
package import GalleyPicture

/// Small drawings as text: a letter for each pixel of a known colour, and `?` for pixels of other colours.
package enum Letters {
  package static let colors: [Character: RGBA] = [
    "_": .white, "K": .black, "R": RGBA(255, 0, 0), "G": RGBA(0, 255, 0), "B": RGBA(0, 0, 255),
    "r": RGBA(255, 128, 128),
  ]

  package static func color(_ letter: Character) -> Paint {
    .color(colors[letter] ?? .clear)
  }

  /// Draws `picture` on white at `scale`. Returns a line of text for each row of pixels.
  package static func draw(_ picture: Picture, scale: Double = 1) throws -> [String] {
    let bitmap = try Painter().paint(picture, scale: scale, background: .white)
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in letter(of: bitmap[x, y]) })
    }
  }

  private static func letter(of pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Character {
    let known = colors.first { _, color in
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      let differences = zip(bytes, [pixel.red, pixel.green, pixel.blue]).map { abs($0 - Int($1)) }
      // Blending with half opacity may round up or down.
      return pixel.alpha == 255 && differences.allSatisfy { $0 <= 1 }
    }
    return known?.key ?? "?"
  }
}

extension Picture.Item {
  package static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ letter: Character) -> Self {
    .fill(.init(.rect(Rect(x: x, y: y, width: width, height: height)), Letters.color(letter)))
  }
}
