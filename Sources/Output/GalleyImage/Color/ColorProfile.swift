public import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The colour space of an image that is not in sRGB.
///
/// ```swift
/// let bitmap = try ImageDecoder.decode(bytes)
/// let inSRGB = ColorProfile(ofFile: bytes)?.converted(bitmap) ?? bitmap
/// ```
public struct ColorProfile: Hashable, Sendable {
  /// The name in the profile, such as "Display P3".
  public let name: String
  private let meaning: Meaning

  private enum Meaning: Hashable {
    case matrix([ToneCurve], ColorMatrix)
    case unknown
  }

  /// Creates a profile. Fails if it is sRGB.
  init?(_ name: String, _ curves: [ToneCurve], toXYZ matrix: ColorMatrix) {
    let toLinear = ColorMatrix.sRGB.inverse?.after(matrix) ?? matrix
    if Self.isSRGB(curves, toLinear) { return nil }
    self.name = name
    meaning = .matrix(curves, toLinear)
  }

  /// Creates a greyscale profile. Fails if its tone curve is the sRGB curve.
  init?(_ name: String, grey curve: ToneCurve) {
    let curves = [curve, curve, curve]
    if Self.isSRGB(curves, .identity) { return nil }
    self.name = name
    meaning = .matrix(curves, .identity)
  }

  init(unknown name: String) { (self.name, meaning) = (name, .unknown) }

  public var isConvertible: Bool { meaning != .unknown }

  /// Whether the profile is the same as sRGB after rounding to 8 bits.
  private static func isSRGB(_ curves: [ToneCurve], _ matrix: ColorMatrix) -> Bool {
    guard matrix.distanceFromIdentity < 0.002 else { return false }
    return curves.allSatisfy { curve in
      zip(curve.lights, 0...255).allSatisfy { abs(Gamut.encoded($0) * 255 - Double($1)) < 0.5 }
    }
  }

  /// Returns the image converted to sRGB. Colours outside sRGB are clipped. If the profile is not convertible, the
  /// image is returned unchanged.
  public func converted(_ bitmap: Bitmap) -> Bitmap {
    guard case .matrix(let curves, let matrix) = meaning, curves.count == 3 else { return bitmap }
    let gamut = Gamut(curves, matrix)
    var result = bitmap
    result.pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      // Most pixels have the same colour as the previous one.
      var known = (from: UInt32(0xFF00_0000), to: gamut.converted(0xFF00_0000))
      for index in words.indices {
        if words[index] != known.from { known = (words[index], gamut.converted(words[index])) }
        words[index] = known.to
      }
    }
    return result
  }
}

private struct Gamut {
  private let lights: [[Double]]
  private let matrix: ColorMatrix
  private let bytes: [UInt8]

  /// The number of steps in the table. Even in the steepest part of the curve, a step changes the result by only a
  /// twentieth of an 8-bit level.
  private static let steps = 1 << 16

  init(_ curves: [ToneCurve], _ matrix: ColorMatrix) {
    lights = curves.map(\.lights)
    self.matrix = matrix
    bytes = (0...Self.steps).map { UInt8(Self.encoded(Double($0) / Double(Self.steps)) * 255 + 0.5) }
  }

  func converted(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (
      lights[0][Int(pixel & 0xFF)], lights[1][Int(pixel >> 8 & 0xFF)], lights[2][Int(pixel >> 16 & 0xFF)]
    )
    func byte(_ row: Int) -> UInt32 {
      let light = matrix[row, 0] * red + matrix[row, 1] * green + matrix[row, 2] * blue
      return UInt32(bytes[Int(min(max(light, 0), 1) * Double(Self.steps) + 0.5)])
    }
    return byte(0) | byte(1) << 8 | byte(2) << 16 | pixel & 0xFF00_0000
  }

  static func encoded(_ light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
