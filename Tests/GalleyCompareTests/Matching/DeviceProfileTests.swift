import Foundation
import Galley
import GalleyImage
import GalleyPicture
import Testing

@Suite("Colour profiles in screenshots")
struct DeviceProfileTests {
  private static func light(_ value: UInt8) -> Double {
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }

  /// The matrix from linear sRGB to linear Display P3, from CSS Color 4.
  private static let toP3 = [
    [0.8224619687143623, 0.1775380312856377, 0], [0.03319419885096161, 0.9668058011490384, 0],
    [0.017082631211199, 0.0723974407318127, 0.910519927956988],
  ]

  private static func converted(_ bitmap: Bitmap, _ convert: ([Double]) -> [UInt8]) -> Bitmap {
    var result = bitmap
    var known: [[UInt8]: [UInt8]] = [:]
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let color = Array(bitmap.pixels[place..<(place + 3)])
      let other = known[color] ?? convert(color.map(light))
      known[color] = other
      for channel in 0..<3 { result.pixels[place + channel] = other[channel] }
    }
    return result
  }

  @Test("A screenshot in Display P3 is found to have the same colours as the scene")
  func displayP3() throws {
    let screen = AccountScreen()
    let picture = Self.converted(try screen.bitmap()) { light in
      Self.toP3.map { row in
        let value = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
        return Self.byte(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
      }
    }
    let match = try screen.scene.match(TestProfile.png(picture, TestProfile.displayP3.chunk))
    #expect(match.findings == [] && match.isAlike, "\(match.lines)")
    #expect(match.lines.contains("'device.png' has the colour profile 'Display P3' and was converted to sRGB"))
  }

  @Test("A screenshot with a different gamma is found to have the same colours as the scene")
  func gamma() throws {
    let screen = AccountScreen()
    let picture = Self.converted(try screen.bitmap()) { light in light.map { Self.byte($0) } }
    let chunk = TestFiles.chunk("gAMA", TestFiles.number(100_000))
    let match = try screen.scene.match(TestProfile.png(picture, chunk))
    #expect(match.findings == [] && match.isAlike, "\(match.lines)")
    // Without the profile, the same values mean different colours.
    #expect(try !screen.scene.match(PNG.encode(picture)).isAlike)
  }
}
