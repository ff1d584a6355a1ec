import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout nodes")
struct LayoutNodeTests {
  @Test("A layout rule is queried once for each proposal, and four different results are cached")
  func answers() {
    let questions = Questions()
    let node = LayoutNode(ElasticRule(questions: questions))
    let proposals: [ProposedViewSize] = [.zero, .infinity, .unspecified, ProposedViewSize(width: 0, height: nil)]
    for _ in 0..<3 {
      for proposal in proposals { _ = node.size(for: proposal) }
    }
    #expect(questions.asked == proposals)
  }

  @Test("The proposals nil, zero, infinity and NaN are distinct")
  func keys() {
    let node = LayoutNode(ElasticRule(ideal: Size(width: 7, height: 7)))
    #expect(node.size(for: .unspecified).width == 7)
    #expect(node.size(for: .zero).width == 0)
    #expect(node.size(for: .infinity).width == .infinity)
    #expect(node.size(for: ProposedViewSize(width: nil, height: 0)) == Size(width: 7, height: 0))
  }

  @Test("If there are more proposals than the cache can hold, the sizes are still correct")
  func manyQuestions() {
    let node = LayoutNode(ElasticRule())
    for round in 0..<3 {
      for width in 0..<100 {
        #expect(node.size(for: ProposedViewSize(width: Double(width), height: 1)).width == Double(width), "\(round)")
      }
    }
  }

  @Test("An alignment guide inside nested rows is evaluated once per row, not exponentially often")
  func guides() {
    var asked = 0
    var node = LayoutNode(
      AlignmentGuideRule(VerticalAlignment(Own.self).key) { _ in
        asked += 1
        return 3
      }, [.rigid(10)])
    for _ in 0..<40 {
      node = LayoutNode(StackRule(axis: .horizontal, guide: VerticalAlignment(Own.self).key, spacing: 0), [node])
    }
    node.place(ProposedViewSize(width: 100, height: 100))
    #expect(asked < 10)
    #expect(asked > 0)
  }

  private enum Own: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
  }

  @Test("The layout cost of nested rows and columns grows linearly, not exponentially, with depth")
  func depth() {
    func questions(atDepth depth: Int) -> Int {
      let questions = Questions()
      var node = LayoutNode(ElasticRule(questions: questions))
      for level in 0..<depth {
        let isRow = level.isMultiple(of: 2)
        let guide = isRow ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        node = LayoutNode(
          StackRule(axis: isRow ? .horizontal : .vertical, guide: guide, spacing: 0),
          [.elastic(1), node, .rigid(3, 3)])
      }
      node.place(ProposedViewSize(width: 500, height: 500))
      return questions.asked.count
    }
    let shallow = questions(atDepth: 8)
    #expect(questions(atDepth: 24) <= 4 * shallow, "8 levels query \(shallow) times")
  }

  @Test("A mirrored frame has the same distance from the opposite edge")
  func mirrored() {
    let child = LayoutNode.rigid(10)
    let node = LayoutNode(PaddingRule(insets: EdgeInsets(leading: 5, trailing: 20)), [child])
    node.isRightToLeft = true
    node.place(.unspecified)
    #expect(child.frame == Rect(x: 20, y: 0, width: 10, height: 10))
  }
}
