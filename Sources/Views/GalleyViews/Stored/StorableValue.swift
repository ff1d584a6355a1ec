public protocol StorableValue {
  /// The representation to store (default: the value itself).
  var stored: Any { get }
  /// Returns the value with the given representation, or nil if the representation has another type.
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
