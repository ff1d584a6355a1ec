public import Foundation
public import GalleyGeometry

// Views of UIKit that apps put among SwiftUI's: kept, and not drawn. What shows one draws a box with its name.

/// What a view does with what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much is blurred, and how it is coloured.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }

  /// How much is blurred.
  package let style: Style

  /// A blur of `style`.
  public init(style: Style) { self.style = style }
}

/// What makes content stand out before a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// One that goes with `blurEffect`.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that does something with what is behind it.
open class UIVisualEffectView: UIView, @unchecked Sendable {
  /// What it does.
  open var effect: UIVisualEffect?
  /// The view that others are put into.
  public let contentView = UIView()

  /// A view with `effect`.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A spinner.
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium, large
  }

  /// How large it is.
  open var style: Style
  /// Its colour.
  open var color: UIColor?
  /// Whether it goes away when it stands still.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// A spinner of `style`.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: .zero)
  }

  /// A spinner from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// As large as its style.
  open override var intrinsicContentSize: Size {
    style == .large ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
  }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Lets it stand still.
  open func stopAnimating() { isAnimating = false }
}
