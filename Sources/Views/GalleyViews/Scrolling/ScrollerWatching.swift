import GalleyGeometry
import GalleyLayout
import GalleyScroll

extension View {
  package func onScrollStart(perform action: @escaping () -> Void) -> some View {
    modifier(ScrollStart(action: action))
  }

  /// Runs when the overscroll at the upper edge (in points) changes, or when a finger touches or releases the scroll
  /// view.
  package func onOverscroll(perform action: @escaping (_ distance: Double, _ isHeld: Bool) -> Void) -> some View {
    attaching("onPull", { OverscrollObserver(in: $0) }) { $0.action = action }
  }

  /// Makes the next scroll view inside rest `distance` points beyond its upper edge.
  package func scrollHeld(by distance: Double) -> some View {
    transformEnvironment(\.scrollSettings) { $0.hold = distance.isFinite ? max(0, distance) : 0 }
  }
}

private struct ScrollStart: ViewModifier {
  @Environment(\.scrollerAround) private var scroller
  let action: () -> Void

  func body(content: Content) -> some View {
    content.attaching("onScrollStart", { ScrollStartObserver(in: $0) }) { [scroller, action] observer in
      observer.scroller = scroller
      observer.action = action
    }
  }
}

private final class ScrollStartObserver: NodeAttachment {
  var scroller: ScrollerChain?
  var action: (() -> Void)?
  private var wasMoving = false

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice() }
  }

  private func notice() {
    let isMoving = scroller?.states.first?.placed?.facts.activity.phase.isScrolling ?? false
    guard isMoving != wasMoving, let scope else { return }
    wasMoving = isMoving
    if isMoving { scope.context.graph.actions.add(.preference, of: scope) { [self] in action?() } }
  }
}

private final class OverscrollObserver: NodeAttachment {
  var action: ((Double, Bool) -> Void)?
  private var known = (distance: 0.0, isHeld: false)

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice(node) }
  }

  private func notice(_ node: LayoutNode) {
    guard let scope, let seen = SeenScroller(below: node) else { return }
    let geometry = seen.geometry
    let distance = max(0, geometry.minimumOffset(along: .vertical) - geometry.contentOffset.y)
    let now = (distance: distance, isHeld: seen.activity.phase == .interacting)
    guard now != known else { return }
    known = now
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(now.distance, now.isHeld) }
  }
}
