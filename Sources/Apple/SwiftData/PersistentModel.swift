public import Observation

/// An object that a container keeps. Its `id` is its own where it declares one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  /// What tells the object from others.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
  /// The context of the container that keeps the object; nil where none does.
  public var modelContext: ModelContext? {
    ModelOwners.shared.store(of: self).map { $0.container?.mainContext ?? ModelContext($0) }
  }
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
