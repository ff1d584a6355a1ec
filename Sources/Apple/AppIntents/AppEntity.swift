public import Foundation
public import SwiftUICore

/// What a kind of value is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let name: LocalizedStringResource
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  public init(stringLiteral text: String) { name = LocalizedStringResource(stringLiteral: text) }
}

/// What shows of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    private let words: [String]
    private let data: Data?
    public init(systemName: String, isTemplate: Bool? = nil) { (words, data) = ([systemName], nil) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, data) = ([name], nil)
    }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, data) = ([url.absoluteString], nil)
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (words, self.data) = ([], data)
    }
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  public init(stringLiteral text: String) { self.init(title: LocalizedStringResource(stringLiteral: text)) }
}

/// A kind of value that has a name.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that shows.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// Values of which there are few.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
  }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Something of an app's own that others may name.
public protocol AppEntity: PersistentlyIdentifiable, Identifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  typealias Property = EntityProperty
  static var defaultQuery: DefaultQuery { get }
}

/// An entity that is made for one use.
public protocol TransientAppEntity: PersistentlyIdentifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  typealias Property = EntityProperty
  /// One without values.
  init()
}

/// An entity that is found by searching the device.
public protocol IndexedEntity: AppEntity {}

/// Names values that a person may choose.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Never? { nil }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  typealias Dependency = AppDependency
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

/// A file that something is done with.
public struct IntentFile: Hashable, Sendable {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  /// A file that is there; nothing in it where it cannot be read.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    (self.filename, self.fileURL) = (filename ?? fileURL.lastPathComponent, fileURL)
  }
}
