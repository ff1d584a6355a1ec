import GalleyGeometry
import GalleyLayout
import GalleyScroll

struct ResolvedOffset {
  let requested: (asked: Point, shown: Point)?
  let offset: Point
}

extension ScrollRule {
  typealias Resolving = (ScrollWish) -> (asked: Point, shown: Point)?

  func resolvedOffset(_ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving) -> ResolvedOffset {
    guard let sync else { return alone(id, geometry, resolve) }
    if let id { context.syncedScrollers.join(id, sync) }
    context.scrollPositions.see(sync.name)
    return sync.policy == .relayed
      ? relayed(sync.name, id, geometry, resolve) : shared(sync, id, geometry, resolve)
  }

  private func alone(_ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving) -> ResolvedOffset {
    resolvedOffset(at: requested(against: id.flatMap { context.scrollPositions[$0] }, geometry, resolve), geometry)
  }

  func keepAnchoredRow(
    _ content: LayoutNode, proposal: ProposedViewSize, _ id: AnyHashable?, _ geometry: ScrollGeometry,
    isRightToLeft: Bool
  ) {
    guard let state, sync == nil else { return }
    let asked = id.flatMap { context.scrollPositions[$0] }
    let hasNewRows = state.rowEdits != context.rowEdits
    // A moving scroll view follows inserted and removed rows as well.
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

  private func resolvedOffset(at requested: (asked: Point, shown: Point)?, _ geometry: ScrollGeometry) -> ResolvedOffset
  {
    let rest = rest(geometry)
    let offset = requested?.shown ?? anchors.initialOffset(in: geometry, axes: axes)
    let shown = state.map { rest + $0.display(offset - rest) } ?? offset
    return ResolvedOffset(requested: requested, offset: shown)
  }

  private func requested(
    against asked: ScrollDestination?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> (asked: Point, shown: Point)? {
    let wish = wish(against: asked)
    return found(against: asked, geometry, resolve) ?? wish.flatMap { resolved($0, geometry, resolve) }
  }

  private func found(
    against asked: ScrollDestination?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> (asked: Point, shown: Point)? {
    guard let state, let search = state.search(against: asked), let found = resolve(search) else { return nil }
    state.accept()
    state.find(found.shown - rest(geometry))
    return found
  }

  /// If views request a target that the scroll view does not contain, the scroll view keeps its offset.
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
  ) -> ResolvedOffset {
    let scrollers = context.syncedScrollers
    let rest = rest(geometry)
    let name = sync.name
    var requested = scrollers[name].map { (asked: rest + $0, shown: rest + $0) }
    if let found = found(against: context.scrollPositions[name], geometry, resolve) {
      // Scroll views placed earlier in this frame may not contain the target, so this scroll view sets the offset for
      // all of them.
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
    let resolvedOffset = resolvedOffset(at: requested, geometry)
    scrollers[name] = resolvedOffset.offset - rest
    guard sync.policy == .clamped else { return resolvedOffset }
    return ResolvedOffset(requested: requested, offset: geometry.clamped(resolvedOffset.offset))
  }

  /// Returns the requested distance, or the distance found when the scroll view `id` was last visible. Until that
  /// scroll view becomes visible, the scroll views that share its offset stay in place.
  private func offset(ledBy id: AnyHashable, to destination: ScrollDestination) -> Point? {
    if case .offset(let distance) = destination { return distance }
    return context.syncedScrollers.offset(ledBy: id) ?? state?.shown
  }
}

// MARK: - Offsets that are passed on

extension ScrollRule {
  /// With the policy `relayed`, a scroll view passes on drags only.
  private func relayed(
    _ name: AnyHashable, _ id: AnyHashable?, _ geometry: ScrollGeometry, _ resolve: Resolving
  ) -> ResolvedOffset {
    let scrollers = context.syncedScrollers
    let asked = newRequest(of: id) ?? newRequest(of: name)
    let position = id.flatMap { context.scrollPositions[$0] } ?? context.scrollPositions[name]
    let wish = wish(against: position)
    defer {
      scrollers[name] = .zero
      state?.keep(RelayedFacts(contentSize: geometry.contentSize, turn: scrollers.relay(of: name).turn))
    }
    if let found = found(against: position, geometry, resolve) { return resolvedOffset(at: found, geometry) }
    if let state, state.wasMovedByViews {
      return resolvedOffset(at: wish.flatMap { resolved($0, geometry, resolve) }, geometry)
    }
    switch asked?.destination {
    case .target?:
      if let found = asked.flatMap({ resolve(.asked($0.destination)) }) { return resolvedOffset(at: found, geometry) }
    case .offset(let distance)?: if let asked { scrollers.relay(distance, to: name, askedOf: asked.id) }
    case nil: break
    }
    let relay = scrollers.relay(of: name)
    let facts = RelayedFacts(contentSize: geometry.contentSize, turn: relay.turn)
    return resolvedOffset(at: resolve(.asked(.offset(state?.resolvedOffset(by: facts) ?? relay.offset))), geometry)
  }

  /// If a request was removed, returns a request for the resting position.
  private func newRequest(of id: AnyHashable?) -> (id: AnyHashable, destination: ScrollDestination)? {
    guard let id, context.syncedScrollers.frame(ofRequestAt: id) == context.graph.frame else { return nil }
    return (id, context.scrollPositions[id] ?? .offset(.zero))
  }
}
