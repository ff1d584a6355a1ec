import CPangoCairo
import CResources

/// The letter widths of iOS's system font, stored as differences from those of Inter.
///
/// At a size of s points, a letter is s × (Inter's advance + ``Letter/change(weight:displayShare:)`` / 1000) + tracking
/// wide. Inter's advances and kerning come from the static font file with the same weight.
///
/// The differences are fitted to 407 lines and letters in images that iOS 15 to 26 drew in regular, semibold and bold
/// at 11 to 58 points. None of Apple's font files were used. Weights and sizes in between are interpolated, and those
/// outside this range use the nearest differences. The tracking is from Apple's table in the Human Interface
/// Guidelines. Letter widths change gradually between ``displayShare(at:)`` 0 and 1, as San Francisco's optical sizes
/// do. Combining marks keep their advances.
struct SystemFont: Sendable {
  struct Letter: Sendable {
    fileprivate let change: GalleyLetterChange

    func change(weight: Int, displayShare share: Double) -> Double {
      let boldness = min(max(Double(weight - 400) / 300, 0), 1)
      let text = change.regularText + boldness * (change.boldText - change.regularText)
      let display = change.regularDisplay + boldness * (change.boldDisplay - change.regularDisplay)
      return text + share * (display - text)
    }
  }

  /// The vertical metrics of San Francisco in ems, as iOS reports them for 16 points.
  static let ascent = 0.95215
  static let descent = 0.24121
  static let version = "iOS 1"
  static let standard = SystemFont()
  static let family = "Inter"

  let tabularDigit = Letter(change: galleyTabularDigitChange())
  private let tracking = Self.table(galleyTracking)
  private let displayShares = Self.table(galleyDisplayShares)
  private let classes = Self.table(galleyClassChanges)
  private let letters = Self.table(galleyLetters)

  private static func table<Row>(_ read: (UnsafeMutablePointer<Int32>) -> UnsafePointer<Row>) -> [Row] {
    var count: Int32 = 0
    let rows = read(&count)
    return Array(UnsafeBufferPointer(start: rows, count: Int(count)))
  }
}

extension SystemFont {
  /// Returns the tracking in ems. It is constant below the smallest size in Apple's table, and 0 above the largest one.
  func tracking(at size: Double) -> Double {
    guard let first = tracking.first, size > first.size else { return (tracking.first.map { $0.value / $0.size }) ?? 0 }
    return SystemFont.value(at: size, in: tracking) / size
  }

  func displayShare(at size: Double) -> Double { SystemFont.value(at: size, in: displayShares) }

  private static func value(at size: Double, in knots: [GalleySizeValue]) -> Double {
    guard let next = knots.firstIndex(where: { $0.size >= size }) else { return knots.last?.value ?? 0 }
    guard next > 0 else { return knots[0].value }
    let (low, high) = (knots[next - 1], knots[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  func letter(for scalar: Unicode.Scalar) -> Letter? {
    if let own = ownLetter(for: scalar) { return own }
    if let base = scalar.base, let own = ownLetter(for: base) { return own }
    return scalar.letterClass.map { Letter(change: classes[$0.rawValue]) }
  }

  private func ownLetter(for scalar: Unicode.Scalar) -> Letter? {
    var (low, high) = (0, letters.count)
    while low < high {
      let middle = (low + high) / 2
      if letters[middle].scalar < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < letters.count, letters[low].scalar == scalar.value else { return nil }
    return Letter(change: letters[low].change)
  }
}

/// The classes of letters, in the order of `galleyClassChanges`.
private enum LetterClass: Int {
  case space, digit, upper, lower, quote, dash, stop, bracket, symbol
}

extension Unicode.Scalar {
  fileprivate var base: Unicode.Scalar? {
    var first: gunichar = 0
    return g_unichar_fully_decompose(value, 0, &first, 1) > 1 ? Unicode.Scalar(first) : nil
  }

  fileprivate var letterClass: LetterClass? {
    switch properties.generalCategory {
    case .spaceSeparator: .space
    case .decimalNumber: .digit
    case .uppercaseLetter, .titlecaseLetter: .upper
    case .lowercaseLetter: .lower
    case .initialPunctuation, .finalPunctuation: .quote
    case .dashPunctuation: .dash
    case .openPunctuation, .closePunctuation: .bracket
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: nil
    default: isStop ? .stop : .symbol
    }
  }

  private var isStop: Bool {
    switch self {
    case ".", ",", ":", ";", "!", "?", "…", "·", "¿", "¡": true
    default: false
    }
  }
}
