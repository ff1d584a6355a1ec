public import GalleyGeometry

extension Point: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension Size: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension Rect: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
