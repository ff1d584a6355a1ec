public import Foundation

/// Galley has no Objective-C runtime and never calls methods by name. Identical selectors share one object, so that a
/// selector's address can be a key.
public struct Selector: Hashable, Sendable {
  private let known: SelectorName

  public var name: String { known.name }

  public init(_ name: String) { known = SelectorName.called(name) }

  public static func == (first: Selector, second: Selector) -> Bool { first.known === second.known }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(known)) }
}

/// The name, shared by identical selectors.
private final class SelectorName: Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: SelectorName] = [:]

  let name: String

  private init(_ name: String) { self.name = name }

  static func called(_ name: String) -> SelectorName {
    lock.withLock {
      if let found = known[name] { return found }
      let new = SelectorName(name)
      known[name] = new
      return new
    }
  }
}

extension NotificationCenter {
  /// Has no effect.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

extension Timer {
  /// Always an invalidated timer.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { _ in }
    timer.invalidate()
    return timer
  }
}

extension NSObject {
  public func responds(to selector: Selector?) -> Bool { false }
  /// Has no effect.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
}
