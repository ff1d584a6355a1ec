import GalleyPicture

struct PixelColors {
  private let matrix: ColorMatrix

  init(_ matrix: ColorMatrix) { self.matrix = matrix }

  func apply(to surface: ImageSurface) {
    guard matrix != .identity else { return }
    // Pixels are stored as blue, green, red, alpha.
    func column(_ values: SIMD4<Double>) -> SIMD4<Float> {
      SIMD4<Float>(Float(values.z), Float(values.y), Float(values.x), Float(values.w))
    }
    let (red, green, blue) = (column(matrix.red), column(matrix.green), column(matrix.blue))
    let (alpha, constant) = (column(matrix.alpha), column(matrix.constant))
    let takesAlpha = matrix.takesAlpha
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    surface.edit { base in
      var (known, answer) = (UInt32(0), takesAlpha ? 0 : PixelColors.word(constant))
      for y in 0..<height {
        let row = base + y * stride
        for x in 0..<width {
          let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
          // Most pixels have the same colour as the previous one.
          if word != known {
            known = word
            let pixel = PixelColors.straight(word)
            var sum = red * pixel.z + green * pixel.y + blue * pixel.x + alpha * pixel.w + constant
            if takesAlpha { sum.w *= pixel.w }
            answer = PixelColors.word(sum)
          }
          row.storeBytes(of: answer, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }

  private static func straight(_ word: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
    let alpha = Float(bytes.w)
    guard alpha > 0 else { return .zero }
    var pixel = SIMD4<Float>(bytes) / alpha
    pixel.w = alpha / 255
    return pixel
  }

  private static func word(_ color: SIMD4<Float>) -> UInt32 {
    let kept = color.clamped(lowerBound: .zero, upperBound: .one)
    let alpha = kept.w
    let scaled = SIMD4<Float>(kept.x * alpha, kept.y * alpha, kept.z * alpha, alpha) * 255 + 0.5
    let bytes = SIMD4<UInt32>(scaled)
    return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
  }
}

extension ImageSurface {
  func makeOpaque() {
    let (width, height, stride) = (width, height, stride)
    edit { base in
      for y in 0..<height {
        let row = base + y * stride
        for x in 0..<width {
          let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
          row.storeBytes(of: word | 255 << 24, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}
