import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout of lazy flows")
struct LazyFlowRuleTests {
  /// Returns the size of item `index` for a proposed width.
  private static func size(_ index: Int, in width: Double?) -> Size {
    Size(width: min(Double(5 + index * 37 % 120), width ?? .infinity), height: Double(10 + index % 3))
  }

  private struct ItemRule: LeafRule, UnguidedRule, MeasuredRule, Equatable {
    let index: Int

    var traits: LayoutTraits { .plain }

    func size(for proposal: ProposedViewSize) -> Size { LazyFlowRuleTests.size(index, in: proposal.width) }
  }

  /// The view of a prototype, which can be measured with the content of any item.
  private final class Leaf: SizingLeaf {
    var index = 0

    func line() -> SizingLine? { nil }
    func size(for proposal: ProposedViewSize) -> Size { LazyFlowRuleTests.size(index, in: proposal.width) }
    func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double? { nil }
  }

  /// Measures items that have the same structure. In every hundred, one item has no known structure and one must be
  /// built to be measured.
  private final class Sizing: RowSizing {
    func shape(ofRow index: Int) -> Int? { index % 100 == 3 ? nil : 0 }

    func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? {
      let node = build()
      let leaf = Leaf()
      return PrototypeRow(
        node, leaves: [(node, leaf)], exchange: { row, _ in leaf.index = row }, isSound: { leaf.index % 100 != 7 })
    }
  }

  private final class Builds {
    var count = 0
  }

  private func flow(_ sizing: Sizing?, _ builds: Builds) -> LayoutNode {
    let items = LazyRows(segments: [
      .init(count: 1_000, sizing: sizing) { index in
        builds.count += 1
        return LayoutNode(ItemRule(index: index))
      }
    ])
    return LayoutNode(
      LazyFlowRule(
        columns: .fitting, guide: HorizontalAlignment.leading.key, itemGuide: VerticalAlignment.center.key, spacing: 4,
        lineSpacing: 2, rows: items))
  }

  private func place(_ node: LayoutNode) -> Size {
    let window = Rect(x: 0, y: 0, width: 100, height: 60)
    let proposal = ProposedViewSize(width: 100, height: nil)
    node.place(
      at: .zero, proposal: proposal, context: PlacementContext(visible: window, screen: window, safeArea: window))
    return node.size(for: proposal)
  }

  @Test("Sizes measured with a prototype match the layout of built items, although few items are built")
  func sizing() throws {
    let (one, each) = (Builds(), Builds())
    let (sized, built) = (flow(Sizing(), one), flow(nil, each))
    #expect(place(sized) == place(built))
    let shown = sized.children.count
    #expect(shown > 3)
    // These are one prototype, ten items without a known structure, and ten that the prototype cannot measure.
    #expect(one.count == 21 + shown)
    #expect(each.count == 1_000 + shown)
    let rules = try [sized, built].map { try #require($0.rule as? LazyFlowRule) }
    #expect(
      (0..<1_000).allSatisfy { rules[0].frame(ofRow: $0, of: sized) == rules[1].frame(ofRow: $0, of: built) })
  }
}
