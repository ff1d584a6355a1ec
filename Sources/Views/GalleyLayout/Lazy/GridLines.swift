/// Headers, footers and rows that span the grid have a line each. Other cells fill lines from the start of their
/// section.
struct GridLines {
  let perLine: Int
  private(set) var count = 0
  private(set) var sections: RowSections
  private(set) var runs: [Run] = []

  struct Run {
    var cells: Range<Int>
    let firstLine: Int
    let spansLines: Bool
    var uniformLength: Double?
    fileprivate let section: SectionPart.ID?
  }

  init(of rows: LazyRows, perLine: Int) {
    self.perLine = max(1, perLine)
    sections = RowSections(sections: [])
    var cell = 0
    for segment in rows.segments {
      add(segment, at: cell)
      cell += segment.count
    }
    let lines = self
    sections = RowSections(sections: rows.sections.sections.map(lines.lines))
  }

  private mutating func add(_ segment: LazyRows.Segment, at cell: Int) {
    let cells = cell..<cell + segment.count
    let spansLines = segment.spansLine || (segment.part.map { $0.role != .content } ?? false)
    if let last = runs.last, !spansLines, !last.spansLines, last.section == segment.part?.section {
      count -= lineCount(of: last)
      runs[runs.count - 1].cells = last.cells.lowerBound..<cells.upperBound
      if last.uniformLength != segment.uniformLength { runs[runs.count - 1].uniformLength = nil }
    } else {
      runs.append(
        Run(
          cells: cells, firstLine: count, spansLines: spansLines, uniformLength: segment.uniformLength,
          section: segment.part?.section))
    }
    count += lineCount(of: runs[runs.count - 1])
  }

  func lineCount(of run: Run) -> Int {
    run.spansLines ? run.cells.count : (run.cells.count + perLine - 1) / perLine
  }

  private func lines(of section: RowSections.Section) -> RowSections.Section {
    func lines(_ cells: Range<Int>) -> Range<Int> {
      guard let first = cells.first, let last = cells.last else {
        let line = cells.lowerBound > 0 ? place(ofCell: cells.lowerBound - 1).line + 1 : 0
        return line..<line
      }
      return place(ofCell: first).line..<place(ofCell: last).line + 1
    }
    return RowSections.Section(
      header: lines(section.header), rows: lines(section.rows), footer: lines(section.footer))
  }

  func place(ofCell index: Int) -> (line: Int, column: Int, spansLine: Bool) {
    let run = runs[lastRun { $0.cells.lowerBound <= index }]
    let position = index - run.cells.lowerBound
    if run.spansLines { return (run.firstLine + position, 0, true) }
    return (run.firstLine + position / perLine, position % perLine, false)
  }

  func cells(ofLine line: Int) -> Range<Int> {
    let run = runs[lastRun { $0.firstLine <= line }]
    let position = line - run.firstLine
    guard !run.spansLines else { return run.cells.lowerBound + position..<run.cells.lowerBound + position + 1 }
    let first = run.cells.lowerBound + position * perLine
    return first..<min(first + perLine, run.cells.upperBound)
  }

  /// A run without cells has the same first line as the next run.
  private func lastRun(where holds: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(runs[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
