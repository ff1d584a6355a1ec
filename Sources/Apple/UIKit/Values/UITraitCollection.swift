public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = UIScreen.main.scale
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    userInterfaceIdiom = .phone
  }

  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}
