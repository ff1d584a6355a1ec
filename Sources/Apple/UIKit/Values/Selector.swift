public import Foundation

/// The name of a method, as Objective-C has it. There is no Objective-C here, and nothing is called by a name.
///
/// As there it is an address, the same for the same name, which sources take for a key.
public struct Selector: Hashable, Sendable {
  private let known: SelectorName

  public var name: String { known.name }

  public init(_ name: String) { known = SelectorName.called(name) }

  public static func == (first: Selector, second: Selector) -> Bool { first.known === second.known }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(known)) }
}

/// A name that is there once.
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
  /// Would call `selector` of `observer` where something called `name` is told; nothing is called by a name.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

extension Timer {
  /// Would call `selector` of `target` after `interval` seconds; nothing is called by a name, and the timer has ended.
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
  /// Whether it has the method `selector`: nothing has methods by name.
  public func responds(to selector: Selector?) -> Bool { false }
  /// Would call `selector` after `delay` seconds; nothing is called by a name.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
}
