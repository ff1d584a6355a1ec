public import Foundation
public import GalleyGeometry

/// The screen of the device that previews are drawn for: a phone of 393 × 852 points at 3 pixels a point.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The device's screen.
  public static let main = UIScreen()

  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open var bounds: Rect { Rect(x: 0, y: 0, width: 393, height: 852) }

  /// The screen's rectangle in portrait, in pixels.
  open var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * Double(scale), height: bounds.height * Double(scale))
  }

  /// Pixels a point.
  open var scale: CGFloat { 3 }

  /// Pixels a point.
  open var nativeScale: CGFloat { scale }

  /// How bright the screen is, 0 … 1.
  open var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// The screen's facts.
  open var traitCollection: UITraitCollection { .current }
}
