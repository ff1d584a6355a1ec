import GalleyGeometry
import GalleySnapshot

extension ViewPair {
  var scrolledDistance: Point? {
    guard let before = old.scroll, let after = new.scroll else { return nil }
    let distance = after.offset - before.offset
    return LayoutComparison.differs(distance.x, 0) || LayoutComparison.differs(distance.y, 0) ? distance : nil
  }

  var hasOtherWindow: Bool {
    guard let before = old.scroll?.viewport, let after = new.scroll?.viewport else { return false }
    return LayoutComparison.differs(before.width, after.width) || LayoutComparison.differs(before.height, after.height)
  }

  /// The part of the scroll view that bars and headers do not cover.
  func openWindows(in path: [ViewPair]) -> (old: Rect, new: Rect)? {
    guard let before = old.scroll?.viewport, let after = new.scroll?.viewport else { return nil }
    var bars = barsAround
    for pair in path.reversed() {
      guard pair.new.content != nil else { break }
      bars.old += pair.barsAround.old
      bars.new += pair.barsAround.new
      // If the height rule of a header is unchanged, the header's height depends only on the scroll position.
      guard !pair.hasSameHeader else { continue }
      bars.old += pair.old.bars
      bars.new += pair.new.bars
    }
    return (before.beside(bars.old), after.beside(bars.new))
  }

  var hasSameHeader: Bool {
    old.kind == "scrollHeader" && old.kind == new.kind && old.attributes == new.attributes
      && old.attributes["restingHeight"] != nil
  }

  private var barsAround: (old: [Rect], new: [Rect]) {
    (
      modifiers.filter { !$0.isAdded }.flatMap(\.view.bars), modifiers.filter(\.isAdded).flatMap(\.view.bars)
    )
  }

  /// Whether any view kept its position relative to the start, middle or end of the window, which means that the scroll
  /// view followed its content.
  func keepsPlaces(in windows: (old: Rect, new: Rect)) -> Bool {
    children.contains { child in
      if case .both(let pair) = child { pair.keepsPlace(in: windows.old, windows.new, isPinned: false) } else { false }
    }
  }

  /// Pinned rows at the start of the window are ignored.
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

extension InspectedView {
  fileprivate var bars: [Rect] { ["scrollHeader", "safeAreaInset"].contains(kind) ? layers.map(\.frame) : [] }
}

extension Rect {
  fileprivate func beside(_ bars: [Rect]) -> Rect {
    let slack = LayoutComparison.tolerance
    var (top, bottom) = (minY, maxY)
    for bar in bars where bar.minX <= minX + slack && bar.maxX >= maxX - slack && bar.overlaps(self) {
      if bar.minY <= minY + slack {
        top = max(top, bar.maxY)
      } else if bar.maxY >= maxY - slack {
        bottom = min(bottom, bar.minY)
      }
    }
    return bottom > top ? Rect(x: minX, y: top, width: width, height: bottom - top) : self
  }

  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
