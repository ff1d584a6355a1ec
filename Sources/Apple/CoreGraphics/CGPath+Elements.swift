public import GalleyGeometry
public import GalleyPicture

public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<Point>
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in path.asElements {
      let (type, values): (CGPathElementType, [Point]) =
        switch step {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .curve(let first, let second, let end): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [])
        }
      var points = values
      points.withUnsafeMutableBufferPointer { buffer in
        // The pointer must not be nil, even though closing a subpath has no points.
        var none = Point.zero
        withUnsafeMutablePointer(to: &none) { empty in
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? empty)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public var boundingBoxOfPath: Rect { path.boundingRect }
  public var currentPoint: Point { path.currentPoint ?? .zero }

  public func contains(_ point: Point, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity)
    -> Bool
  {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { path.applying($0.pointee) } ?? path)
  }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
  public func copy(
    strokingWithWidth lineWidth: Double, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: Double,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
  public func copy(dashingWithPhase phase: Double, lengths: [Double], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    CGPath(path.applying(transform).strokedPath(StrokeStyle(lineWidth: 0.01, dash: lengths, dashPhase: phase)))
  }
}

extension CGMutablePath {
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addRelativeArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    change {
      $0.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }
  }
  public func addRoundedRect(in rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    change {
      $0.addRoundedRect(in: rect, cornerSize: Size(width: cornerWidth, height: cornerHeight), style: .circular)
    }
  }
  public func addRects(_ rects: [Rect]) { change { $0.addRects(rects) } }
  public func addPath(_ other: CGPath, transform: CGAffineTransform) {
    change { $0.addPath(other.path, transform: transform) }
  }
}
