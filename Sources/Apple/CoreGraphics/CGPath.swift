public import Foundation
public import GalleyGeometry
public import GalleyPicture

/// An outline.
public class CGPath: Hashable, @unchecked Sendable {
  /// The outline as views draw it.
  public fileprivate(set) var path: Path

  /// The outline `path`.
  public init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).moved(by: transform))
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).moved(by: transform))
  }

  /// A rectangle with round corners; the width of the corners counts.
  public convenience init(
    roundedRect rect: Rect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Path(roundedRect: rect, cornerRadius: Double(cornerWidth), style: .circular).moved(by: transform))
  }

  /// The smallest upright rectangle around the outline and its handles.
  public var boundingBox: Rect { path.boundingRect }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { path.isEmpty }

  /// Whether both are the same outline.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the outline.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that is drawn step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An outline without anything.
  public init() { super.init(Path()) }

  /// Changes the outline.
  func change(_ body: (inout Path) -> Void) { body(&path) }

  /// Lifts the pen to a point.
  public func move(to point: Point) { path.move(to: point) }

  /// A straight line to a point.
  public func addLine(to point: Point) { path.addLine(to: point) }

  /// Straight lines from point to point.
  public func addLines(between points: [Point]) { path.addLines(points) }

  /// A curve with two handles.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// A curve with one handle.
  public func addQuadCurve(to end: Point, control: Point) { path.addQuadCurve(to: end, control: control) }

  /// A rectangle.
  public func addRect(_ rect: Rect) { path.addRect(rect) }

  /// The ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: Rect) { path.addEllipse(in: rect) }

  /// Another outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// A part of a circle, with angles in radians.
  public func addArc(
    center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  /// Goes back to where the pen was lifted to.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The outline that is `path`.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as CoreGraphics keeps it.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func moved(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
