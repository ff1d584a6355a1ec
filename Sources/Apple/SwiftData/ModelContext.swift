public import Foundation

/// All contexts of a container see changes immediately.
public final class ModelContext: @unchecked Sendable {
  private let store: ModelStore
  /// The container; nil for its main context, which must not retain it.
  private let owner: ModelContainer?
  private weak var origin: ModelContainer?

  init(_ store: ModelStore = ModelStore(), of origin: ModelContainer? = nil) {
    (self.store, self.origin, owner) = (store, origin, nil)
  }

  public init(_ container: ModelContainer) { (store, origin, owner) = (container.store, container, container) }

  public var container: ModelContainer { origin ?? ModelContainer(keeping: store) }

  public func insert<Model: PersistentModel>(_ model: Model) { store.insert(model) }

  public func delete<Model: PersistentModel>(_ model: Model) { store.remove([model]) }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws { store.remove(try fetch(FetchDescriptor(predicate: predicate))) }

  public func save() throws {}

  /// Always false: changes take effect immediately.
  public var hasChanges: Bool { false }

  public func transaction(block: () throws -> Void) throws { try block() }

  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    store.object(id) as? Model
  }

  public func rollback() {}

  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    var found = store.objects.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(max(0, limit))) }
    return found
  }

  /// `batchSize` has no effect.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, batchSize: Int) throws -> [Model] {
    try fetch(descriptor)
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }
}
