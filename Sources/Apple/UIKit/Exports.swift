// The modules that UIKit exports on Apple's systems.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import UserNotifications
