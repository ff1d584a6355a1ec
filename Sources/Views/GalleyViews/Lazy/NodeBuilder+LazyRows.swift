import GalleyLayout
import GalleyMotion

// Rows that are built when somebody looks.

extension NodeBuilder {
  func lazyRow(
    _ row: ViewPayload.Row, at places: KeyedScope?, _ build: @escaping (inout NodeBuilder) -> Void
  ) -> LayoutNode {
    guard let places else { return unrememberedRow(row, build) }
    let identity = ScopeIdentity.row(row.key, occurrence: 0)
    let scope = places.scope(for: identity) { LazyRowScope(identity, in: places) }
    context.graph.shownRows.list(scope)
    return node(of: row, in: scope, generation: places.generation, build)
  }

  /// One row of a lazy container as a single node, only to be measured: what the row remembers holds, but nothing new is
  /// remembered.
  ///
  /// Where the look `isPassing`, the node becomes that of the next row that is looked at.
  func rowForMeasuring(
    _ row: ViewPayload.Row, at places: KeyedScope?, isPassing: Bool, _ build: @escaping (inout NodeBuilder) -> Void
  ) -> LayoutNode {
    guard let places else { return unrememberedRow(row, build) }
    let identity = ScopeIdentity.row(row.key, occurrence: 0)
    // A row whose texts will be exchanged for those of others cannot be one that shows.
    if context.textNotes == nil, let known = places.known(identity) as? LazyRowScope {
      context.graph.shownRows.list(known)
      return node(of: row, in: known, generation: places.generation, build)
    }
    func fresh() -> LazyRowScope { LazyRowScope(identity, in: places) }
    // What is on its way would go on from row to row.
    guard isPassing, context.textNotes == nil, places.sharesMeasuring,
      context.graph.transaction.effectiveAnimation == nil,
      context.graph.presentation.transactionRules == 0
    else {
      let scope = fresh()
      defer { scope.drop() }
      return node(of: row, in: scope, generation: places.generation, build)
    }
    let scope = places.measuringScope(orMake: fresh)
    scope.raise(.views)
    let node = node(of: row, in: scope, generation: places.generation, build)
    // Who is asked for its size and asks other rows in turn must not become one of them meanwhile.
    if node.asksOtherRows { places.stopSharingMeasuring() }
    return node
  }

  private func node(
    of row: ViewPayload.Row, in scope: LazyRowScope, generation: Int,
    _ build: @escaping (inout NodeBuilder) -> Void
  ) -> LayoutNode {
    let element = RowElement(row)
    let node = scope.node(of: row, in: self, generation: generation) { inner in
      var row = NodeBuilder(inside: inner, lazily: true)
      row.element = element
      build(&row)
      inner.append(row.singleRow())
    }
    guard let node else { return self.node(EmptyRule(), [], kind: "EmptyView") }
    ViewPayload.of(node)?.become(row)
    return node
  }

  private func unrememberedRow(_ row: ViewPayload.Row, _ build: (inout NodeBuilder) -> Void) -> LayoutNode {
    var inner = NodeBuilder(inside: self, lazily: true)
    inner.element = RowElement(row)
    build(&inner)
    let node = inner.singleRow()
    ViewPayload.of(node)?.become(row)
    return node
  }
}

extension LayoutNode {
  /// Whether the size of the node may hang on rows beside it, or on those of a container inside.
  fileprivate var asksOtherRows: Bool {
    rule is SyncWidthRule || rule is UniformFitRule || LazyContainer(self) != nil
      || children.contains(where: \.asksOtherRows)
  }
}
