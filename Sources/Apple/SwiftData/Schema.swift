/// Stored but not enforced.
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

  public enum Attribute {}

  public enum Relationship {
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
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// Never runs: objects in memory have no old versions.
public protocol SchemaMigrationPlan {}
