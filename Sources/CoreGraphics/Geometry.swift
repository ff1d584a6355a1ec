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
