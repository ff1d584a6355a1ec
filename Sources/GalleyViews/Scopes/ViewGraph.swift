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
  /// Whether views are evaluated or laid out now, and not actions run.
  private(set) var isUpdating = false
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
  let tasks = TaskRunner()
  /// The views that scrollers were asked to show in this frame.
  let scrollQuests = ScrollQuests()
  /// The dynamic properties of the types met so far.
  let propertyFields = PropertyFieldCache()
  private var known: Set<ViewProblem> = []
  private var batches: [Batch] = []
  private var dirty: [ContentScope] = []
  private var shownRows: [LazyRowScope] = []
  private var serials = 0

  /// The writes of one transaction.
  private struct Batch {
    let transaction: Transaction
    /// What puts the last value written to each place there, in the order the places were first written to.
    var writes: [(place: ObjectIdentifier, settle: () -> Void)] = []
    /// Scopes that read objects which changed.
    var readers: [(scope: ContentScope, epoch: Int)] = []
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

// MARK: - Writing

extension ViewGraph {
  /// Remembers that `settle` puts what was written last to `place` there.
  func write(to place: AnyObject, settle: @escaping () -> Void) {
    let batch = openBatch()
    let place = ObjectIdentifier(place)
    if let index = batches[batch].writes.firstIndex(where: { $0.place == place }) {
      batches[batch].writes[index].settle = settle
    } else {
      batches[batch].writes.append((place, settle))
    }
  }

  /// Remembers that `scope` read an object that changes, in its evaluation `epoch`.
  func invalidate(_ scope: ContentScope, readIn epoch: Int) {
    let batch = openBatch()
    batches[batch].readers.append((scope, epoch))
  }

  /// The batch of the writes made now.
  private func openBatch() -> Int {
    let transaction = Transaction.current
    if batches.last.map({ !$0.transaction.isSame(as: transaction) }) ?? true {
      batches.append(Batch(transaction: transaction))
    }
    return batches.count - 1
  }
}

// MARK: - Passes

extension ViewGraph {
  /// Whether anything waits to be shown.
  package var isWaiting: Bool { !batches.isEmpty || !dirty.isEmpty || !actions.isEmpty }

  /// The most passes of a frame; a tree that still changes then is shown as it is.
  static let passLimit = 64

  /// Shows what changed until nothing changes any more; `arrange` lays the tree out.
  func show(_ root: RootScope, _ arrange: () -> Void) {
    frame += 1
    let start = passes
    repeat {
      pass(root, arrange)
      if !isWaiting { tasks.run() }
    } while isWaiting && passes - start < ViewGraph.passLimit
    if isWaiting { warn(.unsettled(passes: passes - start)) }
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
    let isAnimated = batches.first?.transaction.effectiveAnimation != nil
    guard isAnimated || transactionRules > 0 || !presentation.isAtRest, root.root.isPlaced else { return nil }
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
    // Cancelled tasks come to their end.
    tasks.run()
    (shownRows, dirty, batches) = ([], [], [])
  }

  /// Applies the writes of the next transaction.
  private func applyNextBatch() {
    transaction = Transaction()
    guard !batches.isEmpty else { return }
    let batch = batches.removeFirst()
    transaction = batch.transaction
    batch.writes.forEach { $0.settle() }
    for (scope, epoch) in batch.readers { scope.require(.views, readIn: epoch) }
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
  func updating<Result>(_ work: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return work()
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
