import GalleyGeometry
import GalleyPicture

/// Numbers, colours and words as SVG writes them.
enum SVGText {
  /// `value` with at most `places` digits behind the point.
  static func number(_ value: Double, places: Int = 3) -> String {
    // Beyond this nothing can be seen, and an integer could not hold it.
    guard value.isFinite, abs(value) < 1e9 else { return value > 0 ? "1000000000" : "-1000000000" }
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = Int((value * Double(unit)).rounded())
    let (whole, rest) = (scaled.magnitude / UInt(unit), scaled.magnitude % UInt(unit))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `text` for an attribute in double quotes; characters that XML does not allow, or that act on a terminal where
  /// somebody looks at the file, are left out.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The attribute `name` for `color`, and the attribute `opacity` unless the colour is opaque.
  static func attributes(_ name: String, opacity: String, _ color: RGBA) -> String {
    let alpha = color.alpha < 1 ? " \(opacity)=\"\(number(color.alpha))\"" : ""
    return "\(name)=\"\(hex(color))\"\(alpha)"
  }

  /// `color` without its alpha, such as `#007aff`.
  static func hex(_ color: RGBA) -> String {
    [color.red, color.green, color.blue].reduce("#") { text, channel in
      let byte = Int((max(0, min(1, channel)) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// The value of a path's `d` attribute.
  static func path(_ elements: [Path.Element]) -> String {
    elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .curve(let control1, let control2, let end): "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// The value of a `transform` attribute.
  static func matrix(_ map: AffineTransform) -> String {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return "matrix(\(numbers.map { number($0, places: 6) }.joined(separator: " ")))"
  }

  /// `bytes` in base 64.
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let present = min(3, bytes.count - start)
      let word = (0..<3).reduce(0) { $0 << 8 | ($1 < present ? Int(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= present ? digits[word >> (18 - place * 6) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
}
