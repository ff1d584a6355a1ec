import Foundation
import Galley
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

@Suite("Colour profiles in compared images")
struct ColorProfileTests {
  private static let colors = TestFiles.bitmap(18, 18) { x, y in
    [UInt8(x * 15), UInt8(y * 15), UInt8(x * y % 256), 255]
  }

  /// Converts a channel value from sRGB to linear light.
  private static func light(_ value: UInt8) -> Double {
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func value(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  /// The matrix from linear Display P3 to linear sRGB, from CSS Color 4.
  private static let fromP3 = [
    [1.2249401762805598, -0.2249401762805598, 0], [-0.0420569547096882, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]

  private static func greatestStep(_ one: Bitmap, _ other: (Int, Int) -> [Double]) -> Double {
    var greatest = 0.0
    for y in 0..<one.height {
      for x in 0..<one.width {
        let pixel = one[x, y]
        for (own, wanted) in zip([pixel.red, pixel.green, pixel.blue], other(x, y)) {
          greatest = max(greatest, abs(Double(own) - wanted))
        }
      }
    }
    return greatest
  }

  @Test func `An sRGB profile has no effect, with any form of its curve`() {
    let table = TestProfile.table((0..<1024).map { Self.light(at: Double($0) / 1023) })
    for curve in [TestProfile.sRGBCurve, table] {
      var profile = TestProfile.sRGB
      profile.curves = TestProfile.same(curve)
      #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, profile.chunk)) == nil)
    }
  }

  private static func light(at value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test func `Display P3 is converted as in CSS Color 4`() throws {
    let cICP = TestFiles.chunk("cICP", [12, 13, 0, 1])
    for chunk in [TestProfile.displayP3.chunk, cICP] {
      let file = TestProfile.png(Self.colors, chunk)
      let profile = try #require(ColorProfile(ofFile: file))
      #expect(profile.name == "Display P3" && profile.isConvertible)
      let step = Self.greatestStep(profile.converted(Self.colors)) { x, y in
        let pixel = Self.colors[x, y]
        let lights = [pixel.red, pixel.green, pixel.blue].map { Self.light($0) }
        return Self.fromP3.map { row in Self.value(zip(row, lights).reduce(0) { $0 + $1.0 * $1.1 }) }
      }
      #expect(step <= 1.1, "\(step)")
    }
  }

  @Test func `Greys stay grey with every profile that can be converted`() throws {
    let greys = TestFiles.bitmap(16, 16) { x, y in [UInt8(x + y * 16), UInt8(x + y * 16), UInt8(x + y * 16), 200] }
    let profile = try #require(ColorProfile(ofFile: TestProfile.png(greys, TestProfile.displayP3.chunk)))
    let converted = profile.converted(greys)
    #expect(Self.greatestStep(converted) { x, y in Array(repeating: Double(x + y * 16), count: 3) } <= 1)
    #expect(converted[3, 3].alpha == 200)
  }

  @Test func `A gAMA chunk is an exponent, 1 over 2.2 means sRGB, and an embedded profile takes precedence`() throws {
    let linear = TestFiles.chunk("gAMA", TestFiles.number(100_000))
    let profile = try #require(ColorProfile(ofFile: TestProfile.png(Self.colors, linear)))
    let step = Self.greatestStep(profile.converted(Self.colors)) { x, y in
      let pixel = Self.colors[x, y]
      return [pixel.red, pixel.green, pixel.blue].map { Self.value(Double($0) / 255) }
    }
    #expect(step <= 0.6, "\(step)")
    let usual = TestFiles.chunk("gAMA", TestFiles.number(45_455))
    let sRGB = TestFiles.chunk("sRGB", [0])
    #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, usual)) == nil)
    #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, sRGB, linear)) == nil)
    #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, TestProfile.sRGB.chunk, linear)) == nil)
    let coded = TestFiles.chunk("cICP", [1, 13, 0, 1])
    #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, coded, TestProfile.displayP3.chunk)) == nil)
  }

  @Test func `A cHRM chunk with the values of Display P3 converts colours like a Display P3 profile`() throws {
    let places = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap { TestFiles.number($0) }
    let file = TestProfile.png(
      Self.colors, TestFiles.chunk("gAMA", TestFiles.number(45_455)), TestFiles.chunk("cHRM", places))
    let profile = try #require(ColorProfile(ofFile: file))
    let other = try #require(ColorProfile(ofFile: TestProfile.png(Self.colors, TestProfile.displayP3.chunk)))
    let converted = other.converted(Self.colors)
    let step = Self.greatestStep(profile.converted(Self.colors)) { x, y in
      let pixel = converted[x, y]
      return [pixel.red, pixel.green, pixel.blue].map(Double.init)
    }
    #expect(step <= 1, "\(step)")
  }

  @Test func `A grey profile is applied as its tone curve`() throws {
    let profile = TestProfile(space: "GRAY", curves: ["kTRC": TestProfile.gamma(1)])
    let found = try #require(ColorProfile(ofFile: TestProfile.png(Self.colors, profile.chunk)))
    #expect(found.converted(Bitmap(width: 1, height: 1, pixels: [55, 55, 55, 255]))[0, 0].red == 128)
  }

  @Test func `Table-based and CMYK profiles are named but not converted`() throws {
    for profile in [
      TestProfile(name: "Press", others: ["A2B0": [UInt8](repeating: 1, count: 32)]),
      TestProfile(space: "CMYK", name: "Press"),
    ] {
      let found = try #require(ColorProfile(ofFile: TestProfile.png(Self.colors, profile.chunk)))
      #expect(found.name == "Press" && !found.isConvertible)
      #expect(found.converted(Self.colors) == Self.colors)
    }
  }

  @Test func `Profiles in JPEG, WebP, TIFF and AVIF files are found`() throws {
    let icc = TestProfile.displayP3.bytes
    let (head, tail) = (Array(icc[..<100]), Array(icc[100...]))
    let marker = Array("ICC_PROFILE\0".utf8)
    func segment(_ number: UInt8, _ part: [UInt8]) -> [UInt8] {
      let length = part.count + 16
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + marker + [number, 2] + part
    }
    // The segments may be in any order.
    let jpeg = [0xFF, 0xD8] + segment(2, tail) + segment(1, head) + [0xFF, 0xDA]
    #expect(ColorProfile(ofFile: jpeg)?.name == "Display P3")
    #expect(ColorProfile(ofFile: [0xFF, 0xD8] + segment(1, head) + [0xFF, 0xDA]) == nil)
    func little(_ value: Int) -> [UInt8] { TestFiles.number(value).reversed() }
    let odd = icc.count % 2 == 0 ? [] : [UInt8(0)]
    let webp = Array("RIFF".utf8) + little(0) + Array("WEBPVP8X".utf8) + little(10) + [UInt8](repeating: 0, count: 10)
    #expect(
      ColorProfile(ofFile: webp + Array("ICCP".utf8) + little(icc.count) + icc + odd)?.name == "Display P3")
    let entry: [UInt8] = [0x73, 0x87, 7, 0] + little(icc.count) + little(26)
    let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0] + little(8) + [1, 0] + entry + little(0)
    #expect(ColorProfile(ofFile: tiff + icc)?.name == "Display P3")
    let bigEntry: [UInt8] = [0x87, 0x73, 0, 7] + TestFiles.number(icc.count) + TestFiles.number(26)
    let bigTIFF: [UInt8] = [0x4D, 0x4D, 0, 0x2A] + TestFiles.number(8) + [0, 1] + bigEntry + TestFiles.number(0)
    #expect(ColorProfile(ofFile: bigTIFF + icc)?.name == "Display P3")
    func box(_ name: String, _ body: [UInt8]) -> [UInt8] { TestFiles.number(body.count + 8) + Array(name.utf8) + body }
    for color in [Array("prof".utf8) + icc, Array("nclx".utf8) + [0, 12, 0, 13, 0, 0, 0x80]] {
      let properties = box("iprp", box("ipco", box("ispe", [0]) + box("colr", color)))
      let avif = box("ftyp", Array("avif".utf8) + TestFiles.number(0)) + box("meta", [0, 0, 0, 0] + properties)
      #expect(ColorProfile(ofFile: avif)?.name == "Display P3")
    }
  }

  @Test func `A broken profile does not stop a comparison`() {
    let whole = TestProfile.displayP3.bytes
    for count in stride(from: 0, to: whole.count, by: 7) {
      let chunk = TestFiles.chunk("iCCP", Array("x".utf8) + [0, 0] + TestFiles.zlib(Array(whole[..<count])))
      _ = ColorProfile(ofFile: TestProfile.png(Self.colors, chunk))?.converted(Self.colors)
    }
    for place in stride(from: 128, to: whole.count, by: 3) {
      var broken = whole
      broken[place] = 0xFF
      let chunk = TestFiles.chunk("iCCP", Array("x".utf8) + [0, 0] + TestFiles.zlib(broken))
      _ = ColorProfile(ofFile: TestProfile.png(Self.colors, chunk))?.converted(Self.colors)
    }
    let empty = TestFiles.chunk("iCCP", [])
    #expect(ColorProfile(ofFile: TestProfile.png(Self.colors, empty)) == nil)
  }

  // MARK: Comparisons

  private static let metrics = PixelMetric.allCases

  @Test func `The same colours with and without an sRGB profile are reported as identical`() {
    let report = DiffRun.compare(
      TestProfile.png(Self.colors), TestProfile.png(Self.colors, TestProfile.sRGB.chunk))
    #expect(report.outcome == .same && report.text.contains("no pixel"), "\(report.text)")
    #expect(!report.text.contains("profile"))
  }

  @Test(arguments: [PixelMetric.exact, .yiq, .perceptual])
  func `The same values under different profiles are reported as different, and the profile is named`(
    metric: PixelMetric
  ) {
    var swapped = TestProfile.sRGB
    swapped.name = "Red is blue"
    swapped.primaries.swapAt(0, 2)
    let report = DiffRun.compare(
      TestProfile.png(Self.colors), TestProfile.png(Self.colors, swapped.chunk),
      comparison: PixelComparison(metric: metric))
    #expect(report.outcome == .different, "\(report.text)")
    #expect(
      report.text.contains("'b' has the colour profile 'Red is blue' and was converted to sRGB"), "\(report.text)")
    #expect(report.json.contains("\"notes\""))
  }

  @Test func `Different colours outside sRGB with the same profile are not reported as identical`() {
    let reds = [[255, 0, 0, 255], [250, 0, 0, 255]].map { pixel in
      TestProfile.png(
        TestFiles.bitmap(4, 4) { _, _ in pixel.map { UInt8($0) } }, TestProfile.displayP3.chunk)
    }
    #expect(DiffRun.compare(reds[0], reds[1]).outcome == .different)
  }

  @Test func `A profile that cannot be converted is named even if the images are identical`() throws {
    let press = TestProfile(name: "Press", others: ["A2B0": [UInt8](repeating: 1, count: 32)])
    let report = DiffRun.compare(TestProfile.png(Self.colors), TestProfile.png(Self.colors, press.chunk))
    #expect(report.text.contains("'Press', which Galley cannot convert"), "\(report.text)")
    let place = try CheckPlace()
    try place.write(TestProfile.png(Self.colors), to: "x/a.png")
    try place.write(TestProfile.png(Self.colors, press.chunk), to: "y/a.png")
    let both = DiffRun().compare(place.path + "/x", place.path + "/y")
    #expect(both.text.contains("'Press', which Galley cannot convert"), "\(both.text)")
  }

  // MARK: Sixteen bits

  /// The number of channels for each PNG colour type.
  private static let channels: [UInt8: Int] = [0: 1, 2: 3, 4: 2, 6: 4]

  /// Returns a PNG with 16 bits per channel.
  private static func deep(_ colorType: UInt8, _ values: [[UInt16]]) -> [UInt8] {
    let columns = values[0].count / (channels[colorType] ?? 1)
    var rows: [UInt8] = []
    for row in values {
      rows.append(0)
      for value in row { rows += [UInt8(value >> 8), UInt8(value & 0xFF)] }
    }
    let kind: [UInt8] = [16, colorType, 0, 0, 0]
    let header = TestFiles.number(columns) + TestFiles.number(values.count) + kind
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += TestFiles.chunk("IHDR", header)
    file += TestFiles.chunk("IDAT", TestFiles.zlib(rows))
    return file + TestFiles.chunk("IEND", [])
  }

  @Test(arguments: [0, 2, 4, 6] as [UInt8])
  func `A difference in the low byte of a 16-bit channel is reported`(colorType: UInt8) {
    let count = Self.channels[colorType] ?? 1
    var values: [[UInt16]] = []
    for y in 0..<3 { values.append((0..<(3 * count)).map { UInt16($0 * 4000 + y * 300 + 7) }) }
    var others = values
    others[1][count] += 1
    let (one, other) = (Self.deep(colorType, values), Self.deep(colorType, others))
    let report = DiffRun.compare(one, other)
    #expect(report.summaries.first?.different == 1, "\(report.text)")
    #expect(DiffRun.compare(one, Self.deep(colorType, values)).outcome == .same)
    // The difference is too small to be visible.
    #expect(DiffRun.compare(one, other, comparison: PixelComparison(metric: .perceptual)).outcome == .same)
  }

  @Test func `The same value in 16 and 8 bits is identical, and adjacent 16-bit values are not`() {
    let bitmap = TestFiles.bitmap(3, 2) { x, y in [UInt8(x * 80), UInt8(y * 99), 17, 255] }
    func values(adding step: UInt16) -> [[UInt16]] {
      var values: [[UInt16]] = []
      for y in 0..<2 {
        var row: [UInt16] = []
        for x in 0..<3 { row += [UInt16(x * 80) * 257, UInt16(y * 99) * 257 + step, 17 * 257] }
        values.append(row)
      }
      return values
    }
    #expect(DiffRun.compare(PNG.encode(bitmap), Self.deep(2, values(adding: 0))).outcome == .same)
    let report = DiffRun.compare(PNG.encode(bitmap), Self.deep(2, values(adding: 1)))
    #expect(report.summaries.first?.different == 6, "\(report.text)")
  }

  // MARK: Invisible pixels

  private static func hidden(_ color: UInt8) -> [UInt8] {
    PNG.encode(TestFiles.bitmap(8, 8) { x, _ in x < 4 ? [color, color, 0, 0] : [9, 9, 9, 255] })
  }

  @Test func `The exact metric reports that colours of fully transparent pixels are invisible`() {
    let report = DiffRun.compare(Self.hidden(10), Self.hidden(200))
    #expect(report.outcome == .different)
    #expect(
      report.text.contains("none of this is visible: these pixels are fully transparent in both"), "\(report.text)")
    #expect(report.json.contains("\"hidden\": 32") || report.json.contains("\"hidden\":32"), "\(report.json)")
  }

  @Test(arguments: metrics.filter { ![.exact, .channel].contains($0) })
  func `Visual metrics ignore colours of transparent pixels`(metric: PixelMetric) {
    let report = DiffRun.compare(
      Self.hidden(10), Self.hidden(200), comparison: PixelComparison(metric: metric, countsAntialiasing: true))
    #expect(report.outcome == .same, "\(report.text)")
  }

  @Test func `Visible and invisible differences are reported separately`() {
    let other = PNG.encode(TestFiles.bitmap(8, 8) { x, _ in x < 4 ? [200, 200, 0, 0] : [19, 9, 9, 255] })
    let report = DiffRun.compare(Self.hidden(10), other)
    #expect(report.text.contains("32 of them are fully transparent in both"), "\(report.text)")
  }
}
