import GalleyGeometry
import GalleyPicture

extension Canvas {
  /// Whether any of `item` can reach the visible part of the canvas.
  func shows(_ item: Picture.Item) -> Bool {
    guard let bounds = deviceBounds(of: item, through: state.transform) else { return false }
    // A pixel more on each side: edges may be rounded outwards, and a thin line has no area of its own.
    return bounds.outset(by: 1).intersects(state.visible)
  }

  /// An upright rectangle that holds everything `items` show, in device units; nil when they show nothing.
  func deviceBounds(of items: [Picture.Item], through transform: AffineTransform) -> Rect? {
    items.reduce(nil) { bounds, item in
      guard let next = deviceBounds(of: item, through: transform) else { return bounds }
      return bounds?.union(next) ?? next
    }
  }

  private func deviceBounds(of item: Picture.Item, through transform: AffineTransform) -> Rect? {
    let bounds: Rect? =
      switch item {
      case .group(let group): deviceBounds(of: group, in: transform)
      case .fill(let fill): transform(fill.path.bounds)
      case .stroke(let stroke): transform(stroke.path.bounds).outset(by: reach(of: stroke, through: transform))
      case .glyphs(let glyphs): glyphs.inkBounds.map { transform($0) }
      case .image(let image): transform(image.rect)
      }
    return bounds.flatMap { $0.isFinite ? $0 : nil }
  }

  private func deviceBounds(of group: Picture.Group, in outer: AffineTransform) -> Rect? {
    let transform = group.transform.followed(by: outer)
    guard transform.isInvertible, var bounds = deviceBounds(of: group.items, through: transform) else { return nil }
    if let clip = group.clip {
      guard let clipped = bounds.outset(by: 1).intersection(transform(clip.bounds).outset(by: 1)) else { return nil }
      bounds = clipped
    }
    guard let shadow = group.shadow else { return bounds }
    let fall = DeviceShadow(shadow, scale: transform.magnification)
    return bounds.union(bounds.offsetBy(fall.offset).outset(by: fall.reach))
  }

  /// How far a line reaches beyond the middle of its path: at a mitred corner up to ten half widths.
  private func reach(of stroke: Picture.Stroke, through transform: AffineTransform) -> Double {
    let half = max(1, stroke.width * transform.magnification) / 2
    if case .elements = stroke.path { return half * 10 }
    return half * 2
  }
}

extension Picture.Glyphs {
  /// A rectangle that certainly holds the run's ink, in points: no face draws further than two ems from its pen.
  fileprivate var inkBounds: Rect? {
    guard let first = run.glyphs.first else { return nil }
    let pens = run.glyphs.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    return pens.offsetBy(origin).outset(by: run.size * 2)
  }
}
