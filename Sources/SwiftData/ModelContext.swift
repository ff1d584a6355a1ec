public import Foundation
public import Observation

/// An object that a container keeps. Its `id` is its own where it declares one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  /// What tells the object from others.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
  /// The context that keeps the object; nil here, where objects do not know it.
  public var modelContext: ModelContext? { nil }
  /// Whether the object was taken away; objects do not know it here.
  public var isDeleted: Bool { false }
  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }
  /// Takes in the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PersistentModel where ID == PersistentIdentifier {
  /// What tells the object from others.
  public var id: PersistentIdentifier { persistentModelID }
}

/// What tells an object from others.
public struct PersistentIdentifier: Hashable, Sendable {
  let object: ObjectIdentifier
}

/// The kinds of objects that a container keeps.
public struct Schema: Sendable {
  /// The kinds of `types`.
  public init(_ types: [any PersistentModel.Type]) {}
}

/// How a container keeps its objects: here always in memory.
public struct ModelConfiguration: Sendable {
  /// Objects in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
  ) {}
}

/// Keeps objects in memory, as long as it is there.
public final class ModelContainer: @unchecked Sendable {
  /// The context of the main actor, and the only one.
  public let mainContext: ModelContext

  /// A container for objects of `types`.
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    mainContext = ModelContext()
  }

  /// A container for the objects of `schema`.
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws { mainContext = ModelContext() }

  init() { mainContext = ModelContext() }
}

/// The objects of a container, and the way to change them.
@Observable
public final class ModelContext: @unchecked Sendable {
  private var objects: [any PersistentModel] = []
  /// Whether changes are kept by themselves: they are, in memory.
  @ObservationIgnored public var autosaveEnabled = true

  init() {}

  /// The context of `container`.
  public convenience init(_ container: ModelContainer) {
    self.init()
    objects = container.mainContext.objects
  }

  /// Adds an object, once.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if !objects.contains(where: { $0 === model }) { objects.append(model) }
  }

  /// Takes in what was changed; that is so already.
  public func processPendingChanges() {}

  /// Takes an object away.
  public func delete<Model: PersistentModel>(_ model: Model) { objects.removeAll { $0 === model } }

  /// Takes all objects of a kind away, or those that `predicate` holds for.
  public func delete<Model: PersistentModel>(model: Model.Type, where predicate: Predicate<Model>? = nil) throws {
    let gone = try fetch(FetchDescriptor(predicate: predicate))
    objects.removeAll { object in gone.contains { $0 === object } }
  }

  /// Keeps what was changed: it is kept already.
  public func save() throws {}

  /// Whether anything was changed and not kept: nothing is.
  public var hasChanges: Bool { false }

  /// Does `block`, and keeps what it changed.
  public func transaction(block: () throws -> Void) throws { try block() }

  /// The object with the identity `id`, where the context has it.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    objects.lazy.compactMap { $0 as? Model }.first { $0.persistentModelID == id }
  }

  /// Forgets what was changed: it is kept already.
  public func rollback() {}

  /// The objects that `descriptor` asks for.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    var found = objects.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(max(0, limit))) }
    return found
  }

  /// How many objects `descriptor` asks for.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }
}

/// Which objects are asked for, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What holds for them; nil for all.
  public var predicate: Predicate<Model>?
  /// Their order.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most; nil is all.
  public var fetchLimit: Int?
  /// How many are left out at the beginning; nil is none.
  public var fetchOffset: Int?
  /// Whether what was changed and not kept counts; it does.
  public var includePendingChanges = true
  /// What is read at once with the objects; everything is.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  /// What is read of the objects; everything is.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []

  /// Objects for which `predicate` holds, in the order of `sortBy`.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
