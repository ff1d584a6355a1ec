public import Foundation
public import GalleyGeometry

// Views that apps frequently embed in SwiftUI. An effect view without subviews is drawn, and so is an activity
// indicator.

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }

  package let style: Style

  public init(style: Style) { self.style = style }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium, large
  }

  open var style: Style
  open var color: UIColor?
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: Size {
    style == .large ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
