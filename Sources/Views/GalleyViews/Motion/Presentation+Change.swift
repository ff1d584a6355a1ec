import GalleyGeometry
import GalleyLayout
import GalleyMotion

struct AppearanceChange {
  let old: TreeAppearance
  let new: TreeAppearance
  let scenes: TransitionScenes
}

extension Presentation {
  /// Nodes that exist both before and after the change are animated; other nodes enter or leave with a transition.
  func show(_ change: AppearanceChange) {
    for (place, entry) in change.new.entries {
      if let before = change.old.entries[place] {
        move(place, from: before.appearance, to: entry.appearance, entry.transaction)
      } else if change.old.shows(entry.parent), !change.new.contains(inside: place, anyOf: change.old) {
        enter(place, entry, change)
      }
    }
    let gone = change.old.entries.filter { place, entry in
      change.new.entries[place] == nil && change.new.shows(entry.parent)
        && !change.old.contains(inside: place, anyOf: change.new)
    }
    for (place, entry) in gone.sorted(by: { $0.value.index < $1.value.index }) { leave(place, entry, change) }
    match(change)
    forgetRemoved(change.new)
  }

  func move(_ place: NodeIdentity, from old: NodeAppearance, to appearance: NodeAppearance, _ transaction: Transaction)
  {
    guard !old.isSame(as: appearance) || motions[place] != nil else { return }
    var motion = motions[place] ?? NodeMotion(old)
    motion.move(to: appearance, transaction, at: time)
    motions[place] = motion.end == nil ? nil : motion
  }

  private func enter(_ place: NodeIdentity, _ entry: TreeAppearance.Entry, _ change: AppearanceChange) {
    if let shift = change.rowShift(of: entry) { return slideIn(entry, by: shift, change) }
    let returning = takeRemoval(returningAs: entry, change)
    let side = ViewPayload.transition(of: entry.node).insertion
    guard let transaction = side.transaction(change.new.transaction(in: entry.parent)) else { return }
    let scene = change.scenes.scene(of: side, around: entry.node)
    entrances[place] = pass(scene, from: .willAppear, to: .identity, transaction, after: returning?.passage)
  }

  private func leave(_ place: NodeIdentity, _ entry: TreeAppearance.Entry, _ change: AppearanceChange) {
    let entrance = entrances.removeValue(forKey: place)
    if let shift = change.rowShift(of: entry) { return slideOut(entry, by: shift, change) }
    let side = ViewPayload.transition(of: entry.node).removal
    guard let transaction = side.transaction(change.new.transaction(in: entry.parent)) else { return }
    let scene = change.scenes.scene(of: side, around: entry.node)
    let passage = pass(scene, from: .identity, to: .didDisappear, transaction, after: entrance)
    depart(entry, passage, change)
  }

  func depart(_ entry: TreeAppearance.Entry, _ passage: Passage, _ change: AppearanceChange, row: AnyHashable? = nil) {
    removals[entry.parent, default: []].append(
      Removal(
        node: entry.node, corner: entry.corner, follower: change.follower(of: entry), passage: passage, row: row))
  }

  /// Starts at the current appearance if `passage` is still running.
  func pass(
    _ scene: TransitionScene, from start: TransitionPhase, to end: TransitionPhase, _ transaction: Transaction,
    after passage: Passage?
  ) -> Passage {
    let (first, last) = (scene.appearances(in: start), scene.appearances(in: end))
    var finish = time
    for (place, appearance) in last {
      let known = passage.flatMap { motions[NodeIdentity(scope: $0.scope, ordinal: place.ordinal, level: 0)] }
      var motion = known ?? NodeMotion(first[place] ?? appearance)
      motion.move(to: appearance, transaction, at: time)
      guard let end = motion.end else { continue }
      motions[place] = motion
      finish = max(finish, end)
    }
    return Passage(root: scene.root(in: end), scope: scene.scope, end: finish)
  }

  /// Ends the removal of a view that comes back before it has left.
  private func takeRemoval(returningAs entry: TreeAppearance.Entry, _ change: AppearanceChange) -> Removal? {
    let siblings = change.new.inner[entry.parent] ?? []
    let follower = siblings.dropFirst(entry.index + 1).first { change.old.entries[$0] != nil }
    let index = removals[entry.parent]?.firstIndex { removal in
      removal.follower == follower && removal.node.isSameView(as: entry.node)
    }
    return index.flatMap { removals[entry.parent]?.remove(at: $0) }
  }

  private func forgetRemoved(_ new: TreeAppearance) {
    let passages = entrances.values + removals.values.joined().map(\.passage)
    let scenes = Set(passages.map(\.scope))
    let leaving = removals.values.joined().reduce(into: Set<NodeIdentity>()) { $0.formUnion($1.node.places) }
    motions = motions.filter { place, _ in
      new.entries[place] != nil || scenes.contains(place.scope) || leaving.contains(place)
    }
  }
}

extension AppearanceChange {
  fileprivate func follower(of entry: TreeAppearance.Entry) -> NodeIdentity? {
    old.inner[entry.parent]?.dropFirst(entry.index + 1).first { new.entries[$0] != nil }
  }
}

extension LayoutNode {
  /// Compares the kind and the identity.
  fileprivate func isSameView(as other: LayoutNode) -> Bool {
    ViewPayload.of(self)?.kind == ViewPayload.of(other)?.kind
      && ViewPayload.identity(of: self) == ViewPayload.identity(of: other)
  }
}
