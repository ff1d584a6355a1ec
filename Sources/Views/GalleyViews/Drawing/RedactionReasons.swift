public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is drawn as bars and images as boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

package enum Redaction: Hashable {
  case none
  case covered
  case faded

  /// An estimate: Apple does not publish this value.
  static let cover = 0.16
  static let fading = 0.5
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  var isInvalidatable: Bool {
    get { self[InvalidatableKey.self] }
    set { self[InvalidatableKey.self] = newValue }
  }

  var redaction: Redaction {
    let reasons = redactionReasons
    if reasons.isEmpty { return .none }
    if reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive { return .covered }
    return reasons.contains(.invalidated) && isInvalidatable ? .faded : .none
  }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum InvalidatableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
