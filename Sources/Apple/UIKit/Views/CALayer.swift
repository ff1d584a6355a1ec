public import CoreGraphics
public import Foundation
public import GalleyGeometry

// What views of UIKit are drawn with: kept, and not drawn.

/// What a view is drawn with.
open class CALayer: NSObject, @unchecked Sendable {
  open var frame = Rect.zero
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position = Point.zero
  open var anchorPoint = Point(x: 0.5, y: 0.5)
  open var zPosition = 0.0
  open var cornerRadius = 0.0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var borderWidth = 0.0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = Size(width: 0, height: -3)
  open var shadowRadius = 3.0
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  /// Whether it is not shown.
  open var isHidden = false
  open var transform = CATransform3D()
  open var mask: CALayer?
  open var contents: Any?
  open var contentsScale = 1.0
  open var name: String?
  open var speed: Float = 1
  open var beginTime = 0.0
  open var shouldRasterize = false
  open var rasterizationScale = 1.0
  open var isOpaque = false
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// A layer without anything.
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  /// A layer of the kind `kind`, if that is one of those here.
  static func make(_ kind: AnyClass) -> CALayer {
    switch kind {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func layoutSublayers() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
}

/// Which way corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  fileprivate static let all = CACornerMask(rawValue: 15)
}

/// A layer with colours that pass into each other.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = Point(x: 0.5, y: 0)
  open var endPoint = Point(x: 0.5, y: 1)
}

/// A layer with an outline.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth = 1.0
  open var strokeStart = 0.0, strokeEnd = 1.0
  open var lineDashPattern: [NSNumber]?
}

/// How a layer moves.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var speed: Float = 1
  open var beginTime = 0.0
}

/// How a value of a layer moves.
open class CABasicAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var fromValue: Any?, toValue: Any?
  public init(keyPath: String?) { self.keyPath = keyPath }
}

/// A layer that throws pictures.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = Point.zero
  open var emitterSize = Size.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var seed: UInt32 = 0
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1
}

/// From which part of a place a layer throws pictures.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order a layer draws the pictures that it throws.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// From what kind of a place a layer throws pictures.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A picture that a layer throws.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var name: String?
  open var color: CGColor?, redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0
  open var emitterCells: [CAEmitterCell]?
  open var beginTime = 0.0, duration = 0.0
  open var isEnabled = true
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  open var velocity = 0.0, velocityRange = 0.0, emissionLongitude = 0.0, emissionRange = 0.0
  open var xAcceleration = 0.0, yAcceleration = 0.0
  open var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
  open var spin = 0.0, spinRange = 0.0
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
}

/// How a change of a layer goes from its beginning to its end. Layers do not move here.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0.25, 0.1, 0.25, 1) }
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { points = [x1, y1, x2, y2] }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The time of the screen, which does not pass here: nothing moves.
public func CACurrentMediaTime() -> Double { 0 }

/// Changes of layers that belong together; they are there at once.
open class CATransaction: NSObject {
  public static func begin() {}
  public static func commit() {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func setAnimationDuration(_ duration: Double) {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// What would call a method with each picture of the screen. There is no screen, and it calls nothing.
open class CADisplayLink: NSObject {
  /// When the last picture was shown: never.
  open var timestamp: Double { 0 }
  open var targetTimestamp: Double { 0 }
  open var duration: Double { 1 / 60 }
  open var isPaused = false
  open var preferredFramesPerSecond = 0

  public init(target: Any, selector: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
