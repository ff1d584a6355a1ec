package import GalleyGeometry

/// Rows that exist only while they are visible. They are divided into segments: a segment is a node, or a run of rows
/// that a closure builds.
///
/// Lengths are exact unless `isEstimating` is set. Rows without a uniform length are measured once, either with a
/// prototype or by building them.
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
  var prototypes: [Int: PrototypeRows] = [:]
  weak var container: LayoutNode?
  var changed: [Int: LayoutNode] = [:]
  var outdated: Set<Int> = []
  /// The rows that changed since their column widths were collected, for each shared size.
  var unmeasured: [ObjectIdentifier: Set<Int>] = [:]
  private(set) var token = RowsToken()
  var inheritance: Inheritance?
  package internal(set) var top: Top?
  /// The other visible rows, if the lengths alone do not determine which rows are visible.
  var behindTop: ArraySlice<Top> = []
  package internal(set) var shown: [Int] = []
  package internal(set) var placed: [Int] = []
  package let sections: RowSections
  var knownLines: GridLines?

  /// If `isEstimating` is true, a row that was not shown yet is assumed to have the mean length of the rows that were
  /// shown.
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
    for (segment, first) in zip(segments, firstRows) { segment.watch?.setRows(self, from: first) }
  }

  /// The common length of all rows; nil if it is not known without building a row.
  package var uniformLength: Double? {
    guard let first = segments.first?.uniformLength else { return nil }
    return segments.allSatisfy { $0.uniformLength == first } ? first : nil
  }

  package func row(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.build(place.index)
  }

  package func rowForMeasuring(at index: Int) -> LayoutNode {
    let place = place(ofRow: index)
    return place.segment.buildToMeasure(place.index)
  }

  func place(ofRow index: Int) -> (segment: Segment, index: Int) {
    precondition((0..<count).contains(index), "there is no row \(index)")
    let run = LazyRows.lastIndex(in: segments.count) { firstRows[$0] <= index }
    return (segments[run], index - firstRows[run])
  }

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

  package func forgetSharedSize() {
    forgetMeasures()
    prototypes = [:]
    container?.invalidateUp()
  }

  package func forgetColumns() {
    guard let known, known.revisions == revisions, !isEstimating else { return forgetSharedSize() }
    knownBefore = nil
  }

  func prototypeRows(forSegment run: Int) -> PrototypeRows? {
    if let known = prototypes[run] { return known }
    prototypes[run] = segments[run].sizing.map(PrototypeRows.init)
    return prototypes[run]
  }

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

  /// The rows of the first segment that a closure builds, or all rows if there is none.
  package var collection: Range<Int> {
    guard let run = segments.firstIndex(where: { $0.node == nil }) else { return 0..<count }
    return firstRows[run]..<firstRows[run] + segments[run].count
  }

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

  /// Returns an earlier answer, or nil if there are `ViewThatFits` choices, which may have changed.
  private func answerBefore(to question: Question) -> Measure? {
    guard let knownBefore, knownBefore.question == question, !isEstimating, sharedSizes.allSatisfy(\.fits.isEmpty)
    else { return nil }
    return knownBefore
  }

  package func offsets(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    let question = Question.rows(axis: axis, cross: cross, spacing: spacing)
    applyChanges(question, along: axis, cross: cross)
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

  func measure(_ row: LayoutNode, along axis: Axis, cross: Double?) -> Double? {
    row.producesNoRow ? nil : size(of: row, for: LazyRows.proposal(along: axis, cross: cross))[axis]
  }

  func lines(perLine: Int) -> GridLines {
    if let knownLines, knownLines.perLine == max(1, perLine) { return knownLines }
    let lines = GridLines(of: self, perLine: perLine)
    knownLines = lines
    return lines
  }

  package static func proposal(along axis: Axis, cross: Double?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }
}

extension LazyRows {
  package struct Segment {
    package let count: Int
    package let uniformLength: Double?
    package let id: (Int) -> AnyHashable?
    package let build: (Int) -> LayoutNode
    package let buildToMeasure: (Int) -> LayoutNode
    package let node: LayoutNode?
    package let sizing: (any RowSizing)?
    package var content: (any RowContent)?
    package var watch: RowWatch?
    package var part: SectionPart?
    package var sharedSize: SharedSize?
    package var spansLine = false
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
