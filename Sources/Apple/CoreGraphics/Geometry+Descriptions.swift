public import GalleyGeometry

extension Point: CustomDebugStringConvertible {
  /// Both numbers in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension Size: CustomDebugStringConvertible {
  /// Both numbers in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension Rect: CustomDebugStringConvertible {
  /// The corner and the size in parentheses.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
