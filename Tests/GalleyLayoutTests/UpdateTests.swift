import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout tree updates")
struct UpdateTests {
  /// Nested rows and columns with counters of layout work.
  private struct Tree {
    let counters = LayoutCounters()
    private(set) var leaves: [LayoutNode] = []
    private(set) var root = LayoutNode.rigid(0)

    init(depth: Int) { root = grow(depth) }

    private mutating func grow(_ depth: Int) -> LayoutNode {
      let node: LayoutNode
      if depth == 0 {
        node = .rigid(10)
        leaves.append(node)
      } else {
        let isRow = depth.isMultiple(of: 2)
        let guide = isRow ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        node = LayoutNode(
          StackRule(axis: isRow ? .horizontal : .vertical, guide: guide, spacing: 0),
          (0..<4).map { _ in grow(depth - 1) })
      }
      node.counters = counters
      return node
    }

    func place() { root.place(ProposedViewSize(width: 1000, height: 1000)) }

    /// Returns the layout work that is caused by `change` and placing the tree again.
    func work(_ change: () -> Void) -> (measures: Int, placements: Int) {
      let before = (counters.measures, counters.placements)
      change()
      place()
      return (counters.measures - before.0, counters.placements - before.1)
    }
  }

  @Test("A layout tree without changes causes no layout work")
  func unchanged() {
    let tree = Tree(depth: 4)
    tree.place()
    #expect(tree.work {} == (0, 0))
  }

  @Test("A changed leaf causes layout work only on the path from the root to it")
  func leaf() {
    let tree = Tree(depth: 4)
    tree.place()
    let leaf = tree.leaves[77]
    let new = LayoutNode.rigid(30)
    new.counters = tree.counters
    let work = tree.work { leaf.become(new) }
    #expect(leaf.frame.width == 30)
    #expect(tree.root.frame.width == 180, "4 × 4 leaves of 10 pt are side by side, and one of them is now 30 pt wide")
    #expect(work.placements == 5)
    #expect(work.measures <= 3 * 5)
  }

  @Test("A tree that was changed has the same layout as a new tree that includes the change", arguments: [0, 63, 255])
  func likeNew(index: Int) {
    let tree = Tree(depth: 4)
    tree.place()
    tree.leaves[index].become(.rigid(25, 40))
    tree.place()
    let other = Tree(depth: 4)
    other.leaves[index].become(.rigid(25, 40))
    other.place()
    #expect(tree.leaves.map(\.frame) == other.leaves.map(\.frame))
    #expect(tree.root.frame == other.root.frame)
  }

  @Test("Replacing a node with an equal one keeps its cached sizes but uses the new payload")
  func equal() {
    let tree = Tree(depth: 4)
    tree.place()
    let payload = Questions()
    let work = tree.work {
      let new = LayoutNode.rigid(10)
      new.payload = payload
      tree.leaves[3].become(new)
    }
    #expect(work == (0, 0))
    #expect(tree.leaves[3].payload === payload)
  }

  @Test("Changed priorities, spacing and guides deep in the tree affect the layout")
  func traits() {
    let leaf = LayoutNode.rigid(10)
    let row = LayoutNode(
      StackRule(axis: .horizontal, guide: VerticalAlignment.top.key, spacing: nil),
      [LayoutNode(PassThroughRule(), [LayoutNode(PassThroughRule(), [leaf])]), .rigid(10)])
    row.place(ProposedViewSize(width: 100, height: 100))
    #expect(row.frame.width == 28)
    leaf.become(.spacer(10))
    row.place(ProposedViewSize(width: 100, height: 100))
    #expect(row.frame.width == 100)
    #expect(row.children[1].frame.minX == 90)
    #expect(row.children[0].priority == 0, "a frame around a spacer is treated like any other view")
  }

  @Test("A node neither retains nor accesses a parent that was removed")
  func orphan() {
    let leaf = LayoutNode.rigid(10)
    var parent: LayoutNode? = LayoutNode(PassThroughRule(), [leaf])
    #expect(leaf.parent === parent)
    parent = nil
    #expect(leaf.parent == nil)
    leaf.become(.rigid(20))
    #expect(leaf.size(for: .zero).width == 20)
  }

  @Test("A node that is replaced takes over the children of its replacement")
  func children() {
    let first = LayoutNode.rigid(10)
    let second = LayoutNode.rigid(20)
    let node = LayoutNode(PassThroughRule(), [first])
    let root = LayoutNode(PaddingRule(insets: EdgeInsets(.all, 1)), [node])
    root.place(.unspecified)
    node.become(LayoutNode(PassThroughRule(), [second]))
    root.place(.unspecified)
    #expect(root.frame.width == 22)
    #expect(first.parent == nil)
    #expect(second.parent === node)
  }

  @Test("A subtree that did not change moves without its content being placed again")
  func moved() {
    let counters = LayoutCounters()
    let first = LayoutNode.rigid(10)
    let inner = LayoutNode.rigid(5)
    let second = LayoutNode(PaddingRule(insets: EdgeInsets(.all, 1)), [inner])
    inner.counters = counters
    let row = LayoutNode(StackRule(axis: .horizontal, guide: VerticalAlignment.top.key, spacing: 0), [first, second])
    row.place(.unspecified)
    let placements = counters.placements
    first.become(.rigid(50))
    row.place(.unspecified)
    #expect(second.frame.minX == 50)
    #expect(inner.frame.minX == 1)
    #expect(counters.placements == placements)
  }

  @Test("A lazy row that changed is measured again")
  func lazyRows() {
    let header = LayoutNode.rigid(10, 30)
    let rows = LazyRows(segments: [
      .init(header), .init(count: 100, uniformLength: 20) { _ in .rigid(10, 20) },
    ])
    let list = LayoutNode(
      LazyStackRule(axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: 0, rows: rows))
    let proposal = ProposedViewSize(width: 100, height: nil)
    #expect(list.size(for: proposal).height == 2030)
    let away = Rect(x: 0, y: 1000, width: 100, height: 50)
    list.place(
      at: .zero, proposal: proposal, context: PlacementContext(visible: away, screen: away, safeArea: away))
    #expect(!list.children.contains { $0 === header })
    header.become(.rigid(10, 50))
    #expect(list.size(for: proposal).height == 2050)
  }
}
