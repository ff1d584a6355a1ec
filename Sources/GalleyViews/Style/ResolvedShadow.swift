import GalleyGeometry
package import GalleyPicture

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
