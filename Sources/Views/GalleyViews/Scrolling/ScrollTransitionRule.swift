import GalleyGeometry
import GalleyLayout
import GalleyMotion

struct ScrollTransitionRule: TransparentRule {
  let axis: Axis?
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let appearance: @Sendable (ScrollTransitionPhase) -> ResolvedVisualEffect

  /// An animated transition can change without any change around the view.
  var traits: LayoutTraits {
    let isTimed = topLeading.animation != nil || bottomTrailing.animation != nil
    return LayoutTraits(
      modifiedChild: 0, dependence: isTimed ? [.context, .others] : .context, isCheap: true)
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    appearance(of: node, in: size, context.uncovered).show(through: node)
    node.placeThrough(proposal, in: size, context: context)
  }

  // MARK: Appearance

  private func appearance(of node: LayoutNode, in size: Size, _ window: Rect?) -> ResolvedVisualEffect {
    guard let window else { return appearance(.identity) }
    let place = place(of: size, in: window)
    let shares = clockShares(of: node, in: size, window)
    var result = appearance(.identity)
    let edges = [(topLeading, ScrollTransitionPhase.topLeading, -place), (bottomTrailing, .bottomTrailing, place)]
    for (configuration, edge, hidden) in edges {
      let share =
        switch configuration.drive {
        case .nothing: 0.0
        case .place(let curve): hidden > 0 ? curve.value(at: configuration.threshold.share(hidden: hidden)) : 0
        case .clock: edge == .topLeading ? shares.start : shares.end
        }
      if share != 0 { result = result.mixed(with: appearance(edge), share) }
    }
    return result
  }

  /// Returns −1 … 0 before the start of `window`, 0 … 1 after its end, and 0 inside it.
  private func place(of size: Size, in window: Rect) -> Double {
    var place = 0.0
    for axis in axis.map({ [$0] }) ?? Axis.allCases {
      let own = ScrollTransitionRule.place(of: size[axis], from: window.origin[axis], window.size[axis])
      if abs(own) > abs(place) { place = own }
    }
    return place
  }

  static func place(of length: Double, from start: Double, _ extent: Double) -> Double {
    // A view longer than the window counts as fully visible while it fills the window.
    let whole = min(length, extent)
    guard whole > 0 else { return 0 }
    let before = max(0, whole - (length - start)) / whole
    let behind = max(0, whole - (start + extent)) / whole
    return before > behind ? -min(before, 1) : min(behind, 1)
  }

  // MARK: The clock

  private func clockShares(of node: LayoutNode, in size: Size, _ window: Rect) -> (start: Double, end: Double) {
    guard let animation = topLeading.animation ?? bottomTrailing.animation,
      let (scroller, rule) = ScrollRule.around(node, along: axis)
    else { return (0, 0) }
    let clock = rule.context.scrollTransitions
    let past = clock.past(of: scroller, rule, horizon: ScrollTransitionClock.horizon(of: animation))
    let now = rule.context.graph.presentation.time
    let here = past.distances.last ?? .zero
    let isMirrored = scroller.isRightToLeft
    // The content moves and the view with it, so in the view's coordinates the window moves the opposite way.
    func phase(at distance: Point) -> ScrollTransitionPhase {
      let way = distance - here
      return self.phase(of: size, in: window.offsetBy(Point(x: isMirrored ? -way.x : way.x, y: way.y)))
    }
    if past.distances.allSatisfy({ $0 == here }) {
      let phase = phase(at: here)
      return (phase == .topLeading ? 1 : 0, phase == .bottomTrailing ? 1 : 0)
    }
    let course = ScrollTransitionCourse(
      animation, times: past.times, phase: { phase(at: rule.distance(of: scroller, at: $0)) },
      phases: past.distances.map(phase))
    if let end = course.end { clock.wait(until: end) }
    return course.shares(at: now)
  }

  private func phase(of size: Size, in window: Rect) -> ScrollTransitionPhase {
    let place = place(of: size, in: window)
    let (edge, threshold): (ScrollTransitionPhase, _) =
      place < 0 ? (.topLeading, topLeading.threshold) : (.bottomTrailing, bottomTrailing.threshold)
    return threshold.isPassed(hidden: abs(place)) ? edge : .identity
  }
}

extension ScrollTransitionConfiguration {
  fileprivate var animation: Animation? { if case .clock(let animation) = drive { animation } else { nil } }
}

extension ScrollTransitionConfiguration.Threshold {
  private static let tolerance = 1e-9

  fileprivate func isPassed(hidden: Double) -> Bool { hidden > 1 - part + Self.tolerance || hidden >= 1 }

  fileprivate func share(hidden: Double) -> Double {
    part > 0 ? min(max((hidden - (1 - part)) / part, 0), 1) : hidden >= 1 ? 1 : 0
  }
}

extension ScrollRule {
  fileprivate static func around(_ node: LayoutNode, along axis: Axis?) -> (node: LayoutNode, rule: ScrollRule)? {
    var next = node.parent
    while let node = next {
      if let rule = node.rule as? ScrollRule, axis.map({ rule.axes.contains($0) }) ?? true {
        return (node, rule)
      }
      next = node.parent
    }
    return nil
  }

  func distance(of node: LayoutNode, at time: Double) -> Point {
    if let own = state?.past(at: time) { return own }
    let leader = sync.flatMap { context.syncedScrollers.leader(of: $0.name)?.id }
    return (names(of: node) + [leader].compactMap { $0 }).lazy.compactMap { context.scrollPositions.past($0, time) }
      .first ?? .zero
  }
}
