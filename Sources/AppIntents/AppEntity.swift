public import Foundation
public import SwiftUICore

/// What the kind of a thing is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name of one.
  public let name: LocalizedStringResource

  /// The name of one.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  /// The name of one, and of many.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
}

/// What a thing is called and looks like.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// An image beside a name.
  public struct Image: Sendable {
    /// A symbol.
    public init(systemName: String) {}
    /// An image of a catalogue.
    public init(named name: String) {}
    /// An image in a file.
    public init(url: URL) {}
    /// An image as data.
    public init(data: Data) {}
  }

  /// The name.
  public let title: LocalizedStringResource
  /// The line below the name.
  public let subtitle: LocalizedStringResource?

  /// The name.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// The name, the line below it, and an image.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// A kind of thing that intents name.
public protocol AppValue: Sendable {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// One of some cases that intents name.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable {
  /// What the cases are called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A thing of an app's that intents name.
public protocol AppEntity: AppValue, Identifiable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
  /// What it is called.
  var displayRepresentation: DisplayRepresentation { get }
  /// A value that it shows.
  typealias Property<Value: Sendable> = IntentParameter<Value>
}

/// What finds things of an app's.
public protocol EntityQuery: Sendable {
  /// The things.
  associatedtype Entity: AppEntity
  /// One that finds all.
  init()
  /// The things of `identifiers`.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that are shown first.
  func suggestedEntities() async throws -> [Entity]
  /// The thing where nobody chose one.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds things by what somebody writes.
public protocol EntityStringQuery: EntityQuery {
  /// The things that `string` fits.
  func entities(matching string: String) async throws -> [Entity]
}

/// What finds things that are all there.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

/// What shortcuts an app has. Nothing shows them here.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Says that what parameters may be is another.
  public static func updateAppShortcutParameters() {}
}

/// A shortcut.
public struct AppShortcut: Sendable {
  /// What somebody says for it, in which `\(.applicationName)` is the app.
  public struct Phrase: ExpressibleByStringInterpolation, Sendable {
    /// What takes names in.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// A name that is put in.
      public enum Token: Sendable { case applicationName }
      /// A phrase of about that length.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds letters.
      public mutating func appendLiteral(_ literal: String) {}
      /// Adds a name.
      public mutating func appendInterpolation(_ token: Token) {}
      /// Adds a parameter.
      public mutating func appendInterpolation<Intent, Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    /// A phrase without names.
    public init(stringLiteral value: String) {}
    /// A phrase.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// A shortcut to `intent`.
  public init(
    intent: some AppIntent, phrases: [Phrase], shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// Puts shortcuts together.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Shortcuts one after the other.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
