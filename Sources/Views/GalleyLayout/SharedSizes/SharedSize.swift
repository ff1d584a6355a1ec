import GalleyGeometry

/// The sizes that rows of a list, section or screen share: column widths and the candidates chosen by `ViewThatFits`.
///
/// The widths of all rows are collected before the first row is laid out. A shared choice advances from its first
/// candidate as long as any row is too small for it.
package final class SharedSize {
  package private(set) var columns: [AnyHashable: SharedColumnWidth] = [:]
  package private(set) var fits: [AnyHashable: UniformFit] = [:]
  package var measure: ((SharedSize) -> Void)?
  private var state = State.open
  private var depths: [AnyHashable: Int] = [:]
  private(set) var revision = 0
  private var measuredRuns: Set<MeasuredRun> = []
  private var carriedOver: Set<MeasuredRun> = []
  private var cells: RunCells?
  private var members: [ObjectIdentifier: Weak<LayoutNode>] = [:]
  private var lists: [WeakRows] = []
  var row: Int?
  private var hasChanged = false
  private var haveColumnsChanged = false

  private enum State {
    case open
    /// `depth` is the nesting level of the columns that are being collected.
    case collecting(depth: Int)
    case settled
  }

  package init() {}

  package var isUsed: Bool { !columns.isEmpty || !fits.isEmpty }

  /// Breaks the reference cycles between columns and the rows that they can build.
  package func close() {
    (columns, fits, measure) = ([:], [:], nil)
    (measuredRuns, carriedOver, cells) = ([], [], nil)
    (members, lists) = ([:], [])
  }

  package func add(_ rows: any SharedSizeRows) { lists.append(WeakRows(rows: rows)) }

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

  private func forgetFits() {
    guard !fits.isEmpty else { return }
    for case let node? in members.values.map(\.object) where node.rule is UniformFitRule { node.forgetInRow() }
  }
}

// MARK: - Widths

extension SharedSize {
  /// Returns the shared width, or nil while it is being collected.
  func width(of key: AnyHashable, _ mode: SyncMode) -> Double? {
    if case .growing = mode { return columns[key]?.grown }
    collectIfOpen()
    if case .collecting(let depth) = state, depths[key, default: depth] >= depth { return nil }
    return columns[key]?.width(mode) ?? 0
  }

  func collectIfOpen() { if case .open = state { collect() } }

  func collectBeforeMeasuring() {
    guard isUsed else { return }
    let before = revision
    collectIfOpen()
    guard revision != before else { return }
    for node in members.values.compactMap(\.object) where node.isInRow { node.forgetInRow() }
  }

  /// Starts with nested columns, because outer columns depend on them.
  private func collect() {
    // If a nested column changes, it affects the columns around it in every row, so the earlier cells are not reused.
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
    // `reduce` calls `end` on every column, regardless of the other results.
    guard columns.values.reduce(false, { $1.end() || $0 }) else { return }
    revision += 1
    haveColumnsChanged = true
  }

  package func measure(_ node: LayoutNode, row: Int?) {
    for sync in node.columns(of: self) { measure(sync.rule, row: row, depth: sync.depth, of: sync.content) }
    for rows in node.innerRows { rows.measure(self) }
  }

  private func measure(_ rule: SyncWidthRule, row: Int?, depth: Int, of content: LayoutNode) {
    guard isDue(rule.key, depth: depth) else { return }
    let width = content.size(for: .unspecified).width
    if let row {
      note(width, row: row, in: column(rule.key))
    } else {
      column(rule.key).note(width, words: content.words)
    }
  }

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

  /// If an earlier version of the run was collected before, `body` is only called for unknown rows.
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

  package var dependsOnVisibleRows: Bool {
    columns.values.contains { $0.grown != nil } || lists.contains { $0.rows?.isEstimating ?? false }
  }

  package func resetShownState() {
    let hasGrown = columns.values.contains { $0.grown != nil }
    for column in columns.values { column.grown = nil }
    for list in lists { list.rows?.resetShownState() }
    if hasGrown { layOutAgain() }
  }
}

// MARK: - Fits

extension SharedSize {
  func choice(of key: AnyHashable, count: Int) -> Int {
    min(fits[key, default: UniformFit()].choice, max(count - 1, 0))
  }

  func note(
    _ key: AnyHashable, candidate: Int, of count: Int, ideal: Size, offered: ProposedViewSize, axes: Axis.Set,
    row: Int?, words: () -> String
  ) {
    fits[key, default: UniformFit()].note(
      candidate: candidate, of: count, ideal: ideal, offered: offered, axes: axes, row: row, words: words)
  }

  func advance() -> Bool {
    var hasAdvanced = false
    for key in fits.keys where fits[key]?.advance() == true { hasAdvanced = true }
    if hasAdvanced { forgetFits() }
    return hasAdvanced
  }
}

// MARK: - Changes

extension SharedSize {
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

  /// Lists measured with the current widths stay valid.
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
  /// Returns columns outside lazy containers; the rows of lazy containers are measured separately.
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

private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

private struct WeakRows {
  weak var rows: (any SharedSizeRows)?
}
