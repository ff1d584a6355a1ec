import CoreGraphics
// The declarations that the plugin GalleyPreviews adds to a target that imports SwiftUI.
@_exported import FoundationNetworking

typealias CGFloat = Double
typealias CGSize = CoreGraphics.CGSize
typealias CGPoint = CoreGraphics.CGPoint
typealias CGRect = CoreGraphics.CGRect
typealias CGRectEdge = CoreGraphics.CGRectEdge
