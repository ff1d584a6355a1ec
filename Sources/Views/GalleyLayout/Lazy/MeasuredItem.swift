import GalleyGeometry

protocol MeasuredItem {
  func size(for proposal: ProposedViewSize) -> Size
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double
}

extension LayoutNode: MeasuredItem {}
extension CompiledRow: MeasuredItem {}

extension LazyRows {
  func forEachMeasured<Answer>(_ ask: (any MeasuredItem) -> Answer, _ body: (Answer) -> Void) {
    for (run, segment) in segments.enumerated() {
      let stand = stand(forSegment: run)
      for index in 0..<segment.count {
        let row = stand?.row(for: index) { segment.buildToMeasure(index) }
        body(row?.answer(ofRow: index, ask) ?? measured(segment.buildToMeasure(index), ask))
      }
    }
  }

  private func measured<Answer>(_ row: LayoutNode, _ ask: (any MeasuredItem) -> Answer) -> Answer {
    guard row.parent == nil, let owner else { return ask(row) }
    return owner.measured(row) { ask(row) }
  }
}
