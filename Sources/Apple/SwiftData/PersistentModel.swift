public import Observation

/// `id`, if declared, is the identity of the object.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
  public var modelContext: ModelContext? {
    ModelOwners.shared.store(of: self).map { $0.container?.mainContext ?? ModelContext($0) }
  }
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PersistentModel where ID == PersistentIdentifier {
  public var id: PersistentIdentifier { persistentModelID }
}

public struct PersistentIdentifier: Hashable, Sendable {
  let object: ObjectIdentifier
}
