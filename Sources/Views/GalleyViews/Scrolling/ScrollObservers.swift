public import GalleyGeometry
import GalleyLayout
public import GalleyScroll

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: Point?
}

extension View {
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    attaching("onScrollPhaseChange", { ScrollPhaseObserver(in: $0) }, update: { $0.action = action })
  }

  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    attaching("onScrollGeometryChange", { ScrollGeometryObserver<Value>(in: $0) }) {
      $0.read = transform
      $0.action = action
    }
  }

  /// Runs `action` when the visible fraction of the view crosses `threshold` (default: 0.5).
  ///
  /// Before a lazy container releases a row, the row has already become invisible, so there is no further call for it.
  ///
  /// - Parameters:
  ///   - threshold: The visible fraction of the view at which it counts as visible, from 0 to 1 (default: 0.5).
  ///   - action: Called with the new state.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    attaching("onScrollVisibilityChange", { ScrollVisibilityObserver(in: $0) }) {
      $0.threshold = threshold
      $0.action = action
    } rule: { observer in
      VisibleShareRule { observer.share = $0 }
    }
  }
}

struct SeenScroller {
  let geometry: ScrollGeometry
  let activity: ScrollActivity

  init?(below node: LayoutNode) {
    guard let facts = SeenScroller.facts(below: node) else { return nil }
    var geometry = facts.geometry
    geometry.contentOffset = facts.offset
    self.geometry = geometry
    activity = facts.activity
  }

  private static func facts(below node: LayoutNode) -> ScrollFacts? {
    guard node.isPlaced else { return nil }
    return ViewPayload.of(node)?.scroll ?? node.children.firstAnswer { facts(below: $0) }
  }
}

private final class ScrollPhaseObserver: NodeAttachment {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  private var known = ScrollPhase.idle

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice(node) }
  }

  private func notice(_ node: LayoutNode) {
    guard let scope, let seen = SeenScroller(below: node), seen.activity.phase != known else { return }
    let (old, new) = (known, seen.activity.phase)
    known = new
    let context = ScrollPhaseChangeContext(
      geometry: seen.geometry, velocity: new.isScrolling ? seen.activity.velocity : nil)
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(old, new, context) }
  }
}

private final class ScrollGeometryObserver<Value: Equatable>: NodeAttachment {
  var read: ((ScrollGeometry) -> Value)?
  var action: ((Value, Value) -> Void)?
  private var known: Value?
  private let cycles = CycleGuard()

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice(node) }
  }

  private func notice(_ node: LayoutNode) {
    guard let scope, let seen = SeenScroller(below: node), let value = read?(seen.geometry), value != known else {
      return
    }
    let old = known ?? value
    known = value
    guard cycles.admits("onScrollGeometryChange(for: \(Value.self)) action", of: scope, from: old, to: value) else {
      return
    }
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(old, value) }
  }
}

private final class ScrollVisibilityObserver: NodeAttachment {
  var threshold = 0.5
  var action: ((Bool) -> Void)?
  var share = 0.0
  private var known = false

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice() }
  }

  private func notice() {
    guard let scope, (share >= threshold && share > 0) != known else { return }
    known.toggle()
    let isVisible = known
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(isVisible) }
  }
}

private struct VisibleShareRule: TransparentRule {
  let note: (Double) -> Void

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .context, isCheap: true) }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let seen = context.visible.intersection(Rect(size: size)).map { $0.width * $0.height } ?? 0
    note(size.width * size.height > 0 ? seen / (size.width * size.height) : 0)
    node.placeThrough(proposal, in: size, context: context)
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }
}
