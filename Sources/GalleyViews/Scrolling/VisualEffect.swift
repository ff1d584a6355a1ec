public import GalleyGeometry
import GalleyLayout

/// How a view is drawn otherwise than it lies: an effect that layout knows nothing of.
///
/// Begin with the empty effect that a closure is handed, and add to it.
public protocol VisualEffect: Sendable {
  /// What the effect comes to.
  var _resolved: ResolvedVisualEffect { get }
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing.
  public var _resolved: ResolvedVisualEffect { ResolvedVisualEffect() }

  /// No effect.
  public init() {}
}

/// What effects come to.
public struct ResolvedVisualEffect: VisualEffect, Hashable {
  var opacity = 1.0
  var transform = DrawingTransform()

  /// Itself.
  public var _resolved: ResolvedVisualEffect { self }

  /// The look on the way from this one, at 0, to `other`, at 1.
  func mixed(with other: ResolvedVisualEffect, _ share: Double) -> ResolvedVisualEffect {
    // A sum may miss its end by a bit; springs go beyond it on their way.
    if abs(share - 1) < 1e-12 { return other }
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    let (own, its) = (transform, other.transform)
    var appearance = ResolvedVisualEffect(opacity: min(max(mix(opacity, other.opacity), 0), 1))
    appearance.transform = DrawingTransform(
      offset: Point(x: mix(own.offset.x, its.offset.x), y: mix(own.offset.y, its.offset.y)),
      scale: Size(width: mix(own.scale.width, its.scale.width), height: mix(own.scale.height, its.scale.height)),
      angle: .radians(mix(own.angle.radians, its.angle.radians)), anchor: its.anchor)
    return appearance
  }
}

extension VisualEffect {
  /// Fades the view, 0 … 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// Draws the view `x` and `y` times as large, away from `anchor`.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.transform.scale.width *= x.isFinite ? x : 1
      $0.transform.scale.height *= y.isFinite ? y : 1
      $0.transform.anchor = anchor
    }
  }

  /// Draws the view `scale` times as large, away from `anchor`.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view `x` and `y` points from its place.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
    changed { $0.transform.offset = $0.transform.offset + Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
  }

  /// Draws the view turned clockwise about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.transform.angle = .radians($0.transform.angle.radians + (angle.radians.isFinite ? angle.radians : 0))
      $0.transform.anchor = anchor
    }
  }

  private func changed(_ change: (inout ResolvedVisualEffect) -> Void) -> ResolvedVisualEffect {
    var appearance = _resolved
    change(&appearance)
    return appearance
  }
}
