public import Foundation
public import SwiftUICore

/// What a kind of value is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name.
  public let name: LocalizedStringResource
  /// The name `name`.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  /// The name `text`.
  public init(stringLiteral text: String) { name = LocalizedStringResource(stringLiteral: text) }
}

/// What shows of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A small picture.
  public struct Image: Hashable, Sendable {
    private let words: [String]
    private let data: Data?
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { (words, data) = ([systemName], nil) }
    /// An image of a catalogue.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, data) = ([name], nil)
    }
    /// A file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, data) = ([url.absoluteString], nil)
    }
    /// The bytes of a file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, self.data) = ([], data)
    }
    /// How it is cut.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }
  }

  /// The first line.
  public var title: LocalizedStringResource
  /// The second line.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?

  /// One line or two, and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// One line.
  public init(stringLiteral text: String) { self.init(title: LocalizedStringResource(stringLiteral: text)) }
}

/// A kind of value that has a name.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that shows.
public protocol InstanceDisplayRepresentable {
  /// What shows.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Values of which there are few.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where RawValue: LosslessStringConvertible {
  /// What shows of each.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What shows of it.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
  }
  /// What shows of it, in words.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Something of an app's own that others may name.
public protocol AppEntity: PersistentlyIdentifiable, Identifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: Sendable {
  /// What finds them.
  associatedtype DefaultQuery: EntityQuery
  /// A property that the system may read.
  typealias Property = EntityProperty
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
}

/// An entity that is made for one use.
public protocol TransientAppEntity: PersistentlyIdentifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  /// A property that the system may read.
  typealias Property = EntityProperty
  /// One without values.
  init()
}

/// An entity that is found by searching the device.
public protocol IndexedEntity: AppEntity {}

/// Names values that a person may choose.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result
  /// The one that is chosen at first.
  associatedtype DefaultValue
  /// The values.
  func results() async throws -> Result
  /// The one that is chosen at first.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> Never? { nil }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// An object of the app's own that it needs.
  typealias Dependency = AppDependency
  /// One that finds.
  init()
  /// Those that `identifiers` tell from others.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that a person is likely to mean.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Those that a person is likely to mean.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// Those that `string` fits.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

/// A file that something is done with.
public struct IntentFile: Hashable, Sendable {
  /// Its bytes.
  public let data: Data
  /// Its name.
  public let filename: String
  /// Where it is.
  public let fileURL: URL?
  /// A file of bytes.
  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  /// A file that is there; nothing in it where it cannot be read.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    (self.filename, self.fileURL) = (filename ?? fileURL.lastPathComponent, fileURL)
  }
}
