public import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// How a view is drawn otherwise than it lies: an effect that layout knows nothing of.
///
/// Begin with the empty effect that a closure is handed, and add to it.
public protocol VisualEffect: Sendable {
  var _resolved: ResolvedVisualEffect { get }
}

public struct EmptyVisualEffect: VisualEffect {
  public var _resolved: ResolvedVisualEffect { ResolvedVisualEffect() }

  public init() {}
}

public struct ResolvedVisualEffect: VisualEffect, Hashable, Sendable {
  var opacity = 1.0
  var transform = DrawingTransform()
  /// Turns in space, each of what the one before it shows; they come before the transform.
  var turns: [Rotation3DEffect] = []
  /// What happens to the pixels, in turn.
  var filters: [DrawingFilter] = []

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
    appearance.turns = Rotation3DEffect.mixed(turns, with: other.turns, share)
    appearance.filters = DrawingFilter.mixed(filters, with: other.filters, share)
    return appearance
  }

  mutating func change(anchor: UnitPoint, _ change: (inout DrawingTransform) -> Void) {
    var next = DrawingTransform(anchor: .topLeading)
    change(&next)
    let offset = next.transform(in: .zero)(transform.offset)
    change(&transform)
    (transform.offset, transform.anchor) = (offset, anchor)
  }
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// Draws the view `x` and `y` times as large, away from `anchor`.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { effect in
      effect.change(anchor: anchor) {
        $0.scale.width *= x.isFinite ? x : 1
        $0.scale.height *= y.isFinite ? y : 1
      }
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

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { effect in
      effect.change(anchor: anchor) {
        $0.angle = .radians($0.angle.radians + (angle.radians.isFinite ? angle.radians : 0))
      }
    }
  }

  /// Draws the view larger on each axis, away from `anchor`.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view turned in space about `axis`, as ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`` does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect {
    changed {
      $0.turns.append(
        Rotation3DEffect(
          angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
          perspective: perspective))
    }
  }

  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
    filtered(DrawingFilter(opaque ? .opaqueBlur : .blur, radius))
  }

  /// Adds `amount`, −1 … 1, to every component of every colour.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.brightness, amount)) }

  /// Takes every component of every colour `amount` times as far from the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.contrast, amount)) }

  /// Makes every colour `amount` times as colourful: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.saturation, amount)) }

  /// Takes a share of the colour away, 0 … 1; 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.grayscale, amount)) }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered(DrawingFilter(.hueRotation, angle.radians.isFinite ? angle.radians : 0))
  }

  private func filtered(_ filter: DrawingFilter) -> ResolvedVisualEffect { changed { $0.filters.append(filter) } }

  private func changed(_ change: (inout ResolvedVisualEffect) -> Void) -> ResolvedVisualEffect {
    var appearance = _resolved
    change(&appearance)
    return appearance
  }
}
