/// The kinds of objects that a container keeps. It is kept, and asks nothing of the objects.
public struct Schema: Hashable, Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  public struct Entity: Hashable, Sendable {
    public let name: String
  }

  public enum Attribute {
    public typealias Option = AttributeOption
  }

  public enum Relationship {
    public typealias Option = RelationshipOption
    public typealias DeleteRule = SwiftData.DeleteRule
  }

  public let entities: [Entity]
  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity(name: "\($0)") }
    self.version = version
  }

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The kinds of objects that one version of an app keeps.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How the objects of old versions become those of new ones. There are no old ones in memory: it is kept, and not done.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code before it and behind it, which nothing calls.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
