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
    // Views in a stack share its room; what fills a background has it all.
    if pair.new.content == nil { inner.follows = (false, false) }
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
    var told = Aftermath(startingAt: consequences.count)
    for (index, member) in siblings.members.enumerated() {
      let before = causes
      switch member {
      case .both(let pair):
        var surroundings = inner
        (surroundings.shift, surroundings.isFree) = siblings.expectation(at: index, inner.shift, parent: size)
        surroundings.followsHidden = siblings.followsHidden(index)
        if siblings.isLayer(index) {
          surroundings.follows.width = inner.follows.width || size.width
          surroundings.follows.height = inner.follows.height || size.height
        }
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
      told.add(index, isCause: causes > before, consequences: consequences.count)
    }
    consequences.replaceSubrange(told.start..., with: told.left(of: consequences, siblings))
    return effect
  }

  private mutating func reportAdded(_ view: ViewFacts, _ siblings: Siblings, _ index: Int, _ inner: Surroundings) {
    let name = ViewName(view, inside: inner.path)
    if let places = siblings.places(of: index) {
      return report(.reordered(name, from: places.old, to: places.new), view)
    }
    report(.added(name, wake(name, view, siblings, index, inner)), view)
  }

  private mutating func reportRemoved(_ view: ViewFacts, _ siblings: Siblings, _ index: Int, _ inner: Surroundings) {
    // One that only stands elsewhere is told where it stands now.
    guard siblings.places(of: index) == nil else { return }
    let name = ViewName(view, inside: inner.path)
    report(.removed(name, wake(name, view, siblings, index, inner)), view)
  }

  /// What `view` did that came or went at `index`.
  private func wake(
    _ name: ViewName, _ view: ViewFacts, _ siblings: Siblings, _ index: Int, _ inner: Surroundings
  ) -> Wake {
    let shift = siblings.shift(across: index, inner.shift)
    guard name.isPart, let row = inner.path.last(where: { $0.new.row != nil }) else { return Wake(shift: shift) }
    let growth = row.newPlace.height - row.oldPlace.height
    let isAdded = if case .added = siblings.members[index] { true } else { false }
    // Beside others a view makes a row at most as much taller as it is; below them, by the space between them too.
    let most = view.frame.height + (siblings.axisOfStack == .horizontal ? 0 : Self.mostSpacing)
    let isItsDoing = Self.differs(growth, 0) && (growth > 0) == isAdded && abs(growth) <= most
    return Wake(shift: shift, growth: isItsDoing ? growth : 0)
  }

  /// More space than this between two views of a row is not their spacing.
  private static let mostSpacing = 24.0
}

/// What was found among the members of a container: where something began, and what only followed.
private struct Aftermath {
  /// How many consequences were known before.
  let start: Int
  private var members: [(index: Int, isCause: Bool, end: Int)] = []

  init(startingAt start: Int) { self.start = start }

  mutating func add(_ index: Int, isCause: Bool, consequences end: Int) { members.append((index, isCause, end)) }

  /// Those consequences that no other member explains: it made room or took it, and it is told why.
  func left(of consequences: [LayoutComparison.Consequence], _ siblings: Siblings) -> [LayoutComparison.Consequence] {
    var left: [LayoutComparison.Consequence] = []
    var place = start
    for member in members {
      let own = consequences[place..<member.end]
      place = member.end
      guard !own.isEmpty else { continue }
      let explained = siblings.axisOfStack.flatMap { axis in
        members.contains { $0.index != member.index && $0.isCause && siblings.pushes($0.index, along: axis) }
          ? axis : nil
      }
      left += own.filter { $0.axis != explained }
    }
    return left
  }
}
