public import CoreGraphics
public import Foundation
public import GalleyGeometry
import GalleyPicture

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

open class UIBezierPath: NSObject {
  private var path: Path

  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  public convenience init(rect: Rect) { self.init(Path(rect)) }

  public convenience init(ovalIn rect: Rect) { self.init(Path(ellipseIn: rect)) }

  public convenience init(roundedRect rect: Rect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: Double(cornerRadius), style: .circular))
  }

  public convenience init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size) {
    let radius = min(max(0, cornerRadii.width), rect.width / 2, rect.height / 2)
    let places: [(UIRectCorner, Point, Double)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), 270), (.bottomRight, Point(x: rect.maxX, y: rect.maxY), 0),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), 90), (.topLeft, Point(x: rect.minX, y: rect.minY), 180),
    ]
    var path = Path()
    for (corner, place, start) in places {
      guard corners.contains(corner), radius > 0 else {
        path.addLine(to: place)
        continue
      }
      let middle = Point(
        x: place.x == rect.maxX ? place.x - radius : place.x + radius,
        y: place.y == rect.maxY ? place.y - radius : place.y + radius)
      path.addRelativeArc(center: middle, radius: radius, startAngle: .degrees(start), delta: .degrees(90))
    }
    path.closeSubpath()
    self.init(path)
  }

  public convenience init(
    arcCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      Path {
        $0.addArc(
          center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      })
  }

  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open var bounds: Rect { path.boundingRect }

  open var isEmpty: Bool { path.isEmpty }

  open var currentPoint: Point { path.currentPoint ?? .zero }

  open func move(to point: Point) { path.move(to: point) }

  open func addLine(to point: Point) { path.addLine(to: point) }

  open func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  open func close() { path.closeSubpath() }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
