package import GalleyGeometry
package import GalleyLayout
import GalleyScroll

/// A viewport that touches the safe area's edge extends to the edge of the screen. Content rests inside the safe area
/// and scrolls under the bars.
package struct ScrollRule: UnguidedRule {
  package let axes: Axis.Set
  let margins: EdgeInsets
  let context: BuildContext
  private let origin: ViewOrigin?
  let state: ScrollState?
  let sync: ScrollSync?
  let anchors: ScrollAnchors
  let headers: [any ScrollerHeader]
  let collapsingInset: Double
  let facts: [String: String]

  init(
    axes: Axis.Set, margins: EdgeInsets, context: BuildContext, origin: ViewOrigin?, state: ScrollState?,
    sync: ScrollSync?, anchors: ScrollAnchors, headers: [any ScrollerHeader] = [],
    collapsingInset: Double = 0, facts: [String: String] = [:]
  ) {
    self.collapsingInset = collapsingInset
    self.facts = facts
    self.anchors = anchors
    self.headers = headers
    self.sync = sync
    self.state = state
    self.axes = axes
    self.margins = margins
    self.context = context
    self.origin = origin
  }

  package func isEqual(to other: any LayoutRule) -> Bool {
    guard let other = other as? ScrollRule else { return false }
    return axes == other.axes && margins == other.margins && origin == other.origin && context === other.context
      && state === other.state && sync == other.sync && anchors == other.anchors && facts == other.facts
      && collapsingInset == other.collapsingInset
      && headers.elementsEqual(other.headers) { $0 === $1 }
  }

  package var traits: LayoutTraits { LayoutTraits(dependence: [.context, .others]) }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    beContainer(proposal, node)
    let offered = contentProposal(for: proposal)
    let content = node.children.first?.size(for: offered) ?? .zero
    var size = content
    for axis in Axis.allCases {
      let ideal = content[axis] + margins.total(along: axis)
      size[axis] = axes.contains(axis) ? proposal[axis] ?? ideal : ideal
    }
    return size
  }

  private func beContainer(_ proposal: ProposedViewSize, _ node: LayoutNode) {
    guard let payload = ViewPayload.of(node) else { return }
    let space = proposal.inset(by: margins)
    guard payload.container != space else { return }
    payload.container = space
    for child in node.children { child.forgetContainer() }
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    if axes.contains(axis), let offer { return offer }
    guard margins == .zero else { return nil }
    return node.children.first?.length(along: axis, offered: offer)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context placement: PlacementContext)
  {
    guard let content = node.children.first, let payload = ViewPayload.of(node) else { return }
    beContainer(ProposedViewSize(size), node)
    let offered = contentProposal(for: proposal)
    // Insets and offsets are measured from the leading edge, like placements.
    let isRightToLeft = node.isRightToLeft
    let insets = placement.unsafeInsets(around: Rect(size: size), isRightToLeft: isRightToLeft)
    let viewport = Rect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal, height: size.height + insets.vertical)
    let geometry = ScrollGeometry(
      containerSize: viewport.size, contentSize: content.size(for: offered), contentInsets: insets + margins)
    let ids = ids(of: node)
    let id = context.scrollPositions.asked(among: ids)
    ids.forEach(context.scrollPositions.see)
    keepAnchoredRow(content, proposal: offered, id, geometry, isRightToLeft: isRightToLeft)
    let resolvedOffset = resolvedOffset(id, geometry) { wish in
      self.offset(for: wish, by: id, content, proposal: offered, geometry, isRightToLeft: isRightToLeft)
    }
    let distance = resolvedOffset.offset.y - rest(geometry).y
    var collapse = headers.isEmpty ? 0 : collapse(at: distance, id)
    if collapsingInset > 0, insets.top > 0 { collapse += min(max(distance, 0), collapsingInset) }
    let facts = ScrollFacts(
      geometry: geometry, offset: resolvedOffset.offset, requested: resolvedOffset.requested?.asked,
      viewport: viewport.reading(isRightToLeft, in: size), axes: axes, activity: activity(of: id),
      carried: state?.carried ?? .zero, collapse: collapse)
    if facts != payload.scroll { node.invalidateDrawing() }
    payload.scroll = facts
    state?.place(facts, around: content)
    content.settle(
      Placement(origin: origin(of: geometry, viewport, resolvedOffset.offset), proposal: offered), in: size,
      mirrored: isRightToLeft, context: innerContext(facts, isRightToLeft: isRightToLeft, from: placement))
  }

  private func collapse(at distance: Double, _ id: AnyHashable?) -> Double {
    let positions = context.scrollPositions
    let now = context.graph.presentation.time
    func known(at time: Double) -> Double? {
      [id, sync?.name].lazy.compactMap { $0 }.compactMap { positions.distance($0, time)?.y }.first
    }
    let shift = known(at: now).map { distance - $0 }
    return headers.resting
      - headers.follow { time in
        guard time < now, let shift, let way = known(at: time) else { return distance }
        return way + shift
      }
  }

  private func activity(of id: AnyHashable?) -> ScrollActivity {
    let activities = context.scrollPositions.activities
    let own = id.flatMap { activities[$0] } ?? sync.flatMap { activities[$0.name] }
    if let velocity = state?.velocity {
      return ScrollActivity(phase: .animating, velocity: velocity, indicator: 1)
    }
    return own ?? context.scrollPositions.resting
  }

  private func innerContext(
    _ facts: ScrollFacts, isRightToLeft: Bool, from placement: PlacementContext
  ) -> PlacementContext {
    let viewport = facts.viewport
    let visible = viewport.intersection(placement.visible) ?? Rect(origin: viewport.origin)
    var inside = naming(placement, facts.geometry.containerSize)
    (inside.visible, inside.screen, inside.safeArea) = (visible, viewport, viewport)
    var insets = facts.geometry.contentInsets
    insets.top -= facts.collapse
    inside.uncovered = uncovered(
      viewport.inset(by: isRightToLeft ? insets.mirrored : insets), in: placement.uncovered)
    return inside
  }

  private func naming(_ placement: PlacementContext, _ size: Size) -> PlacementContext {
    Axis.allCases.filter(axes.contains).reduce(placement.naming(ScrollViewSpace(axis: nil), size: size)) {
      $0.naming(ScrollViewSpace(axis: $1), size: size)
    }
  }

  /// On an axis without scrolling, the visible part is that of the enclosing scroll view.
  private func uncovered(_ own: Rect, in around: Rect?) -> Rect {
    guard let around else { return own }
    var result = own
    for axis in Axis.allCases where !axes.contains(axis) {
      result.origin[axis] = around.origin[axis]
      result.size[axis] = around.size[axis]
    }
    return result
  }

  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let space = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : space.width, height: axes.contains(.vertical) ? nil : space.height)
  }

  func rest(_ geometry: ScrollGeometry) -> Point {
    Point(x: geometry.minimumOffset(along: .horizontal), y: geometry.minimumOffset(along: .vertical))
  }

  /// Smaller content is centred across the scroll axis.
  private func origin(of geometry: ScrollGeometry, _ viewport: Rect, _ offset: Point) -> Point {
    var origin = Point.zero
    for axis in Axis.allCases {
      let free = geometry.containerSize[axis] - geometry.contentInsets.total(along: axis) - geometry.contentSize[axis]
      let inset = axis == .horizontal ? geometry.contentInsets.leading : geometry.contentInsets.top
      origin[axis] =
        viewport.origin[axis] + (axes.contains(axis) ? -offset[axis] : inset + max(free, 0) / 2)
    }
    return origin
  }

  private func offset(
    for wish: ScrollWish, by id: AnyHashable?, _ content: LayoutNode, proposal: ProposedViewSize,
    _ geometry: ScrollGeometry, isRightToLeft: Bool
  ) -> (asked: Point, shown: Point)? {
    switch wish {
    case .asked(let position):
      return self.offset(
        asked: position, by: id, content, proposal: proposal, geometry, isRightToLeft: isRightToLeft)
    case .edge(let edge): return moved(geometry) { $0[edge.axis] = ScrollRule.end(of: geometry, at: edge) }
    case .offset(let x, let y):
      let rest = self.rest(geometry)
      return moved(geometry) { $0 = Point(x: x.map { rest.x + $0 } ?? $0.x, y: y.map { rest.y + $0 } ?? $0.y) }
    case .target(let target, let anchor):
      let rest = self.rest(geometry)
      let known = rest + (state?.shown ?? .zero)
      let place = self.place(of: target, in: content, proposal: proposal, isRightToLeft: isRightToLeft)
      guard let place else { return nil }
      let wanted =
        anchor.map { self.offset(showing: place, anchor: $0, extra: .zero, geometry: geometry) }
        ?? nearestOffset(showing: place, from: known, geometry)
      let asked = scrolling(wanted, else: rest)
      return (asked, geometry.clamped(asked))
    }
  }

  private func moved(_ geometry: ScrollGeometry, _ change: (inout Point) -> Void) -> (asked: Point, shown: Point) {
    let rest = rest(geometry)
    var wanted = rest + (state?.shown ?? .zero)
    change(&wanted)
    let asked = scrolling(wanted, else: rest)
    return (asked, geometry.clamped(asked))
  }

  private static func end(of geometry: ScrollGeometry, at edge: Edge) -> Double {
    switch edge {
    case .top, .leading: geometry.minimumOffset(along: edge.axis)
    case .bottom, .trailing: geometry.maximumOffset(along: edge.axis)
    }
  }

  private func nearestOffset(
    showing place: ScrollTargetPlace, from known: Point, _ geometry: ScrollGeometry
  ) -> Point {
    let start = offset(showing: place, anchor: .topLeading, extra: .zero, geometry: geometry)
    let end = offset(showing: place, anchor: .bottomTrailing, extra: .zero, geometry: geometry)
    var nearest = known
    for axis in Axis.allCases { nearest[axis] = min(max(known[axis], end[axis]), start[axis]) }
    return nearest
  }

  private func offset(
    asked position: ScrollDestination, by id: AnyHashable?, _ content: LayoutNode, proposal: ProposedViewSize,
    _ geometry: ScrollGeometry, isRightToLeft: Bool
  ) -> (asked: Point, shown: Point)? {
    let rest = rest(geometry)
    switch position {
    case .offset(let distance):
      let offset = scrolling(rest + distance, else: rest)
      return (offset, offset)
    case .target(let target, let anchor, let extra, let isClamped):
      guard let place = place(of: target, in: content, proposal: proposal, isRightToLeft: isRightToLeft) else {
        let problem = ViewProblem.Kind.scrollTarget(
          scroller: (id ?? sync?.name).map { "\($0.base)" } ?? "", target: target.description)
        context.report(ViewProblem(problem, origin: origin))
        return nil
      }
      let offset = scrolling(
        offset(showing: place, anchor: anchor, extra: extra, geometry: geometry), else: rest)
      return (offset, isClamped ? geometry.clamped(offset) : offset)
    }
  }

  /// Returns the scroll distance that shows the target, or nil if there is none. The caller has to place the tree again
  /// afterwards.
  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point? {
    guard let content = node.children.first, let facts = ViewPayload.of(node)?.scroll else { return nil }
    let rest = facts.geometry.rest
    switch destination {
    case .offset(let distance): return scrolling(rest + distance, else: rest) - rest
    case .target(let target, let anchor, let extra, let isClamped):
      guard let place = place(of: target, in: content, of: node) else { return nil }
      let offset = scrolling(
        offset(showing: place, anchor: anchor, extra: extra, geometry: facts.geometry), else: rest)
      return (isClamped ? facts.geometry.clamped(offset) : offset) - rest
    }
  }

  /// Returns the scroll distance that shows the target, or nil if there is none. The caller has to place the tree again
  /// afterwards.
  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point? {
    guard let content = node.children.first, let facts = ViewPayload.of(node)?.scroll else { return nil }
    guard let place = place(of: target, in: content, of: node) else { return nil }
    let nearest = nearestOffset(showing: place, from: facts.offset, facts.geometry)
    return facts.geometry.clamped(scrolling(nearest, else: facts.geometry.rest)) - facts.geometry.rest
  }

  private func place(of target: ScrollSubject, in content: LayoutNode, of node: LayoutNode) -> ScrollTargetPlace? {
    place(
      of: target, in: content, proposal: contentProposal(for: node.proposal), isRightToLeft: node.isRightToLeft)
  }

  /// The anchor refers to the viewport without bars, pinned headers and footers.
  private func offset(
    showing place: ScrollTargetPlace, anchor: UnitPoint, extra: Point, geometry: ScrollGeometry
  ) -> Point {
    let insets = geometry.contentInsets + place.cover
    var uncovered = geometry
    uncovered.containerSize.width -= insets.horizontal
    uncovered.containerSize.height -= insets.vertical
    let offset = uncovered.offset(showing: place.frame, anchor: anchor, extra: extra)
    return Point(x: offset.x - insets.leading, y: offset.y - insets.top)
  }

  private func scrolling(_ offset: Point, else rest: Point) -> Point {
    Point(
      x: axes.contains(.horizontal) ? offset.x : rest.x, y: axes.contains(.vertical) ? offset.y : rest.y)
  }

  private func place(
    of target: ScrollSubject, in content: LayoutNode, proposal: ProposedViewSize, isRightToLeft: Bool
  ) -> ScrollTargetPlace? {
    let size = content.size(for: proposal)
    // Placing the content determines the frames of all non-lazy views. No part of the content is visible, so lazy
    // containers build no rows.
    var search: ScrollTargetSearch {
      content.place(at: .zero, proposal: proposal, context: .unseen(in: Rect(size: size)))
      return ScrollTargetSearch(in: content)
    }
    switch target {
    case .top: return ScrollTargetPlace(Rect(origin: .zero))
    case .bottom: return ScrollTargetPlace(Rect(origin: Point(x: size.width, y: size.height)))
    case .id(let id): return search.place(ofID: id).map(shown)
    case .row(let row): return search.place(ofRow: row).map(shown)
    }
    func shown(_ place: ScrollTargetPlace) -> ScrollTargetPlace {
      var place = place.reading(isRightToLeft, in: size)
      place.cover.top -= headers.collapse
      return place
    }
  }
}

extension Edge {
  fileprivate var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }
}
