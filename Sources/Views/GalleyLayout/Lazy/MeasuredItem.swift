import GalleyGeometry

protocol MeasuredItem {
  func size(for proposal: ProposedViewSize) -> Size
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double
}

extension LayoutNode: MeasuredItem {}
extension CompiledRow: MeasuredItem {}

extension LazyRows {
  func forEachMeasured<Answer>(_ measure: (any MeasuredItem) -> Answer, _ body: (Answer) -> Void) {
    for (run, segment) in segments.enumerated() {
      let prototypeRows = prototypeRows(forSegment: run)
      for index in 0..<segment.count {
        let row = prototypeRows?.row(for: index) { segment.buildToMeasure(index) }
        body(row?.answer(ofRow: index, measure) ?? measured(segment.buildToMeasure(index), measure))
      }
    }
  }

  private func measured<Answer>(_ row: LayoutNode, _ measure: (any MeasuredItem) -> Answer) -> Answer {
    guard row.parent == nil, let owner else { return measure(row) }
    return owner.measured(row) { measure(row) }
  }
}
