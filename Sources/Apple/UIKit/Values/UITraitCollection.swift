public import Foundation

/// Whether a screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether a screen has much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The facts of a screen that colours and layouts ask for.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the screen is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point.
  public let displayScale: CGFloat
  /// Whether there is much room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is much room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The traits of a phone in portrait, but for the style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = UIScreen.main.scale
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    userInterfaceIdiom = .phone
  }

  /// The traits of the screen: light.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

/// What a view of UIKit's is given by those around it, while it is changed.
public protocol UIMutableTraits {
  /// Whether it is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}
