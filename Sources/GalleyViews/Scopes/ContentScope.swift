import GalleyLayout

/// A scope whose nodes can be built again by themselves when something read there changes.
///
/// Nodes stay the same objects where their number stays, so that nobody who holds them has to know.
package class ContentScope: ViewScope {
  /// How much has to be done again.
  enum Need: Comparable {
    /// Nothing.
    case nothing
    /// The nodes, from the same views.
    case nodes
    /// The views and their nodes.
    case views
  }

  /// What has to be done again.
  private(set) var need = Need.views
  /// The nodes or promised rows that were built last; nil before the first build and at rest.
  private(set) var output: NodeBuilder.Output?
  /// Counts evaluations: what was read in an earlier one no longer matters.
  private(set) var epoch = 0
  /// Where the views are built; its output is empty.
  private(set) var builder: NodeBuilder?

  override var content: ContentScope? { self }

  /// The nearest scope around whose nodes hold these.
  var around: ContentScope? { parent?.content }

  /// Makes the views again, before their nodes are built.
  func evaluate() {}

  /// Adds the nodes of the views.
  func addContent(into builder: inout NodeBuilder) {}

  /// Says that the nodes that stand for the scope are others now, or more, or fewer.
  func outputChanged() { around?.require(.nodes) }

  /// Takes the place that `builder` gives, and answers whether the values that hold there are the same as before.
  func settle(in builder: NodeBuilder) -> Bool {
    let isSame = self.builder?.isSamePlace(as: builder) ?? false
    if !isSame { self.builder = builder.emptied(for: self) }
    return isSame
  }

  /// Says that something has to be done again, in the next pass.
  func require(_ need: Need) {
    guard !isDropped else { return }
    raise(need)
    context.graph.enqueue(self)
  }

  /// Says that something has to be done again, in the build that runs.
  func raise(_ need: Need) { self.need = max(self.need, need) }

  /// Says that something has to be done again, if what `epoch` read still matters.
  func require(_ need: Need, readIn epoch: Int) {
    if epoch == self.epoch { require(need) }
  }

  /// Does what has to be done, and answers whether the nodes are the same objects as before.
  func refresh() -> Bool {
    guard need > .nothing || output == nil, var builder else { return true }
    if need == .views {
      epoch += 1
      evaluate()
    }
    need = .nothing
    begin()
    addContent(into: &builder)
    end()
    return adopt(builder.output)
  }

  /// Evaluates `read` while everything it reads is remembered as read by this scope.
  func reading<Value>(_ read: () -> Value) -> Value {
    let graph = context.graph
    let outer = graph.reader
    graph.reader = self
    defer { graph.reader = outer }
    let signal = ChangeSignal(self, epoch: epoch)
    return signal.tracking(read)
  }

  /// Takes new output; nodes that this scope made take over what the new ones are.
  private func adopt(_ new: NodeBuilder.Output) -> Bool {
    guard case .nodes(let old)? = output, case .nodes(let fresh) = new, old.count == fresh.count else {
      output = new
      if case .nodes(let nodes) = new { nodes.forEach(own) }
      return false
    }
    var isSame = true
    let kept = zip(old, fresh).map { old, fresh in
      if old === fresh { return old }
      // A node that a scope inside made is that scope's to change.
      guard ViewPayload.of(old)?.owner === self, ViewPayload.of(fresh)?.owner == nil else {
        own(fresh)
        isSame = false
        return fresh
      }
      ViewPayload.of(fresh)?.inherit(from: ViewPayload.of(old))
      old.become(fresh)
      own(old)
      return old
    }
    output = .nodes(kept)
    return isSame
  }

  private func own(_ node: LayoutNode) {
    if let payload = ViewPayload.of(node), payload.owner == nil { payload.owner = self }
  }

  override func drop() {
    super.drop()
    output = nil
    builder = nil
  }

  override func rest() {
    super.rest()
    output = nil
    raise(.views)
  }
}
