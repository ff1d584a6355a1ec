import CPangoCairo
import CResources

/// The letter widths of iOS's system font, as differences from Inter's.
///
/// At a size of s points, a letter is s × (Inter's advance + ``Letter/change(weight:)`` / 1000) + tracking wide, where
/// Inter's advances and kerning are those of the static file of the same weight.
///
/// The differences are fitted to the widths of 407 lines and single letters in images that iOS 15 to 26 drew, without
/// any of Apple's font files. The tracking is the table that Apple publishes in the Human Interface Guidelines. Letters
/// change between ``displayShare(at:)`` 0 and 1, as San Francisco's optical sizes do. Measured are regular, semibold and
/// bold from 11 to 58 points; other weights and sizes continue the nearest ones. Combining marks keep their advances.
struct SystemFont: Sendable {
  /// In thousandths of an em, for the shapes of text sizes and of display sizes.
  struct Change: Hashable, Sendable {
    var text: Double
    var display: Double

    func value(displayShare share: Double) -> Double { text + share * (display - text) }
  }

  /// The change of a letter in regular and in bold type. Weights between them are interpolated.
  struct Letter: Sendable {
    fileprivate var regular: Change
    fileprivate var bold: Change

    func change(weight: Int) -> Change {
      let boldness = min(max(Double(weight - 400) / 300, 0), 1)
      return Change(
        text: regular.text + boldness * (bold.text - regular.text),
        display: regular.display + boldness * (bold.display - regular.display))
    }
  }

  /// In ems: the vertical metrics of San Francisco, as iOS reports them for 16 points.
  static let ascent = 0.95215
  static let descent = 0.24121
  /// Changes with every change of a width.
  static let version = "iOS 1"
  static let standard = SystemFont(String(cString: galleySystemFont()))
  /// The family that stands for the system font.
  static let family = "Inter"

  private var tracking: [Knot] = []
  private var display: [Knot] = []
  private var letters: [Unicode.Scalar: Letter] = [:]
  private var classes: [Substring: Letter] = [:]
  private var aliases: [Unicode.Scalar: Unicode.Scalar] = [:]
  private(set) var digit: Letter?

  private struct Knot: Sendable {
    var size: Double
    var value: Double
  }

  private init(_ table: String) {
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|")
      switch cells[0] {
      case "tracking": tracking = SystemFont.knots(cells[1])
      case "display": display = SystemFont.knots(cells[1])
      case "digits": digit = SystemFont.letter(cells[1])
      case "class": classes[cells[1]] = SystemFont.letter(cells[2])
      case "letter": SystemFont.scalar(cells[1]).map { letters[$0] = SystemFont.letter(cells[2]) }
      default: SystemFont.scalar(cells[1]).map { aliases[$0] = SystemFont.scalar(cells[2]) }
      }
    }
  }

  private static func knots(_ text: Substring) -> [Knot] {
    text.split(separator: " ").compactMap { knot in
      let numbers = knot.split(separator: ":").compactMap { Double($0) }
      return numbers.count == 2 ? Knot(size: numbers[0], value: numbers[1]) : nil
    }
  }

  private static func letter(_ text: Substring) -> Letter? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Letter(
      regular: Change(text: numbers[0], display: numbers[1]), bold: Change(text: numbers[2], display: numbers[3]))
  }

  private static func scalar(_ hex: Substring) -> Unicode.Scalar? {
    UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension SystemFont {
  /// In ems. Constant in ems below the smallest published size, and 0 above the largest one.
  func tracking(at size: Double) -> Double {
    guard let first = tracking.first, size > first.size else { return (tracking.first.map { $0.value / $0.size }) ?? 0 }
    return SystemFont.value(at: size, in: tracking) / size
  }

  func displayShare(at size: Double) -> Double { SystemFont.value(at: size, in: display) }

  private static func value(at size: Double, in knots: [Knot]) -> Double {
    guard let next = knots.firstIndex(where: { $0.size >= size }) else { return knots.last?.value ?? 0 }
    guard next > 0 else { return knots[0].value }
    let (low, high) = (knots[next - 1], knots[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  func letter(for scalar: Unicode.Scalar) -> Letter? {
    if let own = letters[scalar] { return own }
    if let alias = aliases[scalar] { return letters[alias] }
    if let base = scalar.base, let own = letters[base] { return own }
    return classes[scalar.letterClass]
  }
}

extension Unicode.Scalar {
  /// The letter below the accents.
  fileprivate var base: Unicode.Scalar? {
    var first: gunichar = 0
    return g_unichar_fully_decompose(value, 0, &first, 1) > 1 ? Unicode.Scalar(first) : nil
  }

  fileprivate var letterClass: Substring {
    switch properties.generalCategory {
    case .spaceSeparator: "space"
    case .decimalNumber: "digit"
    case .uppercaseLetter, .titlecaseLetter: "upper"
    case .lowercaseLetter: "lower"
    case .initialPunctuation, .finalPunctuation: "quote"
    case .dashPunctuation: "dash"
    case .openPunctuation, .closePunctuation: "bracket"
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: "none"
    default: isStop ? "stop" : "symbol"
    }
  }

  private var isStop: Bool {
    switch self {
    case ".", ",", ":", ";", "!", "?", "…", "·", "¿", "¡": true
    default: false
    }
  }
}
