public import CoreGraphics
public import Foundation
public import GalleyGeometry

// Layers are stored, not drawn, except for the corner radius, clipping and border of a view's own layer.

open class CALayer: NSObject {
  open var frame = Rect.zero
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position = Point.zero
  open var cornerRadius = 0.0
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var borderWidth = 0.0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = Size(width: 0, height: -3)
  open var shadowRadius = 3.0
  open var opacity: Float = 1
  open var isHidden = false
  open var transform = CATransform3D()
  open var mask: CALayer?
  open var contents: Any?
  open var name: String?
  open var speed: Float = 1
  open var beginTime = 0.0
  open var shouldRasterize = false
  open var rasterizationScale = 1.0
  open var isOpaque = false
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  static func make(_ kind: AnyClass) -> CALayer {
    switch kind {
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
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
}

open class CAAnimation: NSObject {
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var beginTime = 0.0
}

/// Stored, not animated.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = Point.zero
  open var emitterSize = Size.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var seed: UInt32 = 0
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var name: String?
  open var color: CGColor?, redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
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
