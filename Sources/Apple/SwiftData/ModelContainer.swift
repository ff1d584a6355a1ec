public import Foundation

/// How a container keeps its objects.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// Its name.
  var name: String { get }
  /// The kinds of its objects.
  var schema: Schema? { get }
}

/// How a container keeps its objects: here always in memory, whatever it says. Its words are kept.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable {
  /// Where an app's objects are shared with its other programs.
  public struct GroupContainer: Hashable, Sendable {
    fileprivate let name: String?
    /// Where the app's rights say.
    public static let automatic = GroupContainer(name: nil)
    /// Nowhere.
    public static let none = GroupContainer(name: "")
    /// In the group called `name`.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// Where a person's objects are shared between devices.
  public struct CloudKitDatabase: Hashable, Sendable {
    fileprivate let name: String?
    /// Where the app's rights say.
    public static let automatic = CloudKitDatabase(name: nil)
    /// Nowhere.
    public static let none = CloudKitDatabase(name: "")
    /// In a database of one's own.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  /// Its name.
  public let name: String
  /// The kinds of its objects.
  public var schema: Schema?
  /// The file that it names, which is not written.
  public let url: URL
  /// Whether it asks for memory alone.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes are kept.
  public let allowsSave: Bool
  private let group: GroupContainer
  private let cloud: CloudKitDatabase
  /// What tells it from others.
  public var id: URL { url }
  /// The group whose programs share the objects.
  public var groupAppContainerIdentifier: String? { group.name.flatMap { $0.isEmpty ? nil : $0 } }
  /// The database that shares the objects between devices.
  public var cloudKitContainerIdentifier: String? { cloud.name.flatMap { $0.isEmpty ? nil : $0 } }

  /// Objects of the kinds of `schema`.
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

  /// Objects of the kinds of `schema`, in a file at `url`, which is not written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? "default", schema: schema, url: url, isStoredInMemoryOnly: false, allowsSave: allowsSave,
      group: .automatic, cloud: cloudKitDatabase)
  }

  /// Objects of `first` and `others`.
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

/// Keeps objects in memory, as long as it is there.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The objects.
  let store: ModelStore
  /// The context of the main actor. Others of the container see the same objects.
  public private(set) lazy var mainContext = ModelContext(store, of: self)
  /// The kinds of objects.
  public let schema: Schema
  /// How they are kept: in memory.
  public let configurations: Set<ModelConfiguration>
  /// How old objects would become new ones.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// A container for objects of `types`.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(keeping: ModelStore(), Schema(types), configurations, migrationPlan) }

  /// A container for the objects of `schema`.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(keeping: ModelStore(), schema, configurations, migrationPlan) }

  /// A container for the objects of `schema`.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.init(keeping: ModelStore(), schema, configurations, migrationPlan) }

  /// A container of the objects in `store`.
  init(
    keeping store: ModelStore, _ schema: Schema = Schema([PersistentType]()),
    _ configurations: [ModelConfiguration] = [], _ migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) {
    (self.store, self.schema, self.migrationPlan) = (store, schema, migrationPlan)
    self.configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : Set(configurations)
    store.container = self
  }

  /// Takes all objects away.
  public func deleteAllData() { store.removeAll() }

  /// Takes all objects away.
  public func erase() throws { store.removeAll() }

  /// Whether both are the same container.
  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

/// A kind of objects.
typealias PersistentType = any PersistentModel.Type
