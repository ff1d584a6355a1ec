public import CoreGraphics
public import Foundation
public import GalleyGeometry

// What views of UIKit are drawn with: kept, and not drawn.

/// What a view is drawn with.
open class CALayer: NSObject, @unchecked Sendable {
  /// Where it stands in the layer around it.
  open var frame = Rect.zero
  /// Its own rectangle.
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The place of its anchor.
  open var position = Point.zero
  /// What of it is at its place, 0 … 1.
  open var anchorPoint = Point(x: 0.5, y: 0.5)
  /// How far in front it is.
  open var zPosition = 0.0
  /// How its corners are rounded, in points.
  open var cornerRadius = 0.0
  /// Which way its corners bend.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which of its corners are round.
  open var maskedCorners = CACornerMask.all
  /// Whether what is outside of it is cut off.
  open var masksToBounds = false
  /// The colour behind it.
  open var backgroundColor: CGColor?
  /// The width of its border, in points.
  open var borderWidth = 0.0
  /// The colour of its border.
  open var borderColor: CGColor?
  /// The colour of its shadow.
  open var shadowColor: CGColor?
  /// How solid its shadow is, 0 … 1.
  open var shadowOpacity: Float = 0
  /// Where its shadow falls, in points.
  open var shadowOffset = Size(width: 0, height: -3)
  /// How soft its shadow is, in points.
  open var shadowRadius = 3.0
  /// The outline of its shadow.
  open var shadowPath: CGPath?
  /// How solid it is, 0 … 1.
  open var opacity: Float = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// How it stands in space.
  open var transform = CATransform3D()
  /// Through which it shows.
  open var mask: CALayer?
  /// What it shows: an image.
  open var contents: Any?
  /// How much of a pixel a point is.
  open var contentsScale = 1.0
  /// Its name.
  open var name: String?
  /// How fast its time goes.
  open var speed: Float = 1
  /// What time it is where it begins.
  open var beginTime = 0.0
  /// Whether it is drawn into an image of its own.
  open var shouldRasterize = false
  /// How large that image is.
  open var rasterizationScale = 1.0
  /// Whether it is opaque.
  open var isOpaque = false
  /// The layers in it, from back to front.
  open private(set) var sublayers: [CALayer]?
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// A layer without anything.
  public override init() {}
  /// A layer like another.
  public init(layer: Any) {}
  /// A layer from an archive, of which only its kind is taken.
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

  /// Puts `layer` before the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Puts `layer` among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  /// Takes it out of the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Places what is in it.
  open func layoutSublayers() {}
  /// Asks to be placed again.
  open func setNeedsLayout() {}
  /// Places what is in it now.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
  /// Keeps how it moves.
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  /// How it moves.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Moves no longer in that way.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Moves no longer.
  open func removeAllAnimations() { animations = [:] }
}

/// Which way corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The way called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother than circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// The corners whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The left one at the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The right one at the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The left one at the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The right one at the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  fileprivate static let all = CACornerMask(rawValue: 15)
}

/// A layer with colours that pass into each other.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colours.
  open var colors: [Any]?
  /// Where each is, 0 … 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, as a part of the layer.
  open var startPoint = Point(x: 0.5, y: 0)
  /// Where the last colour is, as a part of the layer.
  open var endPoint = Point(x: 0.5, y: 1)
}

/// A layer with an outline.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth = 1.0
  /// How much of the line shows, 0 … 1.
  open var strokeStart = 0.0, strokeEnd = 1.0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// How a layer moves.
open class CAAnimation: NSObject, @unchecked Sendable {
  /// How long, in seconds.
  open var duration = 0.0
  /// How often.
  open var repeatCount: Float = 0
  /// Whether it goes back, too.
  open var autoreverses = false
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// How fast its time goes.
  open var speed: Float = 1
  /// What time it is where it begins.
  open var beginTime = 0.0
}

/// How a value of a layer moves.
open class CABasicAnimation: CAAnimation, @unchecked Sendable {
  /// The value's name.
  open var keyPath: String?
  /// Where it begins and ends.
  open var fromValue: Any?, toValue: Any?
  /// How a value moves.
  public init(keyPath: String?) { self.keyPath = keyPath }
}

/// A layer that throws pictures.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// What it throws.
  open var emitterCells: [CAEmitterCell]?
  /// From where.
  open var emitterPosition = Point.zero
  /// From how large a place.
  open var emitterSize = Size.zero
  /// From what kind of a place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the place.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// What chance begins with.
  open var seed: UInt32 = 0
  /// In which order pictures are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many, how long, how fast and how large, as factors.
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1
}

/// From which part of a place a layer throws pictures.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The part called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order a layer draws the pictures that it throws.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The order called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In none.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The hindmost first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// From what kind of a place a layer throws pictures.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The kind called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From a point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A picture that a layer throws.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  /// The picture.
  open var contents: Any?
  /// Its name.
  open var name: String?
  /// Its colour, and how far each part of it may be another.
  open var color: CGColor?, redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  /// How each part of its colour changes.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0
  /// What it throws itself.
  open var emitterCells: [CAEmitterCell]?
  /// When it begins, and for how long, in seconds.
  open var beginTime = 0.0, duration = 0.0
  /// Whether it is thrown.
  open var isEnabled = true
  /// How many a second, and how long each stays.
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// How fast and in which direction it flies.
  open var velocity = 0.0, velocityRange = 0.0, emissionLongitude = 0.0, emissionRange = 0.0
  /// How it is pulled.
  open var xAcceleration = 0.0, yAcceleration = 0.0
  /// How large it is, and becomes.
  open var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
  /// How it turns.
  open var spin = 0.0, spinRange = 0.0
  /// How its solidity changes.
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
}

/// How a change of a layer goes from its beginning to its end. Layers do not move here.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// A curve of that name.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0.25, 0.1, 0.25, 1) }
  /// A curve with two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { points = [x1, y1, x2, y2] }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The curve called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As most changes go.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The time of the screen, which does not pass here: nothing moves.
public func CACurrentMediaTime() -> Double { 0 }

/// Changes of layers that belong together; they are there at once.
open class CATransaction: NSObject {
  /// Begins changes.
  public static func begin() {}
  /// Ends changes.
  public static func commit() {}
  /// Says how changes go.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Says how long changes take.
  public static func setAnimationDuration(_ duration: Double) {}
  /// Says that changes are there at once.
  public static func setDisableActions(_ flag: Bool) {}
  /// Has `block` run when changes are there, which is now.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// What would call a method with each picture of the screen. There is no screen, and it calls nothing.
open class CADisplayLink: NSObject {
  /// When the last picture was shown: never.
  open var timestamp: Double { 0 }
  /// When the next picture will be shown.
  open var targetTimestamp: Double { 0 }
  /// How long a picture shows, in seconds.
  open var duration: Double { 1 / 60 }
  /// Whether it waits.
  open var isPaused = false
  /// How many pictures a second are asked for.
  open var preferredFramesPerSecond = 0

  /// One that would call `selector` of `target`.
  public init(target: Any, selector: Selector) {}
  /// Would begin.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends.
  open func invalidate() {}
}
