public import Foundation

/// The name of a method, as Objective-C has it. There is no Objective-C here, and nothing is called by a name.
public struct Selector: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The method called `name`.
  public init(_ name: String) { self.name = name }
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
