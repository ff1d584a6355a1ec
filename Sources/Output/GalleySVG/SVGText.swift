import GalleyGeometry
import GalleyPicture

enum SVGText {
  static func number(_ value: Double, places: Int = 3) -> String {
    // Larger values are not visible and would cause an integer overflow.
    guard value.isFinite, abs(value) < 1e9 else { return value > 0 ? "1000000000" : "-1000000000" }
    let unit = units[min(max(places, 0), units.count - 1)]
    let scaled = Int((value * Double(unit)).rounded())
    var (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    if rest == 0 { return scaled < 0 ? "-\(whole)" : "\(whole)" }
    // The digits are written backwards from the last one that is not zero: at most nine digits, a point, six digits and
    // a sign.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var (start, left) = (digits.count, UInt(unit))
      func put(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      while rest % 10 == 0 { (rest, left) = (rest / 10, left / 10) }
      while left > 1 {
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        (rest, left) = (rest / 10, left / 10)
      }
      put(UInt8(ascii: "."))
      repeat {
        put(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: digits[start...], as: UTF8.self)
    }
  }

  private static let units = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// Escapes text for attributes in double quotes. Omits characters that XML forbids, terminal control characters, and
  /// characters that change the text direction.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { append($1, to: &$0) }
  }

  static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += " "
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      break
    default: result.unicodeScalars.append(scalar)
    }
  }

  static func attributes(_ name: String, opacity: String, _ color: RGBA) -> String {
    let alpha = color.alpha < 1 ? " \(opacity)=\"\(number(color.alpha))\"" : ""
    return "\(name)=\"\(hex(color))\"\(alpha)"
  }

  static func hex(_ color: RGBA) -> String {
    [color.red, color.green, color.blue].reduce("#") { text, channel in
      let byte = Int((max(0, min(1, channel)) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  static func path(_ elements: [Path.Element], places: Int = 3) -> String {
    func point(_ point: Point) -> String { "\(number(point.x, places: places)) \(number(point.y, places: places))" }
    return elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .curve(let control1, let control2, let end): "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }

  static func matrix(_ map: AffineTransform) -> String {
    if map.isTranslation { return "translate(\(number(map.tx)) \(number(map.ty)))" }
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return "matrix(\(numbers.map { number($0, places: 6) }.joined(separator: " ")))"
  }
}
