public struct ContentTransition: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool, value: Double?)
    case symbol(oldScale: Double, newScale: Double)
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: false, value: value))
  }

  /// Returns whether digits roll down when this transition replaces `old`, or nil if they do not roll.
  func rollsDown(after old: ContentTransition?) -> Bool? {
    guard case .numericText(let countsDown, let value) = kind else { return nil }
    guard let value, case .numericText(_, let before?) = old?.kind else { return countsDown }
    return value < before
  }

  var name: String {
    switch kind {
    case .identity: "identity"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .numericText: "numericText"
    case .symbol: "symbolEffect"
    }
  }
}

extension EnvironmentValues {
  var contentTransition: ContentTransition? {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition? { nil }
}
