import GalleyLayout
import GalleyMotion

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

  /// Builds a row for measuring. Uses the existing state of the row but keeps no new state. If `isPassing` is true, the
  /// node is reused for the next measured row.
  func rowForMeasuring(
    _ row: ViewPayload.Row, at places: KeyedScope?, isPassing: Bool, _ build: @escaping (inout NodeBuilder) -> Void
  ) -> LayoutNode {
    guard let places else { return unrememberedRow(row, build) }
    let identity = ScopeIdentity.row(row.key, occurrence: 0)
    // A visible row cannot be used if its strings are going to be exchanged.
    if context.textNotes == nil, let known = places.known(identity) as? LazyRowScope {
      context.graph.shownRows.list(known)
      return node(of: row, in: known, generation: places.generation, build)
    }
    func fresh() -> LazyRowScope { LazyRowScope(identity, in: places) }
    // In a shared scope, animations would continue from one row to the next.
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
    // A row whose measurement involves other rows must not be turned into one of them at the same time.
    if node.dependsOnOtherRows { places.stopSharingMeasuring() }
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
  /// Whether the size may depend on neighbouring rows, or on rows in a container inside this row.
  fileprivate var dependsOnOtherRows: Bool {
    rule is SyncWidthRule || rule is UniformFitRule || LazyContainer(self) != nil
      || children.contains(where: \.dependsOnOtherRows)
  }
}
