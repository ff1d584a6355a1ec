import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// One change of the views: how they looked, how they are to look, and what is put around those that come and go.
struct LookChange {
  let old: TreeLooks
  let new: TreeLooks
  let scenes: TransitionScenes
}

extension Presentation {
  /// Sends every node that is there before and after `change` on its way, lets new ones enter and others leave.
  func show(_ change: LookChange) {
    for (place, entry) in change.new.entries {
      if let before = change.old.entries[place] {
        move(place, from: before.look, to: entry.look, entry.transaction)
      } else if change.old.shows(entry.parent) {
        enter(place, entry, change)
      }
    }
    let gone = change.old.entries.filter { place, entry in
      change.new.entries[place] == nil && change.new.shows(entry.parent)
    }
    for (place, entry) in gone.sorted(by: { $0.value.index < $1.value.index }) { leave(place, entry, change) }
    forgetGone(change.new)
  }

  func move(_ place: NodePlace, from old: NodeLook, to look: NodeLook, _ transaction: Transaction) {
    guard !old.isSame(as: look) || motions[place] != nil else { return }
    var motion = motions[place] ?? NodeMotion(old)
    motion.move(to: look, transaction, at: time)
    motions[place] = motion.end == nil ? nil : motion
  }

  private func enter(_ place: NodePlace, _ entry: TreeLooks.Entry, _ change: LookChange) {
    if let shift = change.rowShift(of: entry) { return slideIn(entry, by: shift, change) }
    let returning = takeDeparture(returningAs: entry, change)
    let side = ViewPayload.transition(of: entry.node).insertion
    guard let transaction = side.transaction(change.new.transaction(in: entry.parent)) else { return }
    let scene = change.scenes.scene(of: side, around: entry.node)
    entrances[place] = pass(scene, from: .willAppear, to: .identity, transaction, after: returning?.passage)
  }

  private func leave(_ place: NodePlace, _ entry: TreeLooks.Entry, _ change: LookChange) {
    let entrance = entrances.removeValue(forKey: place)
    if let shift = change.rowShift(of: entry) { return slideOut(entry, by: shift, change) }
    let side = ViewPayload.transition(of: entry.node).removal
    guard let transaction = side.transaction(change.new.transaction(in: entry.parent)) else { return }
    let scene = change.scenes.scene(of: side, around: entry.node)
    let passage = pass(scene, from: .identity, to: .didDisappear, transaction, after: entrance)
    depart(entry, passage, change)
  }

  /// Keeps a node that is gone on the screen until `passage` is over.
  func depart(_ entry: TreeLooks.Entry, _ passage: Passage, _ change: LookChange, row: AnyHashable? = nil) {
    departures[entry.parent, default: []].append(
      Departure(
        node: entry.node, corner: entry.corner, follower: change.follower(of: entry), passage: passage, row: row))
  }

  /// Sends the nodes of a transition from how they look in one phase to how they look in another; where they are on
  /// their way in `passage` already, from there.
  func pass(
    _ scene: TransitionScene, from start: TransitionPhase, to end: TransitionPhase, _ transaction: Transaction,
    after passage: Passage?
  ) -> Passage {
    let (first, last) = (scene.looks(in: start), scene.looks(in: end))
    var finish = time
    for (place, look) in last {
      let known = passage.flatMap { motions[NodePlace(scope: $0.scope, ordinal: place.ordinal, level: 0)] }
      var motion = known ?? NodeMotion(first[place] ?? look)
      motion.move(to: look, transaction, at: time)
      guard let end = motion.end else { continue }
      motions[place] = motion
      finish = max(finish, end)
    }
    return Passage(root: scene.root(in: end), scope: scene.scope, end: finish)
  }

  /// Takes out the departure of a view that is back before it has left.
  private func takeDeparture(returningAs entry: TreeLooks.Entry, _ change: LookChange) -> Departure? {
    let siblings = change.new.inner[entry.parent] ?? []
    let follower = siblings.dropFirst(entry.index + 1).first { change.old.entries[$0] != nil }
    let index = departures[entry.parent]?.firstIndex { departure in
      departure.follower == follower && departure.node.isSameView(as: entry.node)
    }
    return index.flatMap { departures[entry.parent]?.remove(at: $0) }
  }

  /// Forgets the motions of nodes that are neither there nor leave.
  private func forgetGone(_ new: TreeLooks) {
    let passages = entrances.values + departures.values.joined().map(\.passage)
    let scenes = Set(passages.map(\.scope))
    let leaving = departures.values.joined().reduce(into: Set<NodePlace>()) { $0.formUnion($1.node.places) }
    motions = motions.filter { place, _ in
      new.entries[place] != nil || scenes.contains(place.scope) || leaving.contains(place)
    }
  }
}

extension LookChange {
  /// The first node behind one that is gone that is still there.
  fileprivate func follower(of entry: TreeLooks.Entry) -> NodePlace? {
    old.inner[entry.parent]?.dropFirst(entry.index + 1).first { new.entries[$0] != nil }
  }
}

extension LayoutNode {
  /// Whether both stand for one view, as far as it can be told by its kind and identity.
  fileprivate func isSameView(as other: LayoutNode) -> Bool {
    ViewPayload.of(self)?.kind == ViewPayload.of(other)?.kind
      && ViewPayload.identity(of: self) == ViewPayload.identity(of: other)
  }
}
