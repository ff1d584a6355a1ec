public import Foundation
public import GalleyGeometry

/// The screen of the device that previews are drawn for: a phone of 393 × 852 points at 3 pixels a point.
open class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  public static var screens: [UIScreen] { [main] }

  open var bounds: Rect { Rect(x: 0, y: 0, width: 393, height: 852) }

  open var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * Double(scale), height: bounds.height * Double(scale))
  }

  open var scale: CGFloat { 3 }

  open var nativeScale: CGFloat { scale }

  open var brightness: CGFloat {
    get { 1 }
    set {}
  }

  open var traitCollection: UITraitCollection { .current }
}
