/// A value that a store keeps.
public protocol StorableValue {
  /// What the store keeps of it: the value itself unless a type says otherwise.
  var stored: Any { get }
  /// The value of what a store kept; nil where that is something else.
  static func restored(from stored: Any) -> Self?
}

extension StorableValue {
  public var stored: Any { self }
  public static func restored(from stored: Any) -> Self? { stored as? Self }
}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
