import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout of stacks")
struct StackRuleTests {
  private func row(_ children: [LayoutNode], spacing: Double? = 0, guide: VerticalAlignment = .center) -> LayoutNode {
    LayoutNode(StackRule(axis: .horizontal, guide: guide.key, spacing: spacing), children)
  }

  private func widths(_ children: [LayoutNode], in width: Double?, spacing: Double? = 0) -> [Double] {
    row(children, spacing: spacing).place(ProposedViewSize(width: width, height: 20))
    return children.map(\.frame.width)
  }

  @Test("Children of a stack that are equally flexible share the space equally")
  func equal() {
    #expect(widths([.elastic(0), .elastic(0), .elastic(0)], in: 90) == [30, 30, 30])
  }

  @Test("The least flexible child of a stack is measured first, at any position")
  func minimumFlexible() {
    #expect(widths([.elastic(0), .rigid(50), .elastic(0, 10)], in: 100) == [40, 50, 10])
    #expect(widths([.elastic(0, 10), .elastic(0), .rigid(50)], in: 100) == [10, 40, 50])
  }

  @Test("If two children have no maximum, the one with the larger minimum is measured first")
  func largerMinimum() {
    #expect(widths([.elastic(0), .elastic(70)], in: 100) == [30, 70])
    #expect(widths([.elastic(70), .elastic(0)], in: 100) == [70, 30])
  }

  @Test(
    "While a child is measured, the minimum sizes of children with lower priority are reserved",
    arguments: [(10.0, 15.0)])
  func reserve(first: Double, second: Double) {
    let children: [LayoutNode] = [.elastic(first, 40), .elastic(0, priority: 2), .elastic(second, priority: 1)]
    #expect(widths(children, in: 100) == [first, 100 - first - second, second])
  }

  @Test("Content that does not fit overflows the stack, and no child is offered a negative size")
  func overflow() {
    let questions = Questions()
    let last = LayoutNode(ElasticRule(questions: questions))
    let stack = row([.rigid(80), .rigid(80), last])
    stack.place(ProposedViewSize(width: 100, height: 20))
    #expect(stack.frame.width == 160)
    #expect(questions.asked.allSatisfy { ($0.width ?? 0) >= 0 })
  }

  @Test("The default spacing of a stack is 8 pt, and 0 next to a spacer")
  func spacing() {
    let children: [LayoutNode] = [.rigid(10), .rigid(10), .spacer(0), .rigid(10)]
    let stack = row(children, spacing: nil)
    stack.place(ProposedViewSize(width: 100, height: 20))
    #expect(children.map(\.frame.minX) == [0, 18, 28, 90])
  }

  @Test("With an unspecified proposal, every child of a stack gets its ideal size")
  func ideal() {
    #expect(widths([.elastic(0), .elastic(30), .rigid(7)], in: nil) == [10, 30, 7])
  }

  @Test(
    "Infinite sizes in a stack stay infinite and never become NaN",
    arguments: [HorizontalAlignment.leading, .center, .trailing])
  func infinite(alignment: HorizontalAlignment) {
    let column = LayoutNode(
      StackRule(axis: .vertical, guide: alignment.key, spacing: 0), [.elastic(0), .rigid(20), .elastic(5)])
    let size = column.size(for: .infinity)
    #expect(size.width == .infinity)
    #expect(size.height == .infinity)
    let layers = LayoutNode(
      ZStackRule(alignment: Alignment(horizontal: alignment, vertical: .center)), [.elastic(0), .rigid(20)])
    #expect(layers.size(for: .infinity) == Size(width: Double.infinity, height: .infinity))
  }

  @Test("A stack with infinite minimums or NaN priorities is still laid out")
  func strange() {
    let endless = LayoutNode(
      ElasticRule(minimum: Size(width: Double.infinity), maximum: Size(width: Double.infinity, height: .infinity)))
    let first = LayoutNode.elastic(0, priority: 1)
    let stack = row([first, endless, .elastic(0, priority: -1), LayoutNode(PriorityRule(value: .nan), [.rigid(5)])])
    #expect(stack.size(for: ProposedViewSize(width: 100, height: 10)).width == .infinity)
    stack.place(ProposedViewSize(width: 100, height: 10))
    #expect(first.frame.width == 0)
  }

  @Test("A stack measures a child of fixed length only with its final proposal")
  func knownLength() {
    let questions = Questions()
    let leaf = LayoutNode(ElasticRule(questions: questions))
    let framed = LayoutNode(FixedFrameRule(width: 30, height: nil), [leaf])
    _ = row([framed, .elastic(0)]).size(for: ProposedViewSize(width: 100, height: 20))
    #expect(questions.asked == [ProposedViewSize(width: 30, height: 20)])
  }
}
