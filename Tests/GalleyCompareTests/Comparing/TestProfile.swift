import Galley
import GalleyImage
import GalleyPicture

/// An ICC colour profile for tests.
struct TestProfile: Sendable {
  var space = "RGB "
  var name = "a test"
  /// The red, green and blue primaries in XYZ, if the profile has them.
  var primaries: [[Double]] = []
  /// The tone curve tags by name, if the profile has them.
  var curves: [String: [UInt8]] = [:]
  var others: [String: [UInt8]] = [:]

  /// The sRGB curve with its five parameters.
  static let sRGBCurve =
    tag("para") + [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  /// The identity curve, which means linear light.
  static let linear = tag("curv") + TestFiles.number(0)

  static let sRGB = TestProfile(
    name: "sRGB built-in",
    primaries: [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]],
    curves: same(sRGBCurve))
  static let displayP3 = TestProfile(
    name: "Display P3",
    primaries: [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]],
    curves: same(sRGBCurve))

  static func same(_ curve: [UInt8]) -> [String: [UInt8]] { ["rTRC": curve, "gTRC": curve, "bTRC": curve] }

  /// A power curve.
  static func gamma(_ power: Double) -> [UInt8] {
    let number = Int(power * 256)
    return tag("curv") + TestFiles.number(1) + [UInt8(number >> 8), UInt8(number & 0xFF)]
  }

  /// A curve with equally spaced samples.
  static func table(_ lights: [Double]) -> [UInt8] {
    tag("curv") + TestFiles.number(lights.count)
      + lights.flatMap { light -> [UInt8] in
        let number = Int(light * 65535 + 0.5)
        return [UInt8(number >> 8), UInt8(number & 0xFF)]
      }
  }

  var bytes: [UInt8] {
    let text = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    var tags: [(String, [UInt8])] = [
      (
        "desc",
        Self.tag("mluc") + TestFiles.number(1) + TestFiles.number(12) + Array("enUS".utf8)
          + TestFiles.number(text.count) + TestFiles.number(28) + text
      )
    ]
    for (name, color) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
      tags.append((name, Self.tag("XYZ ") + color.flatMap(Self.fixed)))
    }
    tags += (curves.sorted { $0.key < $1.key } + others.sorted { $0.key < $1.key }).map { ($0.key, $0.value) }
    var (table, data): ([UInt8], [UInt8]) = ([], [])
    for (name, body) in tags {
      let start = 132 + tags.count * 12 + data.count
      table += Array(name.utf8) + TestFiles.number(start) + TestFiles.number(body.count)
      data += body + [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(12..<24, with: Array("mntr\(space)XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + TestFiles.number(tags.count) + table + data
  }

  private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) + [0, 0, 0, 0] }

  private static func fixed(_ value: Double) -> [UInt8] {
    TestFiles.number(Int(UInt32(bitPattern: Int32((value * 65536).rounded()))))
  }

  /// The PNG chunk that contains the profile.
  var chunk: [UInt8] { TestFiles.chunk("iCCP", Array("x".utf8) + [0, 0] + TestFiles.zlib(bytes)) }

  /// Returns a PNG file with `chunks` before its pixel data.
  static func png(_ bitmap: Bitmap, _ chunks: [UInt8]...) -> [UInt8] {
    // The chunk is removed because Galley's own files have an sRGB chunk.
    let file = PNG.encode(bitmap)
    let start = file[37..<41].elementsEqual("sRGB".utf8) ? 46 : 33
    return Array(file[..<33]) + chunks.flatMap(\.self) + Array(file[start...])
  }
}
