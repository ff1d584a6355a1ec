public import Foundation

/// An edge or a middle line of a view, which constraints name. Views of UIKit are not laid out.
@preconcurrency @MainActor
open class NSLayoutAnchor<Kind>: NSObject, @unchecked Sendable {
  /// A constraint to lie `constant` points behind `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to lie at least `constant` points behind `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to lie at most `constant` points behind `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// An edge or a middle line across.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {}

/// An edge or a middle line down.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
  /// A constraint to be `constant` points.
  open func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to be at least `constant` points.
  open func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to be at most `constant` points.
  open func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to be `multiplier` times `anchor`, and `constant` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// What holds between two views. Views of UIKit are not laid out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @unchecked Sendable {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// What of a view is held.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  /// How two lengths stand to each other.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// Whether it holds.
  open var isActive = false
  /// How many points are added.
  open var constant = 0.0
  /// How much it weighs.
  open var priority = UILayoutPriority.required
  /// Its name.
  open var identifier: String?

  init(constant: Double) { self.constant = constant }

  /// One that holds `item` to another.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute,
    multiplier: Double, constant: Double
  ) { self.init(constant: constant) }

  /// Lets all of `constraints` hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  /// Lets none of `constraints` hold.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }
}

/// What has edges and middle lines.
@preconcurrency @MainActor
public protocol UILayoutAnchored: AnyObject {}

/// A part of a view that constraints name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutAnchored {
  /// Whose part it is.
  open private(set) weak var owningView: UIView?

  init(owningView: UIView) { self.owningView = owningView }

  /// A part of no view yet.
  public override init() {}
}

extension UIView: UILayoutAnchored {}

extension UILayoutAnchored {
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
  /// An edge or a middle line down.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// An edge or a middle line down.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// A width or a height.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// A width or a height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// How much a wish weighs, 0 … 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The weight.
  public let rawValue: Float
  /// The weight `rawValue`.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The weight `rawValue`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to be.
  public static let required = UILayoutPriority(1000)
  /// It weighs much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It weighs little.
  public static let defaultLow = UILayoutPriority(250)
  /// It weighs as little as the whole's own size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
