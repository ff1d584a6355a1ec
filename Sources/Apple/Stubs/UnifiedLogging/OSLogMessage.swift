import Foundation

/// A text that is told, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a text that is told.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += privacy.isHidden ? "<private>" : align.text(of: "\(value())") }

  /// Adds what is there, or that nothing is.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { appendInterpolation(value().map { "\($0)" } ?? "nil", align: align, privacy: privacy) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { appendInterpolation(format.text(of: value()), align: align, privacy: privacy) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { appendInterpolation(format.text(of: Double(value())), align: align, privacy: privacy) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let isTrue = value()
    appendInterpolation(format == .truth ? "\(isTrue)" : isTrue ? "YES" : "NO", privacy: privacy)
  }
}

/// Who may see a value.
public struct OSLogPrivacy: Sendable {
  fileprivate let isHidden: Bool

  /// How a value that may not be seen is told from others; here it is not.
  public enum Mask: Sendable {
    case hash, none
  }

  /// Whoever may see values of the kind; here anybody.
  public static let auto = OSLogPrivacy(isHidden: false)
  public static let `public` = OSLogPrivacy(isHidden: false)
  public static let `private` = OSLogPrivacy(isHidden: true)
  public static let sensitive = OSLogPrivacy(isHidden: true)
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How many columns a value fills, and on which side of them it stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

  fileprivate func text(of value: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - value.count))
    return isRight ? spaces + value : value + spaces
  }
}

/// The digits of whole numbers.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let least: Int

  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, least: 0)
  public static let hex = hex()
  public static let octal = octal()

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .init(radix: 10, prefix: explicitPositiveSign ? "+" : "", isUppercase: false, least: minDigits)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    .init(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, least: minDigits)
  }
  public static func octal(includePrefix: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .init(radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: false, least: minDigits)
  }

  fileprivate func text(of value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, least - digits.count))
    return (value < 0 ? "-" + (prefix == "+" ? "" : prefix) : prefix) + zeros + digits
  }
}

/// The digits of numbers.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  public static let fixed = fixed(precision: 6)
  public static let hex = OSLogFloatFormatting(format: "%a")
  public static let exponential = OSLogFloatFormatting(format: "%e")
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init(format: (explicitPositiveSign ? "%+." : "%.") + "\(precision)f") }

  fileprivate func text(of value: Double) -> String { String(format: format, value) }
}

/// The words for truths.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}
