import GalleyGeometry

/// An item that may not exist, as far as wrapping it into lines needs to know it.
protocol MeasuredItem {
  func size(for proposal: ProposedViewSize) -> Size
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double
}

extension LayoutNode: MeasuredItem {}
extension CompiledRow: MeasuredItem {}

extension LazyRows {
  /// Tells `tell` what `ask` finds out of each row, in order: asked of another that stands in for it, or of the row
  /// itself, built only to be measured.
  func askEach<Answer>(_ ask: (any MeasuredItem) -> Answer, _ tell: (Answer) -> Void) {
    for (run, segment) in segments.enumerated() {
      let stand = stand(forSegment: run)
      for index in 0..<segment.count {
        let row = stand?.row(for: index) { segment.buildToMeasure(index) }
        tell(row?.answer(ofRow: index, ask) ?? measured(segment.buildToMeasure(index), ask))
      }
    }
  }

  /// What `ask` finds out of a row that may belong to no node yet.
  private func measured<Answer>(_ row: LayoutNode, _ ask: (any MeasuredItem) -> Answer) -> Answer {
    guard row.parent == nil, let owner else { return ask(row) }
    return owner.measured(row) { ask(row) }
  }
}
