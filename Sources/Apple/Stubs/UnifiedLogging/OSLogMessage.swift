import Foundation

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.isHidden ? "<private>" : "\(value())" }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { appendInterpolation(value().map { "\($0)" } ?? "nil", privacy: privacy) }
}

/// Private values are written as `<private>`; masks have no effect.
public struct OSLogPrivacy: Sendable {
  fileprivate let isHidden: Bool

  public enum Mask: Sendable {
    case hash, none
  }

  public static let auto = OSLogPrivacy(isHidden: false)
  public static let `public` = OSLogPrivacy(isHidden: false)
  public static let `private` = OSLogPrivacy(isHidden: true)
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}
