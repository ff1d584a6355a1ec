import GalleyGeometry
import GalleySnapshot

extension ViewPair {
  /// The old and the new layout direction, or nil unless this is the innermost view around all mirrored views. Layouts
  /// record no direction, but the order of views in a row shows it.
  var mirroring: (from: String, to: String)? {
    let moved = children.filter { $0.pair.map { !$0.keepsPlace(in: self) } ?? true }
    guard !moved.isEmpty, isMirrored(between: self) else { return nil }
    if moved.count == 1, let inner = moved[0].pair, inner.isMirrored(between: inner) { return nil }
    return isFromRight.map { $0 ? ("rightToLeft", "leftToRight") : ("leftToRight", "rightToLeft") }
  }

  private func isMirrored(between outer: ViewPair) -> Bool {
    guard modifiers.isEmpty, !children.isEmpty else { return false }
    return children.allSatisfy { member in
      guard let inner = member.pair, inner.isImage(in: outer), inner.modifiers.isEmpty else { return false }
      return inner.children.isEmpty || inner.isMirrored(between: outer)
    }
  }

  private func isImage(in outer: ViewPair) -> Bool {
    let (before, after) = (oldPlace, newPlace)
    return isSame(after.minX - outer.new.frame.minX, outer.old.frame.maxX - before.maxX)
      && isSame(after.maxX - outer.new.frame.minX, outer.old.frame.maxX - before.minX)
      && isSame(after.minY - outer.new.frame.minY, before.minY - outer.old.frame.minY)
      && isSame(after.height, before.height)
  }

  private func keepsPlace(in outer: ViewPair) -> Bool {
    isSame(newPlace.minX - outer.new.frame.minX, oldPlace.minX - outer.old.frame.minX)
      && children.allSatisfy { $0.pair?.keepsPlace(in: outer) ?? false }
  }

  /// Whether the old layout runs from right to left, or nil if no row shows the direction.
  private var isFromRight: Bool? {
    if let (before, _) = ends { return before.last.midX < before.first.midX }
    for case .both(let inner) in children {
      if let answer = inner.isFromRight { return answer }
    }
    return nil
  }

  var containsReversedRow: Bool {
    if let (before, after) = ends,
      (before.last.midX - before.first.midX) * (after.last.midX - after.first.midX) < 0
    {
      return true
    }
    return children.contains { $0.pair?.containsReversedRow ?? false }
  }

  private static let rows: Set = ["HStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid"]

  /// The first view in a row and another view next to it.
  private var ends: (old: (first: Rect, last: Rect), new: (first: Rect, last: Rect))? {
    guard Self.rows.contains(new.kind), let first = children.first?.pair else { return nil }
    let other = children.dropFirst().lazy.compactMap(\.pair).first { pair in
      pair.oldPlace.minY < first.oldPlace.maxY && first.oldPlace.minY < pair.oldPlace.maxY
    }
    return other.map { ((first.oldPlace, $0.oldPlace), (first.newPlace, $0.newPlace)) }
  }

  // Views are rounded to whole pixels.
  private func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 0.51 }
}

extension ViewPair.Member {
  fileprivate var pair: ViewPair? { if case .both(let pair) = self { pair } else { nil } }
}
