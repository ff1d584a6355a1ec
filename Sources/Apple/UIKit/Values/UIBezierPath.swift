public import CoreGraphics
public import Foundation
public import GalleyGeometry
import GalleyPicture

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline that is drawn step by step.
open class UIBezierPath: NSObject {
  private var path: Path

  /// An outline without anything.
  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: Rect) { self.init(Path(rect)) }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: Rect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with corners of `cornerRadius` points.
  public convenience init(roundedRect rect: Rect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: Double(cornerRadius), style: .circular))
  }

  /// A rectangle of which `corners` are round, with radii of `cornerRadii` points; the width of those counts.
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

  /// A part of a circle, with angles in radians.
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

  /// The outline that is `cgPath`.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The outline as a value.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// The smallest upright rectangle around the outline.
  open var bounds: Rect { path.boundingRect }

  /// Whether there is nothing to draw.
  open var isEmpty: Bool { path.isEmpty }

  /// Where the pen is.
  open var currentPoint: Point { path.currentPoint ?? .zero }

  /// Lifts the pen to a point.
  open func move(to point: Point) { path.move(to: point) }

  /// A straight line to a point.
  open func addLine(to point: Point) { path.addLine(to: point) }

  /// A curve with two handles.
  open func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A curve with one handle.
  open func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, with angles in radians.
  open func addArc(
    withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Another outline.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Goes back to where the pen was lifted to.
  open func close() { path.closeSubpath() }

  /// Moves every point to where `transform` takes it.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
