import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Where a scroller should stand and where it does, as offsets of its content.
struct ScrollStanding {
  /// What was asked for, and that as far as it can be shown; nil where nothing was.
  let requested: (asked: Point, shown: Point)?
  let offset: Point
}

extension ScrollRule {
  /// What finds the offset for a wish; nil where there is none.
  typealias Resolving = (ScrollWish) -> (asked: Point, shown: Point)?

  /// What is asked of the scroller, and where it stands: at the offset that it shares with others, if it does.
  func standing(_ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving) -> ScrollStanding {
    guard let sync else { return alone(id, geometry, resolve) }
    if let id { context.syncedScrollers.join(id, sync) }
    context.scrollPositions.see(sync.name)
    return sync.policy == .relayed
      ? relayed(sync.name, id, geometry, resolve) : shared(sync, id, geometry, resolve)
  }

  private func alone(_ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving) -> ScrollStanding {
    stand(at: requested(against: id.flatMap { context.scrollPositions[$0] }, geometry, resolve), geometry)
  }

  /// Lets a scroller that keeps its offset to itself go with its content, where that changed since it was placed.
  func goWithContent(
    _ content: LayoutNode, proposal: ProposedViewSize, _ id: AnyHashable?, _ geometry: ScrollGeometry,
    isRightToLeft: Bool
  ) {
    guard let state, sync == nil else { return }
    let asked = id.flatMap { context.scrollPositions[$0] }
    let hasNewRows = state.rowEdits != context.rowEdits
    // What is on its way goes with rows that come and go, too.
    let isMoving = id.flatMap { context.scrollPositions.activities[$0] }?.phase.isScrolling ?? false
    let isStanding = state.isStanding(against: asked) || (isMoving && hasNewRows)
    if let known = state.placed, isStanding, hasNewRows || geometry != known.facts.geometry {
      let change = ContentChange(axes: axes, from: known.facts, to: geometry)
      state.move(
        by: anchors.move(from: known.facts.geometry, to: geometry, axes: axes)
          ?? change.distance(
            in: content, before: known.content, proposal: proposal, isRightToLeft: isRightToLeft))
    }
    state.rowEdits = context.rowEdits
  }

  private func stand(at requested: (asked: Point, shown: Point)?, _ geometry: ScrollGeometry) -> ScrollStanding {
    let rest = rest(geometry)
    let offset = requested?.shown ?? anchors.initialOffset(in: geometry, axes: axes)
    let shown = state.map { rest + $0.display(offset - rest) } ?? offset
    return ScrollStanding(requested: requested, offset: shown)
  }

  /// What is asked of the scroller by its views or the stage, which asks for `asked`.
  private func requested(
    against asked: ScrollDestination?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> (asked: Point, shown: Point)? {
    let wish = wish(against: asked)
    return found(against: asked, geometry, resolve) ?? wish.flatMap { resolved($0, geometry, resolve) }
  }

  /// Where the scroller shows the view that it was asked for; nil where it was not asked or does not hold it.
  private func found(
    against asked: ScrollDestination?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> (asked: Point, shown: Point)? {
    guard let state, let quest = state.quest(against: asked), let found = resolve(quest) else { return nil }
    state.accept()
    state.find(found.shown - rest(geometry))
    return found
  }

  /// Where `wish` leads to; a scroller that does not hold the view its own views ask for stays where it stands.
  private func resolved(
    _ wish: ScrollWish, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> (asked: Point, shown: Point)? {
    guard case .target = wish, let state else { return resolve(wish) }
    let known = rest(geometry) + state.fallback
    let found = resolve(wish)
    if let found { state.find(found.shown - rest(geometry)) }
    return found ?? (known, known)
  }

  private func wish(against asked: ScrollDestination?) -> ScrollWish? {
    state.map { $0.wish(against: asked) } ?? asked.map(ScrollWish.asked)
  }
}

// MARK: - Shared offsets

extension ScrollRule {
  private func shared(
    _ sync: ScrollSync, _ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> ScrollStanding {
    let scrollers = context.syncedScrollers
    let rest = rest(geometry)
    let name = sync.name
    var requested = scrollers[name].map { (asked: rest + $0, shown: rest + $0) }
    if let found = found(against: context.scrollPositions[name], geometry, resolve) {
      // One before it in the tree may not have held the view that all of them are asked for.
      requested = found
      scrollers.move(name, to: found.shown - rest)
    } else if let leader = scrollers.leader(of: name), leader.id != name, leader.frame >= state?.lastMove ?? 0 {
      if leader.id == id {
        requested = resolve(.asked(leader.destination)) ?? requested
        if let requested { scrollers.lead(name, by: leader.id, to: requested.shown - rest) }
      } else if requested == nil {
        requested = offset(ledBy: leader.id, to: leader.destination).flatMap { resolve(.asked(.offset($0))) }
      }
    } else if requested == nil {
      requested = self.requested(against: context.scrollPositions[name], geometry, resolve)
    }
    let standing = stand(at: requested, geometry)
    scrollers[name] = standing.offset - rest
    guard sync.policy == .clamped else { return standing }
    return ScrollStanding(requested: requested, offset: geometry.clamped(standing.offset))
  }

  /// Where the scroller `id`, which may be gone, leads those it shares its offset with: as far from rest as it is asked
  /// to stand, or as it stood when it was last seen; until it is seen they stay where they are.
  private func offset(ledBy id: AnyHashable, to destination: ScrollDestination) -> Point? {
    if case .offset(let distance) = destination { return distance }
    return context.syncedScrollers.offset(ledBy: id) ?? state?.shown
  }
}

// MARK: - Offsets that are passed on

extension ScrollRule {
  /// Where a scroller stands that passes on where it was dragged to, and otherwise keeps to itself.
  private func relayed(
    _ name: AnyHashable, _ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> ScrollStanding {
    let scrollers = context.syncedScrollers
    let asked = newAsk(of: id) ?? newAsk(of: name)
    let position = id.flatMap { context.scrollPositions[$0] } ?? context.scrollPositions[name]
    let wish = wish(against: position)
    defer {
      scrollers[name] = .zero
      state?.keep(RelayedFacts(contentSize: geometry.contentSize, turn: scrollers.relay(of: name).turn))
    }
    if let found = found(against: position, geometry, resolve) { return stand(at: found, geometry) }
    if let state, state.wasMovedByViews {
      return stand(at: wish.flatMap { resolved($0, geometry, resolve) }, geometry)
    }
    switch asked?.destination {
    case .target?:
      if let found = asked.flatMap({ resolve(.asked($0.destination)) }) { return stand(at: found, geometry) }
    case .offset(let distance)?: if let asked { scrollers.relay(distance, to: name, askedOf: asked.id) }
    case nil: break
    }
    let relay = scrollers.relay(of: name)
    let facts = RelayedFacts(contentSize: geometry.contentSize, turn: relay.turn)
    return stand(at: resolve(.asked(.offset(state?.standing(by: facts) ?? relay.offset))), geometry)
  }

  /// What the stage asks of what is called `id` since this frame: to be at rest again where it asks no longer.
  private func newAsk(of id: AnyHashable?) -> (id: AnyHashable, destination: ScrollDestination)? {
    guard let id, context.syncedScrollers.frame(ofAskAt: id) == context.graph.frame else { return nil }
    return (id, context.scrollPositions[id] ?? .offset(.zero))
  }
}
