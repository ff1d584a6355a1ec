public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

extension View {
  /// Draws the view otherwise while it leaves the window of its scroller, or comes into it: the less of it shows, the
  /// more as `transition` says of the phase at that edge.
  ///
  ///     Card(album).scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///     }
  ///
  /// `timingCurve` says how the effect grows with what is hidden, evenly by default. Where `axis` is nil, the edge that
  /// hides most counts. Outside of scrollers views are in full view.
  public func scrollTransition(
    timingCurve: UnitCurve = .linear, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    ScrollTransitionView(
      content: self,
      rule: ScrollTransitionRule(axis: axis, curve: timingCurve) { transition(EmptyVisualEffect(), $0)._look })
  }
}

/// A view inside the nodes of its effect.
private struct ScrollTransitionView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let rule: ScrollTransitionRule

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      let moved = outer.node(
        PassThroughRule(), [child], kind: "scrollTransition", drawing: .transform(DrawingTransform()))
      return outer.node(rule, [moved], kind: "scrollTransition", drawing: .opacity(1))
    }
  }
}

/// The rule of a view that looks otherwise at the edges of its scroller: it finds out where it stands when it is placed.
struct ScrollTransitionRule: UnaryRule {
  let axis: Axis?
  let curve: UnitCurve
  let look: @Sendable (ScrollTransitionPhase) -> VisualEffectLook

  var dependence: PlacementDependence { .surroundings }

  func isEqual(to other: any LayoutRule) -> Bool { false }

  func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {
    show(look(in: size, surroundings.uncovered), of: node)
    settleChildren(of: node, in: size, proposal: proposal, surroundings: surroundings)
  }

  func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }

  private func look(in size: Size, _ window: Rect?) -> VisualEffectLook {
    guard let window else { return look(.identity) }
    var place = 0.0
    for axis in axis.map({ [$0] }) ?? Axis.allCases {
      let own = ScrollTransitionRule.place(of: size[axis], from: window.origin[axis], window.size[axis])
      if abs(own) > abs(place) { place = own }
    }
    if place == 0 { return look(.identity) }
    let edge = look(place < 0 ? .topLeading : .bottomTrailing)
    return look(.identity).mixed(with: edge, curve.value(at: abs(place)))
  }

  /// How much of something `length` long lies before the window that begins at `start`, −1 … 0, or behind it, 0 … 1.
  static func place(of length: Double, from start: Double, _ extent: Double) -> Double {
    // What is longer than the window is in full view while it fills it.
    let whole = min(length, extent)
    guard whole > 0 else { return 0 }
    let before = max(0, whole - (length - start)) / whole
    let behind = max(0, whole - (start + extent)) / whole
    return before > behind ? -min(before, 1) : min(behind, 1)
  }

  private func show(_ look: VisualEffectLook, of node: LayoutNode) {
    guard let own = ViewPayload.of(node), let child = node.children.first, let inner = ViewPayload.of(child) else {
      return
    }
    guard !own.drawing.isSame(as: .opacity(look.opacity)) || !inner.drawing.isSame(as: .transform(look.transform))
    else {
      return
    }
    own.drawing = .opacity(look.opacity)
    inner.drawing = .transform(look.transform)
    child.invalidateDrawing()
    node.invalidateDrawing()
  }
}
