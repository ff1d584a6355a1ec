import GalleyGeometry
import GalleyLayout
import GalleyMotion

struct LayoutContainer<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content
  /// Whether `layout` has the animated values of the current frame.
  var isMoved = false

  func _build(into builder: inout NodeBuilder) {
    if !isMoved, Arrangement.AnimatableData.self != EmptyAnimatableData.self {
      return builder.addBody(of: MovingLayout(layout: layout, content: content))
    }
    let axis = layout.orientation
    let children = builder.children(along: axis, content._build(into:))
    builder.add(layout.rule, children, kind: "\(Arrangement.self)")
  }
}

private struct MovingLayout<Arrangement: Layout, Content: View>: View, UnnamedView, AnimatableHost {
  let layout: Arrangement
  let content: Content

  var body: some View { LayoutContainer(layout: layout, content: content, isMoved: true) }

  var motionData: AnimatableVector? { ViewMotion.data(of: layout) }

  func moved(to data: AnimatableVector) -> MovingLayout {
    MovingLayout(layout: ViewMotion.moved(layout, to: data), content: content)
  }
}

protocol BuiltInLayout: Layout {
  var builtInRule: any ContainerRule { get }
  var builtInOrientation: Axis? { get }
}

extension BuiltInLayout {
  func size(of subviews: LayoutSubviews, offered proposal: ProposedViewSize) -> Size {
    builtInRule.size(for: proposal, children: subviews.nodes)
  }

  func place(_ subviews: LayoutSubviews, in bounds: Rect, offered proposal: ProposedViewSize) {
    let placements = builtInRule.placements(in: bounds.size, proposal: proposal, children: subviews.nodes)
    for (view, placement) in zip(subviews, placements) {
      guard let placement else { continue }
      view.place(at: bounds.origin + placement.origin, proposal: placement.proposal)
    }
  }
}

extension Layout {
  var rule: any ContainerRule { (self as? any BuiltInLayout)?.builtInRule ?? CustomLayoutRule(layout: self) }

  var orientation: Axis? {
    (self as? any BuiltInLayout)?.builtInOrientation ?? Self.layoutProperties.stackOrientation
  }
}

struct CustomLayoutRule<Arrangement: Layout>: ContainerRule, SpacingRule, MeasuredRule {
  let layout: Arrangement

  func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    answer(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }.proper
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    answer(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }.proper
  }

  func placements(in size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> [Placement?] {
    let placements = LayoutPlacements(count: children.count)
    answer(children, placements) { subviews, cache in
      layout.placeSubviews(in: Rect(size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    return completed(placements, children, size, proposal)
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let placements = LayoutPlacements(count: node.children.count)
    answer(node, placements) { subviews, cache in
      layout.placeSubviews(in: Rect(size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    node.settleChildren(
      completed(placements, node.children, size, proposal), in: size, context: context)
  }

  private func completed(
    _ placements: LayoutPlacements, _ children: [LayoutNode], _ size: Size, _ proposal: ProposedViewSize
  ) -> [Placement?] {
    zip(children, placements.placements).map { child, placement in
      if let placement { return placement }
      let own = child.size(for: proposal)
      let origin = Point(
        x: GuideDistance.from(own.width / 2, to: size.width / 2),
        y: GuideDistance.from(own.height / 2, to: size.height / 2))
      return Placement(origin: origin, proposal: proposal)
    }
  }

  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode) -> Double? {
    answer(node) { explicitGuide(key, size, proposal, $0, &$1) }
      ?? combinedGuide(key, size: size, proposal: proposal, children: node.children)
  }

  private func explicitGuide(
    _ key: AlignmentKey, _ size: Size, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Arrangement.Cache
  ) -> Double? {
    let bounds = Rect(size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  var traits: LayoutTraits { LayoutTraits(guides: [.baselines, .custom], hasOwnSpacing: true) }

  func spacing(on edge: Edge, of node: LayoutNode) -> Double? {
    answer(node) { layout.spacing(subviews: $0, cache: &$1) }[edge]
  }

  func isEqual(to other: any LayoutRule) -> Bool {
    guard let other = other as? CustomLayoutRule<Arrangement> else { return false }
    return CustomLayoutRule.isEqual(layout as? any Equatable, to: other.layout)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool { second as? Value == first }

  private static func isEqual(_ first: (any Equatable)?, to second: Any) -> Bool {
    first.map { isEqual($0, to: second) } ?? false
  }
}

extension CustomLayoutRule {
  private final class KeptCache: RuleMemory {
    var cache: Arrangement.Cache
    var isStale = false

    init(_ cache: Arrangement.Cache) { self.cache = cache }

    func outlastsChange() -> Bool {
      isStale = true
      return true
    }
  }

  private func subviews(_ nodes: [LayoutNode], _ placements: LayoutPlacements?) -> LayoutSubviews {
    let isRightToLeft = nodes.first?.parent?.isRightToLeft ?? false
    return LayoutSubviews(
      nodes, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, placements: placements)
  }

  @discardableResult
  private func answer<Answer>(
    _ nodes: [LayoutNode], _ placements: LayoutPlacements? = nil,
    _ ask: (LayoutSubviews, inout Arrangement.Cache) -> Answer
  ) -> Answer {
    let subviews = subviews(nodes, placements)
    var cache = layout.makeCache(subviews: subviews)
    return ask(subviews, &cache)
  }

  @discardableResult
  private func answer<Answer>(
    _ node: LayoutNode, _ placements: LayoutPlacements? = nil,
    _ ask: (LayoutSubviews, inout Arrangement.Cache) -> Answer
  ) -> Answer {
    let subviews = subviews(node.children, placements)
    let kept = node.keptByRule as? KeptCache ?? KeptCache(layout.makeCache(subviews: subviews))
    if kept.isStale { layout.updateCache(&kept.cache, subviews: subviews) }
    kept.isStale = false
    node.keptByRule = kept
    return ask(subviews, &kept.cache)
  }
}

extension Size {
  fileprivate var proper: Size {
    func length(_ value: Double) -> Double { value.isNaN ? 0 : max(value, 0) }
    return Size(width: length(width), height: length(height))
  }
}
