import GalleyGeometry

/// What the rows of a list, of a section or of a screen agree upon: how wide their columns are, and which candidate
/// their fits show.
///
/// Widths are collected from every row, built or not, before the first one is laid out; a fit starts with its first
/// candidate and goes on to the next as long as one row does not hold it.
package final class SharedSize {
  package private(set) var columns: [AnyHashable: SharedColumnWidth] = [:]
  package private(set) var fits: [AnyHashable: UniformFit] = [:]
  package var measure: ((SharedSize) -> Void)?
  private var state = State.open
  private var depths: [AnyHashable: Int] = [:]
  /// Counts how often columns were collected whose widths turned out to be others than before.
  private(set) var revision = 0
  private var measuredRuns: Set<MeasuredRun> = []
  private var carriedOver: Set<MeasuredRun> = []
  private var cells: RunCells?
  private var members: [ObjectIdentifier: Weak<LayoutNode>] = [:]
  private var lists: [WeakRows] = []
  /// The number of the row that is laid out now, where it is one of many that are only measured.
  var row: Int?
  private var hasChanged = false
  private var haveColumnsChanged = false

  private enum State {
    case open
    /// The widths of columns that hold no more than so many columns inside each other are being collected.
    case collecting(depth: Int)
    case settled
  }

  package init() {}

  package var isUsed: Bool { !columns.isEmpty || !fits.isEmpty }

  /// Lets go of all that takes part, so that nothing holds itself alive: columns know how to build the rows they are in.
  package func close() {
    (columns, fits, measure) = ([:], [:], nil)
    (measuredRuns, carriedOver, cells) = ([], [], nil)
    (members, lists) = ([:], [])
  }

  package func add(_ rows: any SharedSizeRows) { lists.append(WeakRows(rows: rows)) }

  /// Looks again at widths and decisions, because rows came, went or changed; what grew stays.
  package func reopen() {
    state = .open
    guard !fits.isEmpty else { return }
    reopenFits()
    hasChanged = true
  }

  func reopenFits() {
    for key in fits.keys { fits[key]?.restart() }
    forgetFits()
  }

  /// Lets views that show a candidate answer anew, of rows that stay while others are measured too.
  private func forgetFits() {
    guard !fits.isEmpty else { return }
    for case let node? in members.values.map(\.object) where node.rule is UniformFitRule { node.forgetInRow() }
  }
}

// MARK: - Widths

extension SharedSize {
  /// How wide the column `key` is; nil while widths are collected.
  func width(of key: AnyHashable, _ mode: SyncMode) -> Double? {
    if case .growing = mode { return columns[key]?.grown }
    collectIfOpen()
    if case .collecting(let depth) = state, depths[key, default: depth] >= depth { return nil }
    return columns[key]?.width(mode) ?? 0
  }

  /// Collects the widths of columns, unless all are known.
  func collectIfOpen() { if case .open = state { collect() } }

  /// Collects the widths of columns before rows are measured that hang on them; rows that are there already and
  /// answered by the old ones answer anew.
  func collectBeforeMeasuring() {
    guard isUsed else { return }
    let before = revision
    collectIfOpen()
    guard revision != before else { return }
    for node in members.values.compactMap(\.object) where node.isInRow { node.forgetInRow() }
  }

  /// Collects the widths of columns from the inside out: what lies in another column is as wide as that one.
  private func collect() {
    // Where columns lie inside each other, one that changes changes those around it in every row.
    if depths.values.contains(where: { $0 > 0 }) { measuredRuns = [] }
    let known = measuredRuns
    measuredRuns = []
    var depth = 0
    depths = [:]
    for column in columns.values { column.begin() }
    repeat {
      state = .collecting(depth: depth)
      carriedOver = depth == 0 ? known : []
      measure?(self)
      depth += 1
    } while depths.values.contains { $0 >= depth }
    state = .settled
    finishColumns()
  }

  private func finishColumns() {
    carriedOver = []
    // Each has to end, whether or not another changed.
    guard columns.values.reduce(false, { $1.end() || $0 }) else { return }
    revision += 1
    haveColumnsChanged = true
  }

  /// Notes the widths that the columns in `node` want, and in its lazy rows.
  package func measure(_ node: LayoutNode, row: Int?) {
    for sync in node.columns(of: self) { measure(sync.rule, row: row, depth: sync.depth, of: sync.content) }
    for rows in node.innerRows { rows.measure(self) }
  }

  /// Notes the width that a view of a column wants, if it is the turn of its column.
  private func measure(_ rule: SyncWidthRule, row: Int?, depth: Int, of content: LayoutNode) {
    guard isDue(rule.key, depth: depth) else { return }
    let width = content.size(for: .unspecified).width
    if let row {
      note(width, row: row, in: column(rule.key))
    } else {
      column(rule.key).note(width, words: content.words)
    }
  }

  /// Whether the widths of the column `key`, which holds `depth` columns inside each other, are being collected.
  func isDue(_ key: AnyHashable, depth: Int) -> Bool {
    guard case .collecting(let due) = state else { return false }
    depths[key] = max(depths[key] ?? 0, depth)
    return depths[key] == due
  }

  func column(_ key: AnyHashable) -> SharedColumnWidth {
    if let known = columns[key] { return known }
    let column = SharedColumnWidth()
    columns[key] = column
    return column
  }

  func note(_ width: Double, row: Int, in column: SharedColumnWidth) { cells?.note(width, row: row, in: column) }

  /// Collects the cells of `run`, which has `count` rows, by `body`, which is told a row: of all rows, or only of those
  /// that one of `successors` names, where it knows the run as it was before.
  func measure(_ run: MeasuredRun, count: Int, _ successors: [MeasuredRun.Successor], _ body: (Int) -> Void) {
    let outer = cells
    defer { cells = outer }
    measuredRuns.insert(run)
    for successor in successors {
      let earlier = MeasuredRun(rows: successor.rows, number: run.number)
      guard carriedOver.contains(earlier) else { continue }
      for column in columns.values { column.take(run, over: earlier, successor.changes) }
      cells = RunCells(run, count: count, isWhole: false)
      for row in successor.unknown {
        for column in columns.values { column.remove(row: row, of: run) }
        body(row)
      }
      return
    }
    cells = RunCells(run, count: count, isWhole: true)
    for row in 0..<count { body(row) }
    cells?.file()
  }

  func grow(_ key: AnyHashable, to width: Double, shownBy node: LayoutNode) {
    add(member: node)
    if column(key).grow(to: width) { hasChanged = true }
  }

  package func learnShown() {
    for list in lists { list.rows?.learnShown() }
  }

  package var hangsOnShown: Bool {
    columns.values.contains { $0.grown != nil } || lists.contains { $0.rows?.isEstimating ?? false }
  }

  /// Forgets what was shown: how far columns grew, and how long rows turned out to be where others are estimated.
  package func forgetShown() {
    let hasGrown = columns.values.contains { $0.grown != nil }
    for column in columns.values { column.grown = nil }
    for list in lists { list.rows?.forgetShown() }
    if hasGrown { layOutAgain() }
  }
}

// MARK: - Fits

extension SharedSize {
  func choice(of key: AnyHashable, count: Int) -> Int {
    min(fits[key, default: UniformFit()].choice, max(count - 1, 0))
  }

  /// Notes that a fit was offered `offered` where the candidate it shows wants `ideal`.
  func note(
    _ key: AnyHashable, candidate: Int, of count: Int, ideal: Size, offered: ProposedViewSize, axes: Axis.Set,
    row: Int?, words: () -> String
  ) {
    fits[key, default: UniformFit()].note(
      candidate: candidate, of: count, ideal: ideal, offered: offered, axes: axes, row: row, words: words)
  }

  /// Lets the fits whose candidate did not fit everywhere go on to the next; answers whether any did.
  func advance() -> Bool {
    var hasAdvanced = false
    for key in fits.keys where fits[key]?.advance() == true { hasAdvanced = true }
    if hasAdvanced { forgetFits() }
    return hasAdvanced
  }
}

// MARK: - Changes

extension SharedSize {
  /// Lets everything that hangs on what changed be laid out again; answers whether anything does.
  package func settle() -> Bool {
    if !columns.isEmpty { collectIfOpen() }
    guard advance() || hasChanged else {
      if haveColumnsChanged {
        layOutColumnsAgain()
        return true
      }
      members = members.filter { $0.value.object != nil }
      lists.removeAll { $0.rows == nil }
      return false
    }
    layOutAgain()
    return true
  }

  func add(member node: LayoutNode) { members[ObjectIdentifier(node)] = Weak(node) }

  /// Lets everything that hangs on columns be laid out again, but for lists that were measured by what these are now.
  private func layOutColumnsAgain() {
    for list in lists { list.rows?.forgetColumns() }
    layOutMembersAgain()
  }

  private func layOutAgain() {
    for list in lists { list.rows?.forgetSharedSize() }
    layOutMembersAgain()
  }

  private func layOutMembersAgain() {
    (hasChanged, haveColumnsChanged) = (false, false)
    lists.removeAll { $0.rows == nil }
    let nodes = members.values.compactMap(\.object)
    members = [:]
    for node in nodes { node.invalidateUp() }
  }
}

extension LayoutNode {
  /// The views in the node that are as wide as columns of `sharedSize`, with how many such columns each holds inside
  /// each other.
  ///
  /// Rows that a lazy container has are asked for theirs whether they show or not.
  func columns(of sharedSize: SharedSize) -> [(rule: SyncWidthRule, depth: Int, content: LayoutNode)] {
    if isContainerOfRows { return [] }
    var inside = children.flatMap { $0.columns(of: sharedSize) }
    guard let rule = rule as? SyncWidthRule, rule.sharedSize === sharedSize, let content = children.first else {
      return inside
    }
    inside.append((rule, inside.isEmpty ? 0 : inside.reduce(0) { max($0, $1.depth) } + 1, content))
    return inside
  }
}

/// A reference that keeps nothing alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// Rows that are not kept alive.
private struct WeakRows {
  weak var rows: (any SharedSizeRows)?
}
