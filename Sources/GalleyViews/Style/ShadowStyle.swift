import GalleyGeometry
package import GalleyPicture

/// A shadow that a style brings with it: beneath what is painted, or inside of it.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: Double
  private let offset: Point
  private let isInner: Bool

  /// A shadow beneath; `radius` is its softness, `x` and `y` its way, in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: Point(x: x, y: y), isInner: false) }

  /// A shadow that the edges cast inwards; `radius` is its softness, `x` and `y` its way, in points.
  ///
  /// Shapes have it; letters, symbols and lines are painted without.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: Point(x: x, y: y), isInner: true) }

  fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      shadow: Picture.Shadow(color: color.rgba(in: environment), radius: max(0, radius), offset: offset),
      isInner: isInner)
  }
}

/// A shadow of a style with every choice made.
public struct ResolvedShadow: Hashable, Sendable {
  var shadow: Picture.Shadow
  let isInner: Bool

  /// The item that darkens the inside of `path` at its edges.
  fileprivate func inside(_ path: Path, isEvenOdd: Bool) -> Picture.Item {
    let reach = shadow.radius * 2 + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
    // What lies around the shape casts the shadow, and the clip hides all but that.
    let around = Path.elements(
      Path.rect(path.bounds.insetBy(dx: -reach, dy: -reach)).asElements + path.asElements)
    var opaque = shadow.color
    opaque.alpha = 1
    let caster = Picture.Item.fill(.init(around, .color(opaque), isEvenOdd: true))
    return .group(.init([.group(.init([caster], shadow: shadow))], clip: path))
  }
}

/// A style with shadows.
struct ShadowedStyle: ShapeStyle {
  /// The style; nil is that of the views around.
  let base: (any ShapeStyle)?
  let shadow: ShadowStyle

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let base = base?._settle(in: environment) ?? ForegroundStyle().resolve(in: environment)
    let own = shadow.resolved(in: environment)
    guard case .shadowed(let inner, let shadows) = base else { return .shadowed(base, [own]) }
    return .shadowed(inner, shadows + [own])
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of the views around with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedStyle(base: nil, shadow: style))
  }
}

extension ResolvedStyle {
  /// `items`, which the style painted, over the shadows that fall beneath them.
  package func shadowing(_ items: [Picture.Item]) -> [Picture.Item] {
    guard case .shadowed(_, let shadows) = self, !items.isEmpty else { return items }
    return shadows.filter { !$0.isInner }.reduce(items) { [.group(.init($0, shadow: $1.shadow))] }
  }

  /// What fills the inside of `path` with the shadows inside of it.
  func shadowed(
    _ base: ResolvedStyle, _ shadows: [ResolvedShadow], fill path: Path, in rect: Rect, isEvenOdd: Bool
  ) -> Picture.Item {
    let inner = shadows.filter(\.isInner).map { $0.inside(path, isEvenOdd: isEvenOdd) }
    let items = shadowing([base.fill(path, in: rect, isEvenOdd: isEvenOdd)] + inner)
    return items.count == 1 ? items[0] : .group(.init(items))
  }
}
