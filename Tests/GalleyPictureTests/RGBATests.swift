import GalleyPicture
import Testing

@Suite("Final colours")
struct RGBATests {
  @Test("are written as two hexadecimal digits a component, from every byte")
  func hexText() {
    for byte in UInt8.min...UInt8.max {
      let digits = RGBA(byte, 0, 255).hexText.dropFirst().prefix(2)
      #expect(UInt8(digits, radix: 16) == byte)
    }
  }

  @Test("name their opacity only where something shows through")
  func opacity() {
    #expect(RGBA(255, 59, 48).hexText == "#FF3B30")
    #expect(RGBA(255, 59, 48, alpha: 0.5).hexText == "#FF3B3080")
  }

  @Test("outside of sRGB are written as its nearest colour")
  func range() {
    #expect(RGBA(red: -1, green: 1.5, blue: 0.5).hexText == "#00FF80")
  }

  @Test("multiply what they let through, and nothing else")
  func multiplication() {
    let color = RGBA(1, 2, 3, alpha: 0.5).multiplyingAlpha(by: 0.5)
    #expect(color == RGBA(1, 2, 3, alpha: 0.25))
  }
}
