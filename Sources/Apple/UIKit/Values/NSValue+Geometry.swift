public import Foundation
public import GalleyGeometry

/// Boxed geometry, as in UIKit notifications.
extension NSValue {
  public convenience init(cgPoint point: Point) { self.init(point: NSPoint(x: point.x, y: point.y)) }
  public convenience init(cgSize size: Size) { self.init(size: NSSize(width: size.width, height: size.height)) }
  public convenience init(cgRect rect: Rect) {
    self.init(rect: NSRect(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height))
  }
  public var cgRectValue: Rect {
    let rect = rectValue
    return Rect(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
