@_exported public import Foundation
public import GalleyGeometry
public import GalleyPicture

public typealias CGSize = GalleyGeometry.Size
public typealias CGPoint = GalleyGeometry.Point
public typealias CGRect = GalleyGeometry.Rect
public typealias CGLineCap = GalleyPicture.StrokeStyle.LineCap
public typealias CGLineJoin = GalleyPicture.StrokeStyle.LineJoin

public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

public func CGSizeMake(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension Point {
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension Rect {
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

// Exact counterparts of the initializers with defaults, for protocols that require `init()`.

extension Point { public init() { self = .zero } }

extension Size { public init() { self = .zero } }

extension Rect { public init() { self = .zero } }
