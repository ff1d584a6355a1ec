import GalleyGeometry

extension LayoutComparison {
  /// The views inside a pair, whose own shift and change of size are known.
  mutating func compareInside(
    _ pair: ViewPair, _ outer: Surroundings, _ shift: Point, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    var inner = outer
    inner.path.append(pair)
    inner.shift = shift
    inner.isFree = (false, false)
    inner.followsHidden = false
    if let before = pair.old.scroll, let after = pair.new.scroll {
      (inner.window, inner.oldWindow) = (after.window, before.window)
      let distance = after.offset - before.offset
      if Self.differs(distance.x, 0) || Self.differs(distance.y, 0) {
        report(.scrolled(ViewName(pair.new, inside: outer.path), from: before.offset, to: after.offset), nil)
        inner.shift = inner.shift - distance
      }
    }
    let siblings = Siblings(pair, inner)
    var effect = compareMembers(siblings, inner, size)
    // Rows outside the window change nothing that is seen but where the rest lies.
    if let (before, after) = siblings.hiddenRows {
      report(.rowCount(ViewName(pair.new, inside: outer.path), from: before, to: after), nil)
      effect = Effect(width: true, height: true)
    }
    return effect
  }

  private mutating func compareMembers(
    _ siblings: Siblings, _ inner: Surroundings, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    var effect = Effect()
    for (index, member) in siblings.members.enumerated() {
      switch member {
      case .both(let pair):
        var surroundings = inner
        (surroundings.shift, surroundings.isFree) = siblings.expectation(at: index, inner.shift, parent: size)
        surroundings.followsHidden = siblings.followsHidden(index)
        effect.formUnion(compare(pair, surroundings))
      case .added(let view) where siblings.isSeen[index]:
        reportAdded(view, siblings, index, inner)
        effect = Effect(width: true, height: true)
      case .removed(let view) where siblings.isSeen[index]:
        reportRemoved(view, siblings, index, inner)
        effect = Effect(width: true, height: true)
      case .added, .removed:
        // It left or entered the window: so did what is inside of the container.
        effect = Effect(width: true, height: true)
      }
    }
    return effect
  }

  private mutating func reportAdded(_ view: ViewFacts, _ siblings: Siblings, _ index: Int, _ inner: Surroundings) {
    let name = ViewName(view, inside: inner.path)
    if let place = siblings.places(of: view.identity) {
      return report(.reordered(name, from: place.old, to: place.new), view)
    }
    report(.added(name, shift: siblings.shift(across: index, inner.shift)), view)
  }

  private mutating func reportRemoved(_ view: ViewFacts, _ siblings: Siblings, _ index: Int, _ inner: Surroundings) {
    // One that only stands elsewhere is told where it stands now.
    guard siblings.places(of: view.identity) == nil else { return }
    report(
      .removed(ViewName(view, inside: inner.path), shift: siblings.shift(across: index, inner.shift)), view)
  }
}

/// The views inside a pair, and what each means for the places of the others.
struct Siblings {
  let members: [ViewPair.Member]
  /// Whether one that is in one layout only came or went, rather than entered or left the window.
  private(set) var isSeen: [Bool] = []
  /// How many rows the container held and holds, where those that are seen do not account for it.
  private(set) var hiddenRows: (Int, Int)?
  /// How far each was shifted; nil for those that are in one layout only.
  private let shifts: [Point?]
  private let axis: Axis?
  /// Whether only those are there that are seen.
  private let isLazy: Bool

  /// The axis along which views of a kind stand behind each other.
  private enum Axis { case horizontal, vertical }

  private static let vertical: Set = ["VStack", "LazyVStack", "ListRows", "List", "LazyVGrid"]
  private static let horizontal: Set = ["HStack", "LazyHStack", "LazyHGrid"]

  init(_ pair: ViewPair, _ surroundings: LayoutComparison.Surroundings) {
    members = pair.children
    axis =
      Self.vertical.contains(pair.new.kind) ? .vertical : Self.horizontal.contains(pair.new.kind) ? .horizontal : nil
    shifts = members.map { member in
      if case .both(let pair) = member { pair.new.frame.origin - pair.old.frame.origin } else { nil }
    }
    isLazy = pair.old.rowCount != nil || pair.new.rowCount != nil
    let isLazy = isLazy
    isSeen = members.indices.map { !isLazy || isReal($0, pair, surroundings) }
    hiddenRows = hiddenRows(pair)
  }

  /// Whether one that is in one layout only is not merely outside of the other's window.
  private func isReal(_ index: Int, _ pair: ViewPair, _ surroundings: LayoutComparison.Surroundings) -> Bool {
    let nearest = [before(index), after(index)].compactMap(\.self)
    let shifts = nearest.isEmpty ? [surroundings.shift] : nearest
    return shifts.allSatisfy { shift in
      switch members[index] {
      case .both: true
      case .removed(let view):
        !view.frame.offsetBy(shift).isHidden(in: pair.new.frame, behind: surroundings.window)
      case .added(let view):
        !view.frame.offsetBy(.zero - shift).isHidden(in: pair.old.frame, behind: surroundings.oldWindow)
      }
    }
  }

  /// Whether the rows that came and went in the window are all by which the count changed.
  private func hiddenRows(_ pair: ViewPair) -> (Int, Int)? {
    guard let before = pair.old.rowCount, let after = pair.new.rowCount, before != after else { return nil }
    let seen = members.indices.contains { index in
      guard isSeen[index] else { return false }
      switch members[index] {
      case .both: return false
      case .added(let view), .removed(let view): return !view.isDecoration
      }
    }
    return seen ? nil : (before, after)
  }

  /// How far the nearest sibling before was shifted that is in both layouts.
  private func before(_ index: Int) -> Point? { shifts[..<index].last { $0 != nil } ?? nil }

  /// How far the nearest sibling behind was shifted that is in both layouts.
  private func after(_ index: Int) -> Point? { shifts[(index + 1)...].first { $0 != nil } ?? nil }

  /// By how much what follows was shifted more than what precedes: the doing of the one between, if it is alone.
  func shift(across index: Int, _ parent: Point) -> Double {
    guard let axis, let next = after(index) else { return 0 }
    let isAlone = [index - 1, index + 1].allSatisfy { !members.indices.contains($0) || shifts[$0] != nil }
    let previous = before(index) ?? parent
    guard isAlone else { return 0 }
    return axis == .vertical ? next.y - previous.y : next.x - previous.x
  }

  /// Whether the view is the first row that is seen of a list that goes down, and not the list's first.
  func followsHidden(_ index: Int) -> Bool {
    guard isLazy, axis == .vertical, before(index) == nil, case .both(let pair) = members[index] else { return false }
    return (pair.new.row ?? 0) > 0
  }

  /// Where the view that is called `id` stands among the siblings, if it left one place for another.
  func places(of id: String?) -> (old: Int, new: Int)? {
    guard let id else { return nil }
    var (old, new): (Int?, Int?)
    var (oldCount, newCount) = (0, 0)
    for member in members {
      if case .removed(let view) = member, view.identity == id { old = oldCount }
      if case .added(let view) = member, view.identity == id { new = newCount }
      if case .added = member {} else { oldCount += 1 }
      if case .removed = member {} else { newCount += 1 }
    }
    guard let old, let new else { return nil }
    return (old, new)
  }

  /// How far the view at `index` should be shifted, and along which axes its siblings let it go anywhere.
  func expectation(
    at index: Int, _ parent: Point, parent size: (width: Bool, height: Bool)
  ) -> (shift: Point, isFree: (x: Bool, y: Bool)) {
    let others = members.indices.filter { $0 != index }
    let free = (
      x: size.width || others.contains { changes($0).width }, y: size.height || others.contains { changes($0).height }
    )
    guard let axis, let actual = shifts[index] else { return (parent, free) }
    // In a stack, what stands before tells how far; a pinned header may stay with the container instead.
    let previous = before(index) ?? parent
    let start = shifts[..<index].lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    let between = (start..<index).map(changes)
    let last = start > 0 ? changes(start - 1) : (width: false, height: false)
    switch axis {
    case .vertical:
      let isFree = last.height || between.contains(where: \.height) || isOutOfOrder(index)
      return (Point(x: parent.x, y: previous.y), (free.x, isFree || actual.y == parent.y))
    case .horizontal:
      let isFree = last.width || between.contains(where: \.width) || isOutOfOrder(index)
      return (Point(x: previous.x, y: parent.y), (isFree || actual.x == parent.x, free.y))
    }
  }

  /// Whether a sibling pushes others: it came, went, or has another size.
  private func changes(_ index: Int) -> (width: Bool, height: Bool) {
    guard case .both(let pair) = members[index] else { return (true, true) }
    return (
      LayoutComparison.differs(pair.old.frame.width, pair.new.frame.width),
      LayoutComparison.differs(pair.old.frame.height, pair.new.frame.height)
    )
  }

  /// Whether the view does not lie behind the one before it, as a pinned header does not.
  private func isOutOfOrder(_ index: Int) -> Bool {
    guard case .both(let pair) = members[index],
      let previous = members[..<index].reversed().lazy.compactMap({ member -> ViewPair? in
        if case .both(let pair) = member { pair } else { nil }
      }).first
    else { return false }
    let slack = LayoutComparison.tolerance
    return switch axis {
    case .vertical:
      pair.new.frame.minY < previous.new.frame.maxY - slack || pair.old.frame.minY < previous.old.frame.maxY - slack
    case .horizontal:
      pair.new.frame.minX < previous.new.frame.maxX - slack || pair.old.frame.minX < previous.old.frame.maxX - slack
    case nil: false
    }
  }
}

extension Rect {
  /// Whether a view here would be part of `container` but not seen through `window`: before the container's start,
  /// and behind its end, there was nothing that could come into sight.
  fileprivate func isHidden(in container: Rect, behind window: Rect) -> Bool {
    !overlaps(window) && overlaps(container)
  }

  /// Whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
