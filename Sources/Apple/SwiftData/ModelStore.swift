import Foundation
import Observation

/// Stores objects in insertion order. Views that read the objects are updated when they change.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var kept: [any PersistentModel] = []
  private var identities: Set<ObjectIdentifier> = []
  weak var container: ModelContainer?

  deinit { ModelOwners.shared.forget(identities) }

  var objects: [any PersistentModel] {
    registrar.access(self, keyPath: \.objects)
    return lock.withLock { kept }
  }

  func insert(_ object: any PersistentModel) {
    guard lock.withLock({ !identities.contains(ObjectIdentifier(object)) }) else { return }
    ModelOwners.shared.set(self, of: object)
    change { kept, identities in
      if identities.insert(ObjectIdentifier(object)).inserted { kept.append(object) }
    }
  }

  func remove(_ objects: [any PersistentModel]) {
    let gone = Set(objects.map { ObjectIdentifier($0) })
    ModelOwners.shared.forget(gone)
    change { kept, identities in
      kept.removeAll { gone.contains(ObjectIdentifier($0)) }
      identities.subtract(gone)
    }
  }

  func removeAll() { remove(lock.withLock { kept }) }

  /// Returns the object, or nil if it is not in the store.
  func object(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    objects.first { ObjectIdentifier($0) == id.object }
  }

  private func change(_ body: (inout [any PersistentModel], inout Set<ObjectIdentifier>) -> Void) {
    registrar.withMutation(of: self, keyPath: \.objects) { lock.withLock { body(&kept, &identities) } }
  }
}

/// Lets an object find its context.
final class ModelOwners: @unchecked Sendable {
  static let shared = ModelOwners()

  private struct Owner {
    weak var store: ModelStore?
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]

  func store(of object: any PersistentModel) -> ModelStore? {
    lock.withLock { owners[ObjectIdentifier(object)]?.store }
  }

  func set(_ store: ModelStore, of object: any PersistentModel) {
    lock.withLock { owners[ObjectIdentifier(object)] = Owner(store: store) }
  }

  func forget(_ objects: Set<ObjectIdentifier>) { lock.withLock { objects.forEach { owners[$0] = nil } } }
}
