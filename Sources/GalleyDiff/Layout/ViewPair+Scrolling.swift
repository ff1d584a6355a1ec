import GalleyGeometry

/// How a scroller stands beside how it stood.
extension ViewPair {
  /// How far the scroller was moved; nil where it was not, and for what is none.
  var scrolledDistance: Point? {
    guard let before = old.scroll, let after = new.scroll else { return nil }
    let distance = after.offset - before.offset
    return LayoutComparison.differs(distance.x, 0) || LayoutComparison.differs(distance.y, 0) ? distance : nil
  }

  /// Whether the scroller's window has another size.
  var hasOtherWindow: Bool {
    guard let before = old.scroll?.window, let after = new.scroll?.window else { return false }
    return LayoutComparison.differs(before.width, after.width) || LayoutComparison.differs(before.height, after.height)
  }

  /// Whether something inside lies where it lay in the window: at its start, its middle or its end. Then the scroller
  /// went along with its content.
  var keepsPlaces: Bool {
    guard let before = old.scroll?.window, let after = new.scroll?.window else { return false }
    return children.contains { child in
      if case .both(let pair) = child { pair.keepsPlace(in: before, after, isPinned: false) } else { false }
    }
  }

  /// Whether the view, or one inside, lies where it lay in the window; rows that stay at its start tell nothing.
  private func keepsPlace(in before: Rect, _ after: Rect, isPinned: Bool) -> Bool {
    if oldPlace.overlaps(before), newPlace.overlaps(after), children.isEmpty || new.rowNumber != nil {
      let (old, new) = (oldPlace, newPlace)
      let isAtStart = old.minY <= before.minY && new.minY <= after.minY
      return !(isPinned && isAtStart) && Self.keeps(old, new, before, after)
    }
    let pins = isPinned || (new.attributes["pinnedViews"] ?? "none") != "none"
    return children.contains { child in
      if case .both(let pair) = child { pair.keepsPlace(in: before, after, isPinned: pins) } else { false }
    }
  }

  private static func keeps(_ old: Rect, _ new: Rect, _ before: Rect, _ after: Rect) -> Bool {
    // Offsets are rounded to pixels.
    func same(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 0.51 }
    let isAlong = (
      x: same(old.minX - before.minX, new.minX - after.minX) || same(old.midX - before.midX, new.midX - after.midX)
        || same(old.maxX - before.maxX, new.maxX - after.maxX),
      y: same(old.minY - before.minY, new.minY - after.minY) || same(old.midY - before.midY, new.midY - after.midY)
        || same(old.maxY - before.maxY, new.maxY - after.maxY)
    )
    return isAlong.x && isAlong.y
  }
}

extension Rect {
  /// Whether the rectangles share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
