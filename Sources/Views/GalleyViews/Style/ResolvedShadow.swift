import GalleyGeometry
package import GalleyPicture

public struct ResolvedShadow: Hashable, Sendable {
  var shadow: Picture.Shadow
  let isInner: Bool

  fileprivate func inside(_ path: Path, isEvenOdd: Bool) -> Picture.Item {
    let bounds = path.bounds
    var shadow = shadow.within(bounds)
    let reach = shadow.radius * 2 + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
    // The area around the shape casts the shadow. It is drawn beside the shape, because it would otherwise show through
    // at the antialiased edge of the clip.
    let aside = bounds.width > ResolvedShadow.largest ? 0 : bounds.width + 4 * reach
    let around = Path.elements(
      Path.rect(bounds.insetBy(dx: -reach, dy: -reach)).asElements + path.asElements
    ).applying(AffineTransform(translationX: -aside, y: 0))
    shadow.offset.x += aside
    var opaque = shadow.color
    opaque.alpha = 1
    let caster = Picture.Item.fill(.init(around, .color(opaque), isEvenOdd: true))
    return .group(.init([.group(.init([caster], shadow: shadow))], clip: path))
  }

  /// The maximum length, in points. It is larger than every screen.
  fileprivate static let largest = 4096.0
}

extension Picture.Shadow {
  /// A larger offset covers the whole shape, and a larger radius has no visible edge.
  fileprivate func within(_ bounds: Rect) -> Picture.Shadow {
    var shadow = self
    let side = min(max(bounds.width, bounds.height), ResolvedShadow.largest)
    shadow.radius = min(radius, side)
    let maximum = side + 2 * shadow.radius + 1
    shadow.offset = Point(x: max(-maximum, min(maximum, offset.x)), y: max(-maximum, min(maximum, offset.y)))
    return shadow
  }
}

extension ResolvedStyle {
  package func shadowing(_ items: [Picture.Item]) -> [Picture.Item] {
    guard case .shadowed(_, let shadows) = self, !items.isEmpty else { return items }
    return shadows.filter { !$0.isInner }.reduce(items) { [.group(.init($0, shadow: $1.shadow))] }
  }

  func shadowed(
    _ base: ResolvedStyle, _ shadows: [ResolvedShadow], fill path: Path, in rect: Rect, isEvenOdd: Bool
  ) -> Picture.Item {
    let inner = shadows.filter(\.isInner).map { $0.inside(path, isEvenOdd: isEvenOdd) }
    let items = shadowing([base.fill(path, in: rect, isEvenOdd: isEvenOdd)] + inner)
    return items.count == 1 ? items[0] : .group(.init(items))
  }
}
