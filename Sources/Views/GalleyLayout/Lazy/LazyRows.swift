package import GalleyGeometry

/// Rows that exist only while they are looked at.
///
/// Rows come in segments: nodes that are there already, and runs of rows that one closure builds. Lengths are exact:
/// a segment that knows its rows' common length is never asked, every other row is built once, measured, and let go.
package final class LazyRows: SharedSizeRows {
  package let segments: [Segment]
  package let count: Int
  let firstRows: [Int]
  var owner: LayoutNode?
  var known: Measure?
  var knownBefore: Measure?
  package let sharedSize: SharedSize?
  let sharedSizes: [SharedSize]
  let around: [SharedSize]
  package let isEstimating: Bool
  var seenCross: Double?
  var hasSeenMore = false
  var seen: [Int: Double?] = [:]
  var stands: [Int: PrototypeRows] = [:]
  weak var container: LayoutNode?
  var changed: [Int: LayoutNode] = [:]
  var outdated: Set<Int> = []
  /// The rows that changed since the cells of columns were collected, by shared size.
  var unmeasured: [ObjectIdentifier: Set<Int>] = [:]
  /// Tells these rows from others, for as long as something is known of them.
  private(set) var token = RowsToken()
  var inheritance: Inheritance?
  package internal(set) var top: Top?
  /// The rows that showed behind that one, where it is not known by their lengths.
  var behindTop: ArraySlice<Top> = []
  /// The numbers of the rows that are shown, in the order of the nodes.
  package internal(set) var shown: [Int] = []
  /// The numbers of the rows, cells or items that were placed last, in the order of the nodes.
  package internal(set) var placed: [Int] = []
  package let sections: RowSections
  /// The lines of a grid whose cells the rows are, when they were last asked for.
  var knownLines: GridLines?

  /// Rows in `segments` that agree by `sharedSize`, if by any, and with views elsewhere by those `around`; where
  /// `isEstimating`, those that were not shown yet are taken to be as long as those that were are on average.
  package init(
    segments: [Segment], sharedSize: SharedSize? = nil, around: [SharedSize] = [], isEstimating: Bool = false
  ) {
    self.segments = segments
    self.around = around
    self.sharedSize = sharedSize
    self.isEstimating = isEstimating
    var sharedSizes = sharedSize.map { [$0] } ?? []
    for case let own? in segments.map(\.sharedSize) where sharedSizes.last !== own { sharedSizes.append(own) }
    self.sharedSizes = sharedSizes
    var count = 0
    firstRows = segments.map { segment in
      defer { count += segment.count }
      return count
    }
    self.count = count
    sections = RowSections(of: segments)
    for sharedSize in sharedSizes {
      sharedSize.add(self)
      sharedSize.measure = { [weak self] in self?.measure($0) }
    }
    for (segment, first) in zip(segments, firstRows) { segment.watch?.tell(self, from: first) }
  }

  /// The length all rows share, or nil where some row has to be built to know.
  package var uniformLength: Double? {
    guard let first = segments.first?.uniformLength else { return nil }
    return segments.allSatisfy { $0.uniformLength == first } ? first : nil
  }

  package func row(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.build(place.index)
  }

  /// Builds the row `index` only to be measured: nothing is remembered of it that was not before.
  package func rowForMeasuring(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.buildToMeasure(place.index)
  }

  func place(ofRow index: Int) -> (segment: Segment, index: Int) {
    precondition((0..<count).contains(index), "there is no row \(index)")
    let run = LazyRows.lastIndex(in: segments.count) { firstRows[$0] <= index }
    return (segments[run], index - firstRows[run])
  }

  /// The last index for which `holds`, which is true up to some index and false from there; 0 if for none.
  static func lastIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  var retainedNodes: [LayoutNode] { segments.compactMap(\.node) }

  /// Forgets where rows start, because something about all of them changed.
  package func forgetLengths() {
    forgetMeasures()
    token = RowsToken()
  }

  private func forgetMeasures() {
    known = nil
    knownBefore = nil
    inheritance = nil
    if isEstimating { for row in changed.keys { seen[row] = nil } }
    (changed, outdated) = ([:], [])
  }

  /// Forgets what hangs on what is agreed upon, and lets the container be laid out again.
  package func forgetSharedSize() {
    forgetMeasures()
    stands = [:]
    container?.invalidateUp()
  }

  package func forgetColumns() {
    guard let known, known.revisions == revisions, !isEstimating else { return forgetSharedSize() }
    knownBefore = nil
  }

  func stand(forSegment run: Int) -> PrototypeRows? {
    if let known = stands[run] { return known }
    stands[run] = segments[run].sizing.map(PrototypeRows.init)
    return stands[run]
  }

  /// Remembers that `row` changed, one of `nodes`, which are shown: it alone is measured again.
  func forgetLength(of row: LayoutNode, among nodes: [LayoutNode]) {
    if let index = nodes.firstIndex(where: { $0 === row }), shown.indices.contains(index) {
      change(shown[index], to: row)
    } else if let run = segments.firstIndex(where: { $0.node === row }) {
      change(firstRows[run], to: row)
    } else {
      forgetLengths()
    }
  }

  private func change(_ index: Int, to row: LayoutNode) {
    changed[index] = row
    forgetCells(ofRow: index)
  }

  func forgetCells(ofRow index: Int) {
    for sharedSize in everySharedSize { unmeasured[ObjectIdentifier(sharedSize), default: []].insert(index) }
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

  enum Question: Equatable {
    case rows(axis: Axis, cross: Double?, spacing: Double)
    case grid(axis: Axis, GridColumns, width: Double, spacing: Double)
  }

  struct Measure {
    let question: Question
    var answer: RowIndex
    /// How often each shared size had changed its columns when rows were first asked.
    let revisions: [Int]
  }

  func offsets(for question: Question, _ compute: () -> RowIndex) -> RowIndex {
    if let known, known.question == question { return known.answer }
    if !isEstimating { everySharedSize.forEach { $0.collectBeforeMeasuring() } }
    let measure =
      answerBefore(to: question)
      ?? {
        let revisions = revisions
        return Measure(question: question, answer: compute(), revisions: revisions)
      }()
    knownBefore = known
    known = measure
    return measure.answer
  }

  /// What was answered to another question than the last; fits may have been decided otherwise since.
  private func answerBefore(to question: Question) -> Measure? {
    guard let knownBefore, knownBefore.question == question, !isEstimating, sharedSizes.allSatisfy(\.fits.isEmpty)
    else { return nil }
    return knownBefore
  }

  package func offsets(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    let question = Question.rows(axis: axis, cross: cross, spacing: spacing)
    takeInChanges(question, along: axis, cross: cross)
    return offsets(for: question) {
      if let inherited = inheritedOffsets(for: question) { return inherited }
      if isEstimating { return estimated(along: axis, cross: cross, spacing: spacing) }
      return decide { measured(along: axis, cross: cross, spacing: spacing) }
    }
  }

  func measuring<Answer>(for node: LayoutNode, _ body: () -> Answer) -> Answer {
    let outer = owner
    owner = node
    container = node
    defer { owner = outer }
    return body()
  }

  func size(of row: LayoutNode, for proposal: ProposedViewSize) -> Size {
    guard row.parent == nil, let owner else { return row.size(for: proposal) }
    return owner.measured(row) { row.size(for: proposal) }
  }

  /// The row's length; nil where there is nothing to show.
  func measure(_ row: LayoutNode, along axis: Axis, cross: Double?) -> Double? {
    row.producesNoRow ? nil : size(of: row, for: LazyRows.proposal(along: axis, cross: cross))[axis]
  }

  /// The lines of a grid with `perLine` tracks when the rows here are its cells.
  func lines(perLine: Int) -> GridLines {
    if let knownLines, knownLines.perLine == max(1, perLine) { return knownLines }
    let lines = GridLines(of: self, perLine: perLine)
    knownLines = lines
    return lines
  }

  /// What a row is offered: its ideal along the scrolled axis, `cross` on the other.
  package static func proposal(along axis: Axis, cross: Double?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }
}

extension LazyRows {
  package struct Segment {
    package let count: Int
    /// The length all rows share along the scrolled axis, when that is known without building one.
    package let uniformLength: Double?
    package let id: (Int) -> AnyHashable?
    package let build: (Int) -> LayoutNode
    package let buildToMeasure: (Int) -> LayoutNode
    /// The only row, where it is there already; nil for rows that are built when they are seen.
    package let node: LayoutNode?
    /// How rows can be measured without building each, if they can.
    package let sizing: (any RowSizing)?
    /// What the rows are made of, where later ones can be compared with them.
    package var content: (any RowContent)?
    package var watch: RowWatch?
    /// What the rows are to the section they belong to; nil outside of sections.
    package var part: SectionPart?
    package var sharedSize: SharedSize?
    /// Whether each row is as wide as the grid that its cells are in, as a section is.
    package var spansLine = false
    /// Whether the only row is room or a line between rows: it is no row itself.
    package var isGap = false

    package init(
      count: Int, uniformLength: Double? = nil, id: @escaping (Int) -> AnyHashable? = { _ in nil },
      sizing: (any RowSizing)? = nil, build: @escaping (Int) -> LayoutNode, buildToMeasure: ((Int) -> LayoutNode)? = nil
    ) {
      self.sizing = sizing
      self.count = count
      self.uniformLength = uniformLength
      self.id = id
      self.build = build
      self.buildToMeasure = buildToMeasure ?? build
      node = nil
    }

    package init(_ node: LayoutNode, id: @escaping () -> AnyHashable? = { nil }) {
      count = 1
      uniformLength = nil
      self.id = { _ in id() }
      build = { _ in node }
      buildToMeasure = build
      sizing = nil
      self.node = node
    }
  }
}
