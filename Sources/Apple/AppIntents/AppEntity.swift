public import SwiftUICore

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let name: LocalizedStringResource
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  public init(stringLiteral text: String) { name = LocalizedStringResource(stringLiteral: text) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    private let name: String
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
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

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
  }
}

public protocol AppEntity: PersistentlyIdentifiable, Identifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}
