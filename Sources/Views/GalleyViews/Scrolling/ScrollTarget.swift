public import GalleyGeometry

public struct ScrollTarget: Hashable, Sendable {
  public var rect: Rect
  public var anchor: UnitPoint?

  public init(rect: Rect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  func distance(in size: Size) -> Point {
    let anchor = anchor ?? .topLeading
    return Point(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
  }
}
