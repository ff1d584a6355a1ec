import Foundation

/// How what an object is given is kept: here all is kept as long as the object is there.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// What `object` was given under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  GivenValues.shared.value(of: object as AnyObject, under: key)
}

/// Gives `value` to `object` under `key`; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { GivenValues.shared.give(value, to: object as AnyObject, under: key) }

/// Takes all away that `object` was given.
public func objc_removeAssociatedObjects(_ object: Any) { GivenValues.shared.removeAll(of: object as AnyObject) }

/// What objects were given from outside.
private final class GivenValues: @unchecked Sendable {
  static let shared = GivenValues()

  private struct Owned {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var objects: [ObjectIdentifier: Owned] = [:]
  private var limit = 64

  func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
    lock.withLock { own(object)?.values[key] }
  }

  func give(_ value: Any?, to object: AnyObject, under key: UnsafeRawPointer) {
    lock.withLock {
      var owned = own(object) ?? Owned(owner: object)
      owned.values[key] = value
      objects[ObjectIdentifier(object)] = owned
      guard objects.count > limit else { return }
      objects = objects.filter { $0.value.owner != nil }
      limit = max(64, objects.count * 2)
    }
  }

  func removeAll(of object: AnyObject) { lock.withLock { objects[ObjectIdentifier(object)] = nil } }

  /// What `object` itself was given, and not one that lay at its address before.
  private func own(_ object: AnyObject) -> Owned? {
    objects[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
  }
}
