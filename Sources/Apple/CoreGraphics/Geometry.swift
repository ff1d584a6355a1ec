@_exported public import Foundation
public import GalleyGeometry
public import GalleyPicture

/// A width and a height, in points, under the name of Apple's systems.
public typealias CGSize = GalleyGeometry.Size
/// A place, in points, under the name of Apple's systems.
public typealias CGPoint = GalleyGeometry.Point
/// A rectangle, in points, under the name of Apple's systems.
public typealias CGRect = GalleyGeometry.Rect
/// How the ends of lines look, under the name of Apple's systems.
public typealias CGLineCap = GalleyPicture.StrokeStyle.LineCap
/// How the corners of lines look, under the name of Apple's systems.
public typealias CGLineJoin = GalleyPicture.StrokeStyle.LineJoin

/// The point at `x` and `y`.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

/// The size of `width` and `height`.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

/// The rectangle of that size at `x` and `y`.
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
