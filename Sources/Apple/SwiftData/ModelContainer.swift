public import Foundation

public protocol DataStoreConfiguration: Hashable, Sendable {
  var name: String { get }
  var schema: Schema? { get }
}

/// Stored only: objects are always kept in memory.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable {
  public struct GroupContainer: Hashable, Sendable {
    fileprivate let name: String?
    public static let automatic = GroupContainer(name: nil)
    public static let none = GroupContainer(name: "")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  public struct CloudKitDatabase: Hashable, Sendable {
    fileprivate let name: String?
    public static let automatic = CloudKitDatabase(name: nil)
    public static let none = CloudKitDatabase(name: "")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public let name: String
  public var schema: Schema?
  /// Galley never writes to it.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  private let group: GroupContainer
  private let cloud: CloudKitDatabase
  public var id: URL { url }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let name = name ?? "default"
    let url = isStoredInMemoryOnly ? URL(filePath: "/dev/null") : URL(filePath: "/\(name).store")
    self.init(
      name: name, schema: schema, url: url, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave,
      group: groupContainer, cloud: cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? "default", schema: schema, url: url, isStoredInMemoryOnly: false, allowsSave: allowsSave,
      group: .automatic, cloud: cloudKitDatabase)
  }

  public init(
    for first: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) { self.init(schema: Schema([first] + others), isStoredInMemoryOnly: isStoredInMemoryOnly) }

  private init(
    name: String, schema: Schema?, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool, group: GroupContainer,
    cloud: CloudKitDatabase
  ) {
    (self.name, self.schema, self.url, self.isStoredInMemoryOnly) = (name, schema, url, isStoredInMemoryOnly)
    (self.allowsSave, self.group, self.cloud) = (allowsSave, group, cloud)
  }
}

/// Keeps objects in memory for its own lifetime.
public final class ModelContainer: Equatable, @unchecked Sendable {
  let store: ModelStore
  public private(set) lazy var mainContext = ModelContext(store, of: self)
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(keeping: ModelStore(), Schema(types), configurations, migrationPlan) }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(keeping: ModelStore(), schema, configurations, migrationPlan) }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.init(keeping: ModelStore(), schema, configurations, migrationPlan) }

  init(
    keeping store: ModelStore, _ schema: Schema = Schema([PersistentType]()),
    _ configurations: [ModelConfiguration] = [], _ migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) {
    (self.store, self.schema, self.migrationPlan) = (store, schema, migrationPlan)
    self.configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : Set(configurations)
    store.container = self
  }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

typealias PersistentType = any PersistentModel.Type
