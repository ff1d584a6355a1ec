/// Why what a view says is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet: bars and boxes stand for texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How texts and images are shown instead of as they are.
package enum Redaction: Hashable {
  case none
  case covered
  case faded

  /// How much of the foreground style a bar or a box shows; chosen by eye, as Apple publishes none.
  static let cover = 0.16
  static let fading = 0.5
}

extension EnvironmentValues {
  /// Why what the views say is not shown; empty where it is.
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
