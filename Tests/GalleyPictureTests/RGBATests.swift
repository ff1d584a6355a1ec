import GalleyPicture
import Testing

@Suite("RGBA colours")
struct RGBATests {
  @Test("A colour is written with two hexadecimal digits per component")
  func hexText() {
    for byte in UInt8.min...UInt8.max {
      let digits = RGBA(byte, 0, 255).hexText.dropFirst().prefix(2)
      #expect(UInt8(digits, radix: 16) == byte)
    }
  }

  @Test("Opacity is written only for colours that are not opaque")
  func opacity() {
    #expect(RGBA(255, 59, 48).hexText == "#FF3B30")
    #expect(RGBA(255, 59, 48, alpha: 0.5).hexText == "#FF3B3080")
  }

  @Test("The components of colours outside sRGB are clamped")
  func range() {
    #expect(RGBA(red: -1, green: 1.5, blue: 0.5).hexText == "#00FF80")
  }

  @Test("multiplyingAlpha changes only the alpha component")
  func multiplication() {
    let color = RGBA(1, 2, 3, alpha: 0.5).multiplyingAlpha(by: 0.5)
    #expect(color == RGBA(1, 2, 3, alpha: 0.25))
  }
}
