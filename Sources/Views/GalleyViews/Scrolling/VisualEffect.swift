public import GalleyGeometry
import GalleyLayout
import GalleyMotion

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
  /// Each rotation is applied to the result of the previous one, and all before the transform.
  var turns: [Rotation3DEffect] = []
  var filters: [DrawingFilter] = []

  public var _resolved: ResolvedVisualEffect { self }

  func mixed(with other: ResolvedVisualEffect, _ share: Double) -> ResolvedVisualEffect {
    // Rounding can miss 1 slightly; springs overshoot it on purpose, so the share is not clamped.
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

  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { effect in
      effect.change(anchor: anchor) {
        $0.scale.width *= x.isFinite ? x : 1
        $0.scale.height *= y.isFinite ? y : 1
      }
    }
  }

  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

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

  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

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

  public func brightness(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.brightness, amount)) }

  public func contrast(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.contrast, amount)) }

  public func saturation(_ amount: Double) -> some VisualEffect { filtered(DrawingFilter(.saturation, amount)) }

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
