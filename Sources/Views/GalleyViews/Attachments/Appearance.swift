import GalleyGeometry
import GalleyLayout

class Appearance: NodeAttachment {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var isThere = false
  private(set) var disappearsImmediately = false

  func didAppear() { appear?() }

  func didDisappear() { disappear?() }

  func perform(_ action: () -> Void) {
    if let graph = scope?.context.graph { graph.act(of: scope, action) } else { action() }
  }

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    disappearsImmediately = walk.disappearsImmediately
    walk.appearances.append(self)
  }
}

extension NodeWatchers {
  /// Inner views come before outer ones, and later siblings before earlier ones.
  func notice(_ present: [Appearance], actions: ActionQueue) {
    let known = Set(present.map(ObjectIdentifier.init))
    for view in present.reversed() where !view.isThere {
      view.isThere = true
      actions.add(.appear) { view.perform { view.didAppear() } }
    }
    for view in appeared where !known.contains(ObjectIdentifier(view)) {
      view.isThere = false
      actions.add(view.disappearsImmediately ? .vanish : .disappear) { view.perform { view.didDisappear() } }
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
