// What UIKit brings along on Apple systems.
@_exported public import CoreGraphics
