public import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?, oldValue: Value?
  public let isPrior = false
}

/// Compile-only stub: without Objective-C, changes are not reported.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {}
}

public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
