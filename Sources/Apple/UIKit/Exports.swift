// What UIKit brings along on Apple systems.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import UserNotifications
