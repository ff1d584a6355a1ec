public import SwiftUICore

/// Words that ask for an intent. They are taken, and nobody says them.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// A word that the system knows.
  public enum Token: Hashable, Sendable {
    case applicationName
  }

  /// Puts words and parameters into a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""
    /// Room for words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: Token) { words += "_" }
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "_"
    }
  }

  private let words: String
  /// A phrase of words.
  public init(stringLiteral words: String) { self.words = words }
  /// A phrase with parameters.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// An intent that a person finds without looking for it.
public struct AppShortcut: Sendable {
  /// What is done.
  public let intent: any AppIntent
  /// Its name.
  public let shortTitle: LocalizedStringResource?
  /// Its symbol.
  public let systemImageName: String?

  /// An intent that `phrases` ask for.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
  }
  /// An intent that `phrases` ask for, with a name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName) }
}

/// The ground of an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}

/// Names an app's shortcuts.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their ground.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// As the system has it.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Says that the values of parameters are others now; nobody asks for them.
  public static func updateAppShortcutParameters() {}
}

/// Puts shortcuts below each other.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// All of them.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  /// Those that hold.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// The first.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// The second.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Those of a version of the system.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
