import GalleyGeometry
import GalleySnapshot

extension LayoutComparison {
  mutating func compareInside(
    _ pair: ViewPair, _ outer: Inherited, _ shift: Point, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    var inner = outer
    inner.path.append(pair)
    inner.shift = shift
    inner.isFree = (false, false)
    inner.followsHidden = false
    // Views in a stack share its space, while a background fills all of it.
    if pair.new.content == nil { inner.follows = (false, false) }
    let start = causes
    if let before = pair.old.scroll, let after = pair.new.scroll {
      (inner.window, inner.oldWindow) = (after.viewport, before.viewport)
      inner.shift = inner.shift - (after.offset - before.offset)
    }
    let siblings = Siblings(pair, inner)
    // Rows outside the window only affect the position of the visible rows.
    let hidden = siblings.hiddenRows
    if let hidden, !siblings.togglesDisclosure {
      report(.rowCount(ViewName(pair, inside: outer.path), hidden), nil)
    }
    var effect = compareMembers(siblings, inner, size)
    if hidden != nil { effect = Effect(width: true, height: true) }
    let isPushed = causes > start
    if let distance = pair.scrolledDistance, !isFollowing(pair, outer, isPushed: isPushed) {
      reportScroll(pair, outer, by: distance)
      // A change inside may have caused the scroll.
      if isPushed, let change = changes.last, change.isScrolling { markEffect(change) }
    }
    return effect
  }

  /// Whether the scroll view followed a change: content inside it may have pushed it, or a header around it may have
  /// appeared or moved.
  private func isFollowing(_ pair: ViewPair, _ outer: Inherited, isPushed: Bool) -> Bool {
    guard let before = pair.old.scroll?.viewport, let after = pair.new.scroll?.viewport,
      let open = pair.openWindows(in: outer.path)
    else { return false }
    let isOpenOtherwise =
      Self.differs(open.old.width, open.new.width) || Self.differs(open.old.height, open.new.height)
    guard isPushed || pair.hasOtherWindow || outer.isFree.y || isOpenOtherwise else { return false }
    return pair.keepsPlaces(in: (before, after)) || pair.keepsPlaces(in: open)
  }

  private mutating func reportScroll(_ pair: ViewPair, _ outer: Inherited, by distance: Point) {
    guard let before = pair.old.scroll, let after = pair.new.scroll else { return }
    let isFollowing =
      !Self.differs(distance.x, 0)
      && (changes + consequences.map(\.change)).contains { change in
        if case .above(_, let by) = change { !Self.differs(by, distance.y) } else { false }
      }
    guard !isFollowing else { return }
    let name = ViewName(pair, inside: outer.path)
    guard let key = pair.new.attributes["scrollSync"] else {
      changes.append(.scrolled(name, from: before.offset, to: after.offset))
      return
    }
    reportShared(.scrolled(ViewName(sharedBy: key, of: name.kind), from: before.offset, to: after.offset))
  }

  /// Reports the largest scroll of the scroll views that share a position, because views with less content cannot
  /// scroll as far.
  private mutating func reportShared(_ change: LayoutChange) {
    guard case .scrolled(let name, let from, let to) = change else { return }
    for (index, reported) in changes.enumerated() {
      guard case .scrolled(name, let before, let after) = reported else { continue }
      if (to - from).reach > (after - before).reach { changes[index] = change }
      return
    }
    changes.append(change)
  }

  private mutating func compareMembers(
    _ siblings: Siblings, _ inner: Inherited, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    var effect = Effect()
    var reported = PendingConsequences(startingAt: consequences.count)
    let rowChanges = siblings.rowChanges
    if let rowChanges { reportRowChanges(rowChanges, inner) } else { reportOrder(siblings, inner) }
    let replaced = reportReplacedLayer(siblings, inner)
    for (index, member) in siblings.members.enumerated() where !replaced.contains(index) {
      let before = (causes: causes, changes: changes.count)
      switch member {
      case .both(let pair):
        var outer = inner
        (outer.shift, outer.isFree) = siblings.expectation(at: index, inner.shift, parent: size)
        outer.followsHidden = siblings.followsHidden(index)
        if siblings.isLayer(index) {
          outer.follows.width = inner.follows.width || size.width
          // If the height rule of a header is unchanged, the header's height depends only on the scroll position.
          outer.follows.height = inner.follows.height || size.height || inner.path.last?.hasSameHeader == true
        }
        effect.formUnion(compare(pair, outer))
      case .added(let view) where view.isDisclosed && siblings.togglesDisclosure,
        .removed(let view) where view.isDisclosed && siblings.togglesDisclosure:
        effect = Effect(width: true, height: true)
      case .added(let view) where siblings.moves.partners[index] != nil:
        compareMoved(view, siblings, index, inner, isReported: rowChanges == nil)
        effect = Effect(width: true, height: true)
      case .added(let view) where siblings.isSeen[index] && rowChanges == nil:
        reportAdded(view, siblings, index, inner)
        effect = Effect(width: true, height: true)
      case .removed(let view)
      where siblings.isSeen[index] && rowChanges == nil && !siblings.moves.left.contains(index):
        reportRemoved(view, siblings, index, inner)
        effect = Effect(width: true, height: true)
      case .added, .removed:
        // The view entered or left the window, and so did its content.
        effect = Effect(width: true, height: true)
      }
      reported.add(
        index, isCause: causes > before.causes, consequences: consequences.count,
        growths: changes.dropFirst(before.changes).compactMap(\.fontGrowth))
    }
    consequences.replaceSubrange(reported.start..., with: reported.left(of: consequences, siblings))
    return effect
  }

  private mutating func reportOrder(_ siblings: Siblings, _ inner: Inherited) {
    // The name is computed only if needed, because the order is usually unchanged.
    var container: ViewName? { inner.path.last.map { ViewName($0, inside: inner.path.dropLast()) } }
    switch siblings.moves.order {
    case .kept, .moved: break
    case .reversed(let count):
      if let container { report(.reversed(container, count: count, areRows: siblings.areRows), nil) }
    case .shuffled(let count):
      if let container { report(.shuffled(container, count: count, areRows: siblings.areRows), nil) }
    case .swapped(let one, let other):
      report(.swapped(ViewName(one, inside: inner.path), ViewName(other, inside: inner.path)), nil)
    }
  }

  private mutating func reportRowChanges(_ rowChanges: RowChanges, _ inner: Inherited) {
    guard let container = inner.path.last.map({ ViewName($0, inside: inner.path.dropLast()) }) else { return }
    report(.turnedOver(container, rowChanges), nil)
  }

  /// Reports a layer that was replaced, and returns the indices of the members that this explains.
  private mutating func reportReplacedLayer(_ siblings: Siblings, _ inner: Inherited) -> Set<Int> {
    guard let modifier = inner.path.last, modifier.new.placeInLayers != nil else { return [] }
    let changed = siblings.members.indices.filter { !siblings.members[$0].isInBoth }
    if modifier.new.presentsLayers, !modifier.new.changedAttributes(from: modifier.old).isEmpty { return Set(changed) }
    guard changed.count == 2, case .removed(let old) = siblings.members[changed[0]],
      case .added(let new) = siblings.members[changed[1]], old.isDecoration, new.isDecoration
    else { return [] }
    report(
      .rearranged(ViewName(new, inside: inner.path), from: old.core.kind, to: new.core.kind), new)
    return Set(changed)
  }

  private mutating func compareMoved(
    _ view: InspectedView, _ siblings: Siblings, _ index: Int, _ inner: Inherited, isReported: Bool
  ) {
    if isReported, case .moved(let places) = siblings.moves.order, let place = places[index] {
      report(.reordered(ViewName(view, inside: inner.path), from: place.old, to: place.new), view)
    }
    causes += 1
    guard let old = siblings.moves.partners[index] else { return }
    let pair = ViewPair(old, view)
    var outer = inner
    outer.shift = pair.newPlace.origin - pair.oldPlace.origin
    outer.isFree = (true, true)
    _ = compare(pair, outer)
  }

  private mutating func reportAdded(
    _ view: InspectedView, _ siblings: Siblings, _ index: Int, _ inner: Inherited
  ) {
    guard !siblings.follows(index, in: inner.path) else { return follow(view) }
    let name = Self.name(of: view, at: index, inside: inner.path)
    report(.added(name, wake(name, view, siblings, index, inner)), view)
    if let change = changes.last { presence[change] = view.frame }
  }

  private mutating func reportRemoved(
    _ view: InspectedView, _ siblings: Siblings, _ index: Int, _ inner: Inherited
  ) {
    guard !siblings.follows(index, in: inner.path) else { return follow(view) }
    let name = Self.name(of: view, at: index, inside: inner.path)
    report(.removed(name, wake(name, view, siblings, index, inner)), view)
    if let change = changes.last { presence[change] = view.frame }
  }

  private static func name(of view: InspectedView, at index: Int, inside path: [ViewPair]) -> ViewName {
    var name = ViewName(view, inside: path)
    guard !name.isPart, name.row == nil, name.id == nil else { return name }
    guard let place = path.lastIndex(where: { !$0.new.texts.isEmpty && $0.new.id == nil }) else { return name }
    name.owner = path[place].new.texts.first { $0 != name.text }
    name.placeInOwner = zip(path[place...], path[place...].dropFirst()).map { $0.place(of: $1) } + [index]
    return name
  }

  /// Skips a view that was added or removed together with a view that is already reported.
  private mutating func follow(_ view: InspectedView) {
    causes += 1
    markChanged(view)
  }

  private func wake(
    _ name: ViewName, _ view: InspectedView, _ siblings: Siblings, _ index: Int, _ inner: Inherited
  ) -> LayoutShift {
    let shift = siblings.shift(across: index, inner.shift)
    guard name.isPart, let row = inner.path.last(where: { $0.new.row != nil }) else {
      return LayoutShift(shift: shift, isPassing: siblings.mayPass(index))
    }
    let growth = row.newPlace.height - row.oldPlace.height
    let isAdded = if case .added = siblings.members[index] { true } else { false }
    // In a horizontal stack, a view increases the height of its row by at most its own height. In other stacks, spacing
    // is added.
    let maximum = view.frame.height + (siblings.axisOfStack == .horizontal ? 0 : Self.maximumSpacing)
    let isItsDoing = Self.differs(growth, 0) && (growth > 0) == isAdded && abs(growth) <= maximum
    return LayoutShift(shift: shift, growth: isItsDoing ? growth : 0)
  }

  /// The maximum spacing between two views of a row, in points.
  private static let maximumSpacing = 24.0
}

extension ViewPair {
  fileprivate func place(of inner: ViewPair) -> Int {
    children.firstIndex { member in
      if case .both(let pair) = member { pair.newPlace == inner.newPlace } else { false }
    } ?? -1
  }
}

extension Point {
  fileprivate var reach: Double { max(abs(x), abs(y)) }
}

private struct PendingConsequences {
  let start: Int
  private var members: [(index: Int, isCause: Bool, end: Int, growths: [Double])] = []

  init(startingAt start: Int) { self.start = start }

  /// Adds a member. `growths` lists the factors by which the font sizes of the member changed.
  mutating func add(_ index: Int, isCause: Bool, consequences end: Int, growths: [Double]) {
    members.append((index, isCause, end, growths))
  }

  func left(of consequences: [LayoutComparison.Consequence], _ siblings: Siblings) -> [LayoutComparison.Consequence] {
    var left: [LayoutComparison.Consequence] = []
    var place = start
    for member in members {
      let own = consequences[place..<member.end]
      place = member.end
      guard !own.isEmpty else { continue }
      left += own.filter { consequence in
        if consequence.isOwn {
          return !members.contains { other in
            other.index != member.index && other.growths.contains { consequence.change.isGrowth(by: $0) }
          }
        }
        // A consequence with an axis depends on the shared space of a stack. Any other consequence follows from any
        // member that pushes others.
        let axis = consequence.axis == nil ? nil : siblings.axisOfStack
        if let own = consequence.axis, own != axis { return true }
        return !members.contains { $0.index != member.index && $0.isCause && siblings.pushes($0.index, along: axis) }
      }
    }
    return left
  }
}

extension LayoutChange {
  fileprivate var fontGrowth: Double? {
    guard case .restyled(_, let from, let to, _, _) = self, from.size != to.size, from.size > 0 else { return nil }
    return to.size / from.size
  }

  fileprivate func isGrowth(by factor: Double) -> Bool {
    guard case .resized(_, let from, let to) = self, from.height > 0 else { return false }
    let own = to.height / from.height
    // Symbol sizes are rounded to pixels.
    return (own > 1) == (factor > 1) && abs(own / factor - 1) < 0.12
  }
}
