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
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.isHidden ? "<private>" : "\(value())" }

  /// Adds what is there, or that nothing is.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { appendInterpolation(value().map { "\($0)" } ?? "nil", privacy: privacy) }
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
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}
