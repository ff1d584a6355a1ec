public import Foundation
public import GalleyGeometry
public import GalleyPicture

public class CGPath: Hashable {
  public fileprivate(set) var path: Path

  public init(_ path: Path) { self.path = path }

  public convenience init(rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).moved(by: transform))
  }

  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).moved(by: transform))
  }

  public convenience init(
    roundedRect rect: Rect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Path(roundedRect: rect, cornerRadius: Double(cornerWidth), style: .circular).moved(by: transform))
  }

  public var boundingBox: Rect { path.boundingRect }

  public var isEmpty: Bool { path.isEmpty }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  func change(_ body: (inout Path) -> Void) { body(&path) }

  public func move(to point: Point) { path.move(to: point) }

  public func addLine(to point: Point) { path.addLine(to: point) }

  public func addLines(between points: [Point]) { path.addLines(points) }

  public func addCurve(to end: Point, control1: Point, control2: Point) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: Point, control: Point) { path.addQuadCurve(to: end, control: control) }

  public func addRect(_ rect: Rect) { path.addRect(rect) }

  public func addEllipse(in rect: Rect) { path.addEllipse(in: rect) }

  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  public func addArc(
    center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  public func closeSubpath() { path.closeSubpath() }
}

extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }

  public var cgPath: CGPath { CGPath(self) }

  fileprivate func moved(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
