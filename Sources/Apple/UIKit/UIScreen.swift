public import Foundation
public import GalleyGeometry

/// A simulated screen of 393 × 852 pt with 3 pixels per point.
public final class UIScreen: NSObject, Sendable {
  public static let main = UIScreen()

  public static var screens: [UIScreen] { [main] }

  public var bounds: Rect { Rect(x: 0, y: 0, width: 393, height: 852) }

  public var scale: CGFloat { 3 }

  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  public var traitCollection: UITraitCollection { .current }
}
