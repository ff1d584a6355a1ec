import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct SVGStyle {
  private(set) var fill: Paint? = Paint(color: .black)
  private(set) var stroke: Paint?
  private(set) var strokeWidth = 1.0
  private(set) var join = SVGStroke.Join.miter
  private(set) var cap = SVGStroke.Cap.butt
  private(set) var isEvenOdd = false
  /// The element's opacity multiplied by the opacity of its containers.
  private(set) var opacity = 1.0
  private(set) var fillOpacity = 1.0
  private(set) var strokeOpacity = 1.0
  private(set) var transform = AffineTransform.identity

  struct Paint: Hashable {
    var color: RGBA?
  }

  /// Returns the name of an unsupported attribute, if any.
  mutating func apply(_ attributes: [String: String]) -> String? {
    var all = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let sides = declaration.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { return "style" }
      all[String(sides[0].trimmed)] = String(sides[1].trimmed)
    }
    let unsupported = SVGStyle.readers.first { name, read in
      guard let text = all[name], text.trimmed != "inherit" else { return false }
      return !read(&self, text)
    }
    return unsupported?.name
  }

  private typealias Reader = @Sendable (inout SVGStyle, String) -> Bool

  private static let readers: [(name: String, read: Reader)] = [
    ("fill", { style, text in paint(text).map { style.fill = $0 } != nil }),
    ("stroke", { style, text in paint(text).map { style.stroke = $0 } != nil }),
    ("stroke-width", { style, text in number(text).map { style.strokeWidth = $0 } != nil }),
    ("stroke-linejoin", { style, text in SVGStroke.Join(rawValue: text).map { style.join = $0 } != nil }),
    ("stroke-linecap", { style, text in SVGStroke.Cap(rawValue: text).map { style.cap = $0 } != nil }),
    (
      "fill-rule",
      { style, text in
        style.isEvenOdd = text == "evenodd"; return true
      }
    ),
    ("opacity", { style, text in fraction(text).map { style.opacity *= $0 } != nil }),
    ("fill-opacity", { style, text in fraction(text).map { style.fillOpacity = $0 } != nil }),
    ("stroke-opacity", { style, text in fraction(text).map { style.strokeOpacity = $0 } != nil }),
    (
      "transform",
      { style, text in
        SVGTransform.read(text).map { style.transform = $0.followed(by: style.transform) } != nil
      }
    ),
  ]

  private static func number(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    return scanner.number()
  }

  private static func fraction(_ text: String) -> Double? {
    let isPercentage = text.trimmed.hasSuffix("%")
    let digits = isPercentage ? String(text.trimmed.dropLast()) : text
    return number(digits).map { min(max(0, isPercentage ? $0 / 100 : $0), 1) }
  }

  /// Parses a paint. The outer nil means an unsupported value; the inner nil means no paint.
  private static func paint(_ text: String) -> Paint?? {
    let text = text.trimmed.lowercased()
    if text == "none" || text == "transparent" { return .some(nil) }
    if text == "currentcolor" { return Paint(color: nil) }
    return color(text).map { Paint(color: $0) }
  }

  private static func color(_ text: String) -> RGBA? {
    if text.first == "#" { return hex(text.dropFirst()) }
    if text.hasPrefix("rgb(") {
      var scanner = NumberScanner(text.dropFirst(4).prefix { $0 != ")" })
      guard let parts = scanner.numbers(), parts.count == 3 else { return nil }
      let bytes = parts.map { min(max(0, $0 / 255), 1) }
      return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
    }
    return names[text]
  }

  private static func hex(_ digits: Substring) -> RGBA? {
    guard let value = UInt32(digits, radix: 16) else { return nil }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    func digit(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (value >> shift & 15) * 17) }
    switch digits.utf8.count {
    case 3: return RGBA(digit(8), digit(4), digit(0))
    case 6: return RGBA(byte(16), byte(8), byte(0))
    case 8: return RGBA(byte(24), byte(16), byte(8), alpha: Double(byte(0)) / 255)
    default: return nil
    }
  }

  private static let names: [String: RGBA] = [
    "black": .black, "white": .white, "red": RGBA(255, 0, 0), "green": RGBA(0, 128, 0), "blue": RGBA(0, 0, 255),
    "yellow": RGBA(255, 255, 0), "orange": RGBA(255, 165, 0), "purple": RGBA(128, 0, 128), "gray": RGBA(128, 128, 128),
    "grey": RGBA(128, 128, 128), "silver": RGBA(192, 192, 192), "navy": RGBA(0, 0, 128), "teal": RGBA(0, 128, 128),
    "maroon": RGBA(128, 0, 0), "olive": RGBA(128, 128, 0), "lime": RGBA(0, 255, 0), "cyan": RGBA(0, 255, 255),
    "magenta": RGBA(255, 0, 255), "pink": RGBA(255, 192, 203), "brown": RGBA(165, 42, 42),
  ]
}

enum SVGTransform {
  /// The last transform of the list is applied first. Returns `nil` if it is invalid.
  static func read(_ text: String) -> AffineTransform? {
    var whole = AffineTransform.identity
    for call in text.split(separator: ")") {
      let sides = call.split(separator: "(", omittingEmptySubsequences: false)
      if sides.count == 1, String(sides[0]).trimmed.isEmpty { continue }
      var scanner = NumberScanner(sides.last ?? "")
      guard sides.count == 2, let numbers = scanner.numbers(),
        let map = map(String(sides[0].drop { $0 == "," || $0.isWhitespace }).trimmed, numbers)
      else { return nil }
      whole = map.followed(by: whole)
    }
    return whole
  }

  private static func map(_ name: String, _ numbers: [Double]) -> AffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      AffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2): AffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): AffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
    case ("rotate", 1): turn(numbers[0])
    case ("rotate", 3): turn(numbers[0]).around(Point(x: numbers[1], y: numbers[2]))
    case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): AffineTransform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  private static func turn(_ degrees: Double) -> AffineTransform {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension StringProtocol {
  var trimmed: String {
    var rest = Substring(self).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
