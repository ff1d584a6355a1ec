public import Foundation
public import GalleyGeometry

// Views of UIKit that apps put among SwiftUI's: kept, and not drawn. What shows one draws a box with its name.

/// What a view does with what is behind it.
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

  /// A blur of `style`.
  public init(style: Style) {}
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
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
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
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Lets it stand still.
  open func stopAnimating() { isAnimating = false }
}

/// A view whose content is larger than itself.
open class UIScrollView: UIView, @unchecked Sendable {
  /// Where the content is, in points.
  open var contentOffset = Point.zero
  /// How large the content is, in points.
  open var contentSize = Size.zero
  /// Whether it goes beyond its ends.
  open var bounces = true
  /// Whether it goes beyond its ends where the content is small.
  open var alwaysBounceVertical = false
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether its indicators show.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
}

/// A field for a line of text.
open class UITextField: UIControl, @unchecked Sendable {
  /// What is in it.
  open var text: String?
  /// What shows where there is nothing.
  open var placeholder: String?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// Whether its text is hidden.
  open var isSecureTextEntry = false
}

/// A text of one or several lines.
open class UILabel: UIView, @unchecked Sendable {
  /// The text.
  open var text: String?
  /// Its colour.
  open var textColor: UIColor?
  /// Its font.
  open var font: UIFont?
  /// How many lines it may have; 0 is any number.
  open var numberOfLines = 1
}
