import GalleyPicture
import Testing

@Suite("Colour matrices")
struct ColorMatrixTests {
  private static let colors: [RGBA] = [
    .black, .white, RGBA(255, 0, 0), RGBA(0, 122, 255), RGBA(52, 199, 89, alpha: 0.5), RGBA(128, 128, 128),
  ]

  private func isNear(_ one: RGBA, _ other: RGBA, within limit: Double = 1e-9) -> Bool {
    [
      one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha,
    ].allSatisfy { abs($0) <= limit }
  }

  @Test("A colour matrix with a neutral amount leaves colours unchanged", arguments: colors)
  func identities(color: RGBA) {
    let maps: [ColorMatrix] = [
      .identity, .saturation(1), .grayscale(0), .hueRotation(radians: 0), .brightness(0), .contrast(1),
      .multiply(.white),
    ]
    for map in maps { #expect(isNear(map(color), color)) }
  }

  @Test("Inverting twice and rotating the hue by a full turn both restore the colour", arguments: colors)
  func turns(color: RGBA) {
    #expect(isNear(ColorMatrix.inversion(ColorMatrix.inversion(color)), color))
    let full = ColorMatrix.hueRotation(radians: 2 * .pi)
    #expect(isNear(full(color), color, within: 0.001))
  }

  @Test("Grayscale gives equal components with the brightness of the colour", arguments: colors)
  func grey(color: RGBA) {
    let grey = ColorMatrix.grayscale(1)(color)
    #expect(abs(grey.red - grey.green) < 1e-9 && abs(grey.green - grey.blue) < 1e-9)
    let brightness = color.red * 0.2126 + color.green * 0.7152 + color.blue * 0.0722
    #expect(abs(grey.red - brightness) < 1e-9)
    #expect(abs(ColorMatrix.luminanceToAlpha(color).alpha - brightness * color.alpha) < 1e-9)
  }

  @Test("Rotating the hue and changing the saturation leave greys unchanged", arguments: [0.0, 0.3, 1])
  func greysStay(value: Double) {
    let grey = RGBA(red: value, green: value, blue: value)
    for map in [ColorMatrix.hueRotation(radians: 2), .saturation(3), .saturation(0), .grayscale(0.4)] {
      #expect(isNear(map(grey), grey, within: 0.001))
    }
  }

  @Test("NaN, infinite and huge parameters of a colour matrix give valid colours")
  func numbers() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      for map in [ColorMatrix.brightness(number), .contrast(number), .saturation(number), .grayscale(number)] {
        let color = map(RGBA(10, 20, 30))
        #expect((0...1).contains(color.red) && (0...1).contains(color.blue))
      }
      #expect(isNear(ColorMatrix.hueRotation(radians: number == 1e300 ? 0 : number)(.white), .white, within: 0.001))
    }
  }
}
