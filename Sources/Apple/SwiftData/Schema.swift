/// The kinds of objects that a container keeps. It is kept, and asks nothing of the objects.
public struct Schema: Hashable, Sendable {
  /// A number of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Its parts.
    public let major, minor, patch: Int
    /// The number of three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    /// The parts with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
    /// Whether the first is older.
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  /// One kind of objects.
  public struct Entity: Hashable, Sendable {
    /// The name of its type.
    public let name: String
  }

  /// Of a property.
  public enum Attribute {
    /// How it is kept.
    public typealias Option = AttributeOption
  }

  /// Of objects that belong together.
  public enum Relationship {
    /// How they do.
    public typealias Option = RelationshipOption
    /// What becomes of them.
    public typealias DeleteRule = SwiftData.DeleteRule
  }

  /// The kinds.
  public let entities: [Entity]
  /// The schema's number.
  public let version: Version

  /// The kinds of `types`.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity(name: "\($0)") }
    self.version = version
  }

  /// The kinds of `types`.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The kinds that a schema with a number has.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The kinds by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The kinds of objects that one version of an app keeps.
public protocol VersionedSchema {
  /// The kinds.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How the objects of old versions become those of new ones. There are no old ones in memory: it is kept, and not done.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  /// One that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code before it and behind it, which nothing calls.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
