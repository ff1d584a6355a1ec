public import Foundation

/// What of a change is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value behind the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that there is in the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
  /// The value behind the change, and before it.
  public let newValue: Value?, oldValue: Value?
  /// Whether it is still to come.
  public let isPrior = false
}

/// What follows a value of an object. Without Objective-C nothing tells of changes.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Follows it no longer.
  public func invalidate() {}
}

/// An object whose values are followed by their places in it.
public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Tells the value that there is, where `options` ask for it, and no change.
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
