public import SwiftUICore

/// Stored only: phrases are never spoken.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public enum Token: Hashable, Sendable {
    case applicationName
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation(_ token: Token) { words += "_" }
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "_"
    }
  }

  private let words: String
  public init(stringLiteral words: String) { self.words = words }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?

  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
  }
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName) }
}

public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
