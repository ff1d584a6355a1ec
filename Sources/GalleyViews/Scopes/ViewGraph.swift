import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// What is about to change in a tree of views, and in which order.
///
/// Writes wait in batches, one for each transaction; a pass applies one batch, evaluates the scopes that read what
/// changed, outer ones first, and runs the actions that follow from it. A frame is passes until nothing changes.
package final class ViewGraph {
  /// The scope whose views are evaluated now.
  var reader: ContentScope?
  /// The row of a lazy container that is built now.
  var row: RowReading?
  /// The transaction of the changes that the pass shows.
  private(set) var transaction = Transaction()
  /// Whether views were evaluated again since this was last made false.
  var hasRefreshed = false
  /// Counts rounds of pictures: where scrollers stand in one does not hang on where they stood in another.
  var scrollRound = 0
  /// Counts frames.
  private(set) var frame = 0
  /// How many passes there were.
  package private(set) var passes = 0
  /// What is shown elsewhere or otherwise than the views want it.
  package let presentation = Presentation()
  /// How many modifiers change transactions.
  var transactionRules = 0
  /// How many bodies were evaluated.
  package private(set) var bodies = 0
  /// What goes on in the tree that its author should know, in the order it was met; each once.
  package private(set) var warnings: [ViewProblem] = []
  /// The actions that wait for the end of the pass.
  let actions = ActionQueue()
  /// The attachments of the nodes, and what they found in the last pass.
  let watchers = NodeWatchers()
  /// The tasks and the clock they wait on.
  let tasks: TaskRunner
  /// What was written and waits to be shown.
  let store: WriteStore
  /// What features share in the tree.
  var values = TreeValues()
  /// The dynamic properties of the types met so far.
  let propertyFields = PropertyFieldCache()
  private var known: Set<ViewProblem> = []
  private var dirty: [ContentScope] = []
  private var shownRows: [LazyRowScope] = []
  private var serials = 0

  init() {
    tasks = TaskRunner()
    store = WriteStore(tasks.board)
  }

  /// A number in the order scopes are made.
  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  /// Counts an evaluation of a body.
  func countBody() { bodies += 1 }

  /// Adds `warning` unless it is known already.
  func warn(_ warning: ViewProblem.Kind) {
    let problem = ViewProblem(warning)
    if known.insert(problem).inserted { warnings.append(problem) }
  }
}

// MARK: - Passes

extension ViewGraph {
  /// Whether anything waits to be shown.
  package var isWaiting: Bool { store.isWaiting || !dirty.isEmpty || !actions.isEmpty }

  /// The most passes of a frame; a tree that still changes then is shown as it is.
  static let passLimit = 64

  /// Shows what changed until nothing changes any more; `arrange` lays the tree out.
  func show(_ root: RootScope, _ arrange: () -> Void) {
    frame += 1
    let start = passes
    store.noteCaller()
    repeat {
      tasks.act(of: root) { pass(root, arrange) }
      if !isWaiting { runTasks() }
    } while isWaiting && passes - start < ViewGraph.passLimit
    if isWaiting { warn(.unsettled(passes: passes - start)) }
  }

  private func runTasks() {
    guard let view = tasks.board.onStage({ tasks.run() }) else { return }
    warn(.tirelessTask(view: view))
  }

  /// Shows the writes of one transaction and runs the actions that follow.
  private func pass(_ root: RootScope, _ arrange: () -> Void) {
    passes += 1
    let before = looks(of: root)
    applyNextBatch()
    var walk = NodeWalk(wanted: [])
    var rounds = 0
    repeat {
      rounds += 1
      refreshScopes()
      updating(arrange)
      settleRows()
      guard watchers.count > 0 else { break }
      walk = NodeWalk(wanted: watchers.wanted)
      _ = walk.meet(root.root, through: .identity)
      // Views made from preferences are built in the same pass.
    } while !dirty.isEmpty && rounds < ViewGraph.passLimit
    animate(root, from: before)
    presentation.departures.values.joined().forEach { walk.meet(leaving: $0.node) }
    watchers.notice(walk.appearances, actions: actions)
    walk.findings.forEach { $0() }
    actions.run()
  }

  /// How the tree looks before a pass whose changes may be animated; nil where nothing can be.
  private func looks(of root: RootScope) -> TreeLooks? {
    guard store.isAnimated || transactionRules > 0 || !presentation.isAtRest, root.root.isPlaced else { return nil }
    return TreeLooks(of: root.root, graph: self)
  }

  /// Sends what changed in the pass on its way.
  private func animate(_ root: RootScope, from before: TreeLooks?) {
    if let before {
      let after = TreeLooks(of: root.root, transaction: transaction, graph: self)
      presentation.show(LookChange(old: before, new: after, scenes: root.transitions))
    }
    presentation.await(transaction)
  }

  /// Lets go of everything, so that nothing holds itself alive.
  func close(_ root: RootScope) {
    watchers.appeared = []
    root.drop()
    // Cancelled tasks come to their end, and those that wait for the stage's time.
    tasks.board.takeIn()
    tasks.board.onStage {
      _ = tasks.run()
      tasks.clock.close()
      _ = tasks.run()
    }
    tasks.board.close()
    store.close()
    (shownRows, dirty) = ([], [])
  }

  /// Applies the writes of the next transaction.
  private func applyNextBatch() {
    transaction = Transaction()
    guard let batch = store.next() else { return }
    transaction = batch.transaction
    batch.writes.forEach { $0.settle() }
    for (reader, epoch, rows) in batch.readers {
      (reader.scope as? ContentScope)?.require(.views, readIn: epoch)
      rows?.noteChange()
    }
    batch.rows.forEach { $0.noteChange() }
    for view in batch.strays.compactMap(\.scope) { warn(.changeFromOutside(view: view.path)) }
  }

  /// Remembers that `scope` has something to do.
  func enqueue(_ scope: ContentScope) {
    if !dirty.contains(where: { $0 === scope }) { dirty.append(scope) }
  }

  /// Does what scopes have to do, outer ones first.
  private func refreshScopes() {
    updating {
      while let index = dirty.indices.min(by: { dirty[$0].comesBefore(dirty[$1]) }) {
        let scope = dirty.remove(at: index)
        // A scope at rest is built when somebody looks again.
        guard !scope.isDropped, scope.output != nil else { continue }
        hasRefreshed = true
        if !scope.refresh() { scope.outputChanged() }
      }
    }
  }

  /// Runs `work`, in which what is read is read by views and not by actions.
  func updating<Result>(_ work: () -> Result) -> Result { store.update(work) }

  /// Runs `action` of the view at `scope`.
  func act<Result>(of scope: ViewScope?, _ action: () -> Result) -> Result {
    store.noteCaller()
    return tasks.act(of: scope, action)
  }

  /// Runs `work` now, or where another thread asks for it, when the stage shows what changed.
  func onStage(_ work: @escaping () -> Void) {
    if tasks.board.isOnStage { work() } else { store.post(work) }
  }
}

// MARK: - Rows of lazy containers

extension ViewGraph {
  /// Remembers that `row` may be shown.
  func list(_ row: LazyRowScope) {
    guard !row.isListed else { return }
    row.isListed = true
    shownRows.append(row)
  }

  /// Runs `work`, in which `row` is built.
  func building<Result>(_ row: RowReading?, _ work: () -> Result) -> Result {
    let outer = self.row
    self.row = row
    defer { self.row = outer }
    return work()
  }

  /// Lets rows rest that are no longer shown, and forgets those without state.
  private func settleRows() {
    shownRows.removeAll { row in
      let isGone = row.isDropped || row.isLeft
      if isGone { row.isListed = false }
      guard isGone, !row.isDropped else { return isGone }
      row.rest()
      if !row.holdsState { (row.parent as? KeyedScope)?.forget(row.identity) }
      return true
    }
  }
}

extension ContentScope {
  /// Whether the scope is evaluated before `other`: outer scopes first, then older ones.
  fileprivate func comesBefore(_ other: ContentScope) -> Bool { (depth, serial) < (other.depth, other.serial) }
}
