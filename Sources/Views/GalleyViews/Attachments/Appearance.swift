import GalleyGeometry
import GalleyLayout

/// A view that wants to know when it is there and when it is gone.
class Appearance: NodeAttachment {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var lastMet = 0
  var isThere = false
  private(set) var goesAtOnce = false

  func didAppear() { appear?() }

  func didDisappear() { disappear?() }

  func tell(_ action: () -> Void) {
    if let graph = scope?.context.graph { graph.act(of: scope, action) } else { action() }
  }

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    goesAtOnce = walk.goesAtOnce
    walk.appearances.append(self)
  }
}

extension NodeWatchers {
  /// Queues what has to be told to views that are there and were not, and to views that were there and are not.
  ///
  /// Inner views are told before outer ones, and of neighbours the later first.
  func notice(_ present: [Appearance], actions: ActionQueue) {
    let known = Set(present.map(ObjectIdentifier.init))
    for view in present.reversed() where !view.isThere {
      view.isThere = true
      actions.add(.appear) { view.tell { view.didAppear() } }
    }
    for view in appeared where !known.contains(ObjectIdentifier(view)) {
      view.isThere = false
      actions.add(view.goesAtOnce ? .vanish : .disappear) { view.tell { view.didDisappear() } }
    }
    appeared = present
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attaching("onAppear", { Appearance(in: $0) }) { $0.appear = action }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attaching("onDisappear", { Appearance(in: $0) }) { $0.disappear = action }
  }
}
