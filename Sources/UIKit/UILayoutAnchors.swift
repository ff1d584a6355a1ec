public import Foundation

/// An edge or a middle line of a view, which constraints name. Views of UIKit are not laid out.
open class NSLayoutAnchor<Kind>: NSObject, @unchecked Sendable {
  /// A constraint to lie on `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint to lie `constant` points behind `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// An edge or a middle line across.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {}

/// An edge or a middle line down.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
  /// A constraint to be `constant` points.
  open func constraint(equalToConstant constant: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// What holds between two views. Views of UIKit are not laid out.
open class NSLayoutConstraint: NSObject, @unchecked Sendable {
  /// Whether it holds.
  open var isActive = false
  /// Lets all of `constraints` hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
}

extension UIView {
  /// An edge or a middle line across.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// An edge or a middle line across.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// An edge or a middle line across.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// An edge or a middle line across.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// An edge or a middle line across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// An edge or a middle line down.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// An edge or a middle line down.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// An edge or a middle line down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// A width or a height.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// A width or a height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
