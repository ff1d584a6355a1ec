import Foundation

// Locks that belong to objects, as Objective-C has them.

/// Waits until nobody else holds the lock of an object, and takes it. Who holds it may take it again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Gives the lock of an object back; the answer tells a lock that nobody holds.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1 }

/// The locks of objects that somebody holds or waits for.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let table = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ object: AnyObject) {
    let lock = table.withLock {
      let lock = locks[ObjectIdentifier(object)]?.lock ?? NSRecursiveLock()
      locks[ObjectIdentifier(object)] = (lock, (locks[ObjectIdentifier(object)]?.users ?? 0) + 1)
      return lock
    }
    lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    table.withLock {
      guard let (lock, users) = locks[ObjectIdentifier(object)] else { return false }
      locks[ObjectIdentifier(object)] = users > 1 ? (lock, users - 1) : nil
      lock.unlock()
      return true
    }
  }
}
