package import GalleyGeometry
package import GalleyPicture

extension Picture.Item {
  static func bounds(of items: [Picture.Item], through transform: AffineTransform) -> Rect? {
    items.reduce(nil) { bounds, item in
      guard let next = item.bounds(through: transform) else { return bounds }
      return bounds?.union(next) ?? next
    }
  }

  package func bounds(through transform: AffineTransform) -> Rect? {
    let bounds: Rect? =
      switch self {
      case .group(let group): group.bounds(in: transform)
      case .fill(let fill): transform(fill.path.bounds)
      case .stroke(let stroke): transform(stroke.path.bounds).outset(by: stroke.reach(through: transform))
      case .glyphs(let glyphs): glyphs.inkBounds.map { transform($0) }
      case .image(let image): transform(image.rect)
      }
    return bounds.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Picture.Group {
  /// Returns the bounds of a group without its shadow. `outer` maps the group's parent.
  package func shapeBounds(in outer: AffineTransform) -> Rect? {
    let map = transform.followed(by: outer)
    guard map.isInvertible else { return nil }
    if case .projection(let projection) = filter {
      return contentBounds(through: .identity).flatMap { projection($0) }.map { map($0) }
    }
    guard let bounds = contentBounds(through: map) else { return nil }
    guard let filter else { return bounds }
    if case .blur(_, let edges?) = filter { return bounds.intersection(map(edges).outset(by: 1)) }
    return bounds.outset(by: filter.reach * map.magnification)
  }

  private func contentBounds(through map: AffineTransform) -> Rect? {
    var bounds = Picture.Item.bounds(of: items, through: map)
    if backdrop != nil, let clip {
      let own = map(clip.bounds)
      bounds = bounds?.union(own) ?? own
    }
    guard let bounds, let clip else { return bounds }
    return bounds.outset(by: 1).intersection(map(clip.bounds).outset(by: 1))
  }

  fileprivate func bounds(in outer: AffineTransform) -> Rect? {
    // The bounds are computed only once, because computing them twice would double the time for every level of nesting.
    let shape = shapeBounds(in: outer)
    guard let shape, let shadow else { return shape }
    let fall = DeviceShadow(shadow, through: outer)
    return shape.union(shape.offsetBy(fall.offset).outset(by: fall.reach))
  }
}

extension Picture.Stroke {
  /// Returns how far a stroke extends beyond its path. At a mitred corner, it extends by up to ten half widths.
  fileprivate func reach(through transform: AffineTransform) -> Double {
    let half = max(1, width * transform.magnification) / 2
    if case .elements = path { return half * 10 }
    return half * 2
  }
}

extension Picture.Glyphs {
  /// The bounds of a glyph run. No face draws farther than two ems from the pen.
  fileprivate var inkBounds: Rect? {
    guard let first = run.glyphs.first else { return nil }
    let pens = run.glyphs.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    return pens.offsetBy(origin).outset(by: run.size * 2)
  }
}
