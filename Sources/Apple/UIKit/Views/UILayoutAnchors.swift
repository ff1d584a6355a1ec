public import Foundation

/// Compile-only stub, like constraints: Auto Layout does not run here.
@preconcurrency @MainActor
open class NSLayoutAnchor<Kind>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  open var isActive = false
  open var constant = 0.0
  open var priority = UILayoutPriority.required
  open var identifier: String?

  init(constant: Double) { self.constant = constant }

  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute,
    multiplier: Double, constant: Double
  ) { self.init(constant: constant) }

  public static func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
}

@preconcurrency @MainActor
public protocol UILayoutAnchored: AnyObject {}

@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutAnchored {
  open private(set) weak var owningView: UIView?

  init(owningView: UIView) { self.owningView = owningView }

  public override init() {}
}

extension UIView: UILayoutAnchored {}

extension UILayoutAnchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}
