package import GalleyGeometry

/// Rows that exist only while they are looked at.
///
/// Rows come in segments: nodes that are there already, and runs of rows that one closure builds. Lengths are exact:
/// a segment that knows its rows' common length is never asked, every other row is built once, measured, and let go.
package final class LazyRows {
  /// The runs, in order.
  package let segments: [Segment]
  /// All rows.
  package let count: Int
  /// The number of the first row of each run.
  private let firstRows: [Int]
  /// The node the rows belong to, while they are measured.
  private var owner: LayoutNode?
  private var known: (question: Question, answer: RowIndex)?
  /// What the rows agree upon among themselves.
  package let agreement: Agreement?
  /// The rows that stand in for others, by segment.
  private var stands: [Int: SizingRows] = [:]
  /// The container the rows belong to.
  private weak var container: LayoutNode?
  /// The rows that changed since lengths were measured.
  private var changed: [Int: LayoutNode] = [:]
  /// The numbers of the rows that are shown, in the order of the nodes.
  package internal(set) var shown: [Int] = []
  /// Which rows belong to which section.
  package let sections: RowSections
  /// The lines of a grid whose cells the rows are, when they were last asked for.
  private var knownLines: GridLines?

  /// Rows in `segments` that agree by `agreement`, if by any.
  package init(segments: [Segment], agreement: Agreement? = nil) {
    self.segments = segments
    self.agreement = agreement
    var count = 0
    firstRows = segments.map { segment in
      defer { count += segment.count }
      return count
    }
    self.count = count
    sections = RowSections(of: segments)
  }

  /// The length all rows share, or nil where some row has to be built to know.
  package var uniformLength: Double? {
    guard let first = segments.first?.uniformLength else { return nil }
    return segments.allSatisfy { $0.uniformLength == first } ? first : nil
  }

  /// Builds the row `index`, to be shown.
  package func row(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.build(place.index)
  }

  /// Builds the row `index` for a look: nothing is remembered of it that was not before.
  package func sketchedRow(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.sketch(place.index)
  }

  private func place(ofRow index: Int) -> (segment: Segment, index: Int) {
    precondition((0..<count).contains(index), "there is no row \(index)")
    let run = LazyRows.lastIndex(in: segments.count) { firstRows[$0] <= index }
    return (segments[run], index - firstRows[run])
  }

  /// The last index for which `holds`, which is true up to some index and false from there; 0 if for none.
  private static func lastIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The rows that are there, whether seen or not.
  var standingNodes: [LayoutNode] { segments.compactMap(\.node) }

  /// Forgets where rows start, because something about all of them changed.
  package func forgetLengths() {
    known = nil
    changed = [:]
  }

  /// Forgets what hangs on what is agreed upon, and lets the container be laid out again.
  func forgetAgreement() {
    forgetLengths()
    stands = [:]
    container?.invalidateUp()
  }

  private func stand(forSegment run: Int) -> SizingRows? {
    if let known = stands[run] { return known }
    stands[run] = segments[run].sizing.map(SizingRows.init)
    return stands[run]
  }

  /// Notes the widths that all rows want for the columns of `agreement`.
  package func survey(_ agreement: Agreement) {
    for (run, segment) in segments.enumerated() {
      if let node = segment.node {
        agreement.survey(node, row: nil)
        continue
      }
      let stand = stand(forSegment: run)
      for row in 0..<segment.count {
        if stand?.survey(row, for: agreement, build: { segment.sketch(row) }) ?? false { continue }
        agreement.survey(segment.sketch(row), row: row)
      }
    }
  }

  /// Remembers that `row` changed, one of `nodes`, which are shown: it alone is measured again.
  func forgetLength(of row: LayoutNode, among nodes: [LayoutNode]) {
    if let index = nodes.firstIndex(where: { $0 === row }), shown.indices.contains(index) {
      changed[shown[index]] = row
    } else if let run = segments.firstIndex(where: { $0.node === row }) {
      changed[firstRows[run]] = row
    } else {
      forgetLengths()
    }
  }

  /// The rows of the first collection: those of the first run that a closure builds, or all where none is.
  package var collection: Range<Int> {
    guard let run = segments.firstIndex(where: { $0.node == nil }) else { return 0..<count }
    return firstRows[run]..<firstRows[run] + segments[run].count
  }

  /// The index of the first row whose identity `isWanted`, or nil.
  package func index(where isWanted: (AnyHashable) -> Bool) -> Int? {
    for (segment, first) in zip(segments, firstRows) {
      for index in 0..<segment.count {
        if let id = segment.id(index), isWanted(id) { return first + index }
      }
    }
    return nil
  }

  /// What lengths depend on.
  private enum Question: Equatable {
    case rows(axis: Axis, cross: Double?, spacing: Double)
    case grid(axis: Axis, GridColumns, width: Double, spacing: Double)
  }

  private func offsets(for question: Question, _ compute: () -> RowIndex) -> RowIndex {
    if let known, known.question == question { return known.answer }
    let answer = compute()
    known = (question, answer)
    return answer
  }

  /// Where every row starts when rows are offered `cross` on the other axis.
  package func offsets(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    let question = Question.rows(axis: axis, cross: cross, spacing: spacing)
    if known?.question == question {
      for (index, row) in changed { known?.answer.resize(index, to: measure(row, along: axis, cross: cross)) }
    }
    changed = [:]
    return offsets(for: question) {
      decide { measured(along: axis, cross: cross, spacing: spacing) }
    }
  }

  /// What `measure` tells once all rows agree which candidates of their fits they show.
  private func decide(_ measure: () -> RowIndex) -> RowIndex {
    agreement?.reopenFits()
    var index = measure()
    while agreement?.advance() ?? false { index = measure() }
    return index
  }

  private func measured(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    var index = RowIndex(spacing: spacing)
    for (run, segment) in segments.enumerated() {
      if let length = segment.uniformLength, !decidesFits(run) {
        index.append(count: segment.count, length: length)
      } else {
        appendLengths(ofSegment: run, along: axis, cross: cross, to: &index)
      }
    }
    return index
  }

  /// Whether rows of a segment have to be asked for a decision though their length is known.
  private func decidesFits(_ run: Int) -> Bool {
    guard agreement != nil, segments[run].count > 0 else { return false }
    return segments[run].sketch(0).decidesFits
  }

  /// Measures the rows of a segment, some at a time, so that what is known of them is not kept twice.
  private func appendLengths(ofSegment run: Int, along axis: Axis, cross: Double?, to index: inout RowIndex) {
    let segment = segments[run]
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    let stand = stand(forSegment: run)
    for start in stride(from: 0, to: segment.count, by: LazyRows.portion) {
      index.append(
        lengths: (start..<min(start + LazyRows.portion, segment.count)).map { row in
          if let known = stand?.size(ofRow: row, for: proposal, build: { segment.sketch(row) }) {
            return known.row.node.rule.isVoid ? nil : known.size[axis]
          }
          let built = segment.sketch(row)
          defer { noteFits(of: built, row: row, proposal) }
          return measure(built, along: axis, cross: cross)
        })
    }
  }

  /// Lets the fits of a row that was built to be measured tell how they do where they would be placed.
  private func noteFits(of row: LayoutNode, row index: Int, _ proposal: ProposedViewSize) {
    guard let agreement, row.decidesFits else { return }
    agreement.row = index
    let size = size(of: row, for: proposal)
    row.settle(
      Placement(origin: .zero, proposal: proposal), in: size, mirrored: false,
      surroundings: .unseen(in: Rect(size: size)))
    agreement.row = nil
  }

  /// How many rows are measured before their lengths are filed.
  private static let portion = 4096

  /// Calls `body` with `node` for the parent of rows that are built to be measured.
  func measuring<Answer>(for node: LayoutNode, _ body: () -> Answer) -> Answer {
    let outer = owner
    owner = node
    container = node
    defer { owner = outer }
    return body()
  }

  /// The size of a row that may belong to no node yet.
  func size(of row: LayoutNode, for proposal: ProposedViewSize) -> Size {
    guard row.parent == nil, let owner else { return row.size(for: proposal) }
    return owner.lookingAfter(row) { row.size(for: proposal) }
  }

  /// The row's length; nil where there is nothing to show.
  private func measure(_ row: LayoutNode, along axis: Axis, cross: Double?) -> Double? {
    row.rule.isVoid ? nil : size(of: row, for: LazyRows.proposal(along: axis, cross: cross))[axis]
  }

  /// The lines of a grid with `perLine` tracks when the rows here are its cells.
  func lines(perLine: Int) -> GridLines {
    if let knownLines, knownLines.perLine == max(1, perLine) { return knownLines }
    let lines = GridLines(of: self, perLine: perLine)
    knownLines = lines
    return lines
  }

  /// Where every line of a grid `width` long across `axis` starts when the rows here are its cells: each is as long as
  /// its longest cell.
  func gridOffsets(along axis: Axis, in columns: GridColumns, width: Double, spacing: Double) -> RowIndex {
    offsets(for: .grid(axis: axis, columns, width: width, spacing: spacing)) {
      var value = RowIndex(spacing: spacing)
      guard !columns.columns.isEmpty else { return value }
      let lines = lines(perLine: columns.columns.count)
      for run in lines.runs {
        let count = lines.lineCount(of: run)
        if let length = run.uniformLength {
          value.append(count: count, length: length)
        } else if run.spansLines {
          value.append(lengths: run.cells.map { measure(sketchedRow(at: $0), along: axis, cross: width) })
        } else {
          let range = run.firstLine..<run.firstLine + count
          value.append(lengths: range.map { length(of: lines.cells(ofLine: $0), along: axis, in: columns) })
        }
      }
      return value
    }
  }

  private func length(of cells: Range<Int>, along axis: Axis, in columns: GridColumns) -> Double {
    zip(cells, columns.columns).reduce(0) { longest, cell in
      max(longest, size(of: sketchedRow(at: cell.0), for: LazyRows.proposal(along: axis, cross: cell.1.width))[axis])
    }
  }

  /// What a row is offered: its ideal along the scrolled axis, `cross` on the other.
  package static func proposal(along axis: Axis, cross: Double?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }
}

extension LazyRows {
  /// A run of rows.
  package struct Segment {
    /// How many rows.
    package let count: Int
    /// The length all rows share along the scrolled axis, when that is known without building one.
    package let uniformLength: Double?
    /// The identity of a row, for scrolling to it.
    package let id: (Int) -> AnyHashable?
    /// Builds a row that is shown.
    package let build: (Int) -> LayoutNode
    /// Builds a row for a look.
    package let sketch: (Int) -> LayoutNode
    /// The only row, where it is there already; nil for rows that are built when they are seen.
    package let node: LayoutNode?
    /// How rows can be measured without building each, if they can.
    package let sizing: (any RowSizing)?
    /// What the rows are to the section they belong to; nil outside of sections.
    package var part: SectionPart?
    /// Whether each row is as wide as the grid that its cells are in, as a section is.
    package var spansLine = false

    /// A run of rows that `build` builds.
    package init(
      count: Int, uniformLength: Double? = nil, id: @escaping (Int) -> AnyHashable? = { _ in nil },
      sizing: (any RowSizing)? = nil, build: @escaping (Int) -> LayoutNode, sketch: ((Int) -> LayoutNode)? = nil
    ) {
      self.sizing = sizing
      self.count = count
      self.uniformLength = uniformLength
      self.id = id
      self.build = build
      self.sketch = sketch ?? build
      node = nil
    }

    /// One row that is there already.
    package init(_ node: LayoutNode, id: @escaping () -> AnyHashable? = { nil }) {
      count = 1
      uniformLength = nil
      self.id = { _ in id() }
      build = { _ in node }
      sketch = build
      sizing = nil
      self.node = node
    }
  }
}

extension LayoutNode {
  /// Whether there are fits in the node with one decision for many rows.
  fileprivate var decidesFits: Bool { rule is UniformFitRule || children.contains(where: \.decidesFits) }
}
