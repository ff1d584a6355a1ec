@_exported public import Foundation
public import GalleyGeometry

/// A width and a height, in points, under the name of Apple's systems.
public typealias CGSize = GalleyGeometry.Size
/// A place, in points, under the name of Apple's systems.
public typealias CGPoint = GalleyGeometry.Point
/// A rectangle, in points, under the name of Apple's systems.
public typealias CGRect = GalleyGeometry.Rect
