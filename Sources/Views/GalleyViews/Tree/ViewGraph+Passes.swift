import GalleyGeometry
import GalleyLayout
import GalleyMotion

// A frame consists of passes, repeated until there are no changes.

extension ViewGraph {
  package var isWaiting: Bool { store.isWaiting || isDirty || !actions.isEmpty }

  /// After this many passes, the tree is shown in its current state.
  static let passLimit = 64

  func show(_ root: RootScope, _ arrange: () -> Void) {
    countFrame()
    let start = passes
    store.noteCaller()
    repeat {
      types.answering { tasks.act(of: root) { pass(root, arrange) } }
      if !isWaiting { runTasks() }
    } while isWaiting && passes - start < ViewGraph.passLimit
    if isWaiting { warn(.unsettled(passes: passes - start)) }
  }

  private func runTasks() {
    guard let view = tasks.board.onStage({ tasks.run() }) else { return }
    warn(.task(.endless(view: view)))
  }

  private func pass(_ root: RootScope, _ arrange: () -> Void) {
    countPass()
    let before = appearances(of: root)
    applyNextBatch()
    var walk = NodeWalk(wanted: [])
    var rounds = 0
    repeat {
      rounds += 1
      updating(refreshScopes)
      updating(arrange)
      shownRows.settle()
      guard watchers.count > 0 else { break }
      walk = NodeWalk(wanted: watchers.wanted)
      _ = walk.meet(root.root, through: .identity)
      // Views that depend on preferences are built in the same pass.
    } while isDirty && rounds < ViewGraph.passLimit
    animate(root, from: before)
    presentation.removals.values.joined().forEach { walk.meet(leaving: $0.node) }
    watchers.notice(walk.appearances, actions: actions)
    walk.findings.forEach { $0() }
    actions.run()
  }

  private func appearances(of root: RootScope) -> TreeAppearance? {
    guard store.isAnimated || presentation.transactionRules > 0 || !presentation.isAtRest, root.root.isPlaced else {
      return nil
    }
    return TreeAppearance(of: root.root, graph: self)
  }

  private func animate(_ root: RootScope, from before: TreeAppearance?) {
    if let before {
      let after = TreeAppearance(of: root.root, transaction: transaction, graph: self)
      presentation.show(AppearanceChange(old: before, new: after, scenes: root.transitions))
    }
    presentation.await(transaction)
  }

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
    for view in batch.outsideChanges.compactMap(\.scope) { warn(.task(.changeFromOutside(view: view.path))) }
  }
}
