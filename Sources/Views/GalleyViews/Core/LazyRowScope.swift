import GalleyLayout

/// When a row is scrolled out of view, its node is released but its state is kept.
final class LazyRowScope: ContentScope {
  private var build: ((inout NodeBuilder) -> Void)?
  private var generation = -1
  private weak var container: LayoutNode?
  private var row: RowReading?
  var isListed = false {
    didSet { if isListed { wasListed = true } }
  }
  private(set) var wasListed = false

  override var isOnlyMeasured: Bool { !wasListed || super.isOnlyMeasured }

  override func addContent(into builder: inout NodeBuilder) { build?(&builder) }

  // The container requests the row again during layout, because the wrappers of the old node do not fit the new one.
  override func outputChanged() {
    if row?.noteOther() == true { return }
    container?.invalidateUp()
    // If a collection inside a row has a single row, both share one node, so the outer row has to be updated as well.
    super.outputChanged()
  }

  func node(
    of row: ViewPayload.Row, in builder: NodeBuilder, generation: Int,
    _ build: @escaping (inout NodeBuilder) -> Void
  ) -> LayoutNode? {
    if generation != self.generation { raise(.views) }
    self.generation = generation
    self.build = build
    self.row = (parent as? KeyedScope).map { places in
      RowReading(row.number, .row(row.key, occurrence: 0), of: places, generation: generation)
    }
    return context.graph.building(self.row) {
      if !settle(in: builder) { raise(.nodes) }
      _ = refresh()
      return builtNode
    }
  }

  // The row's old node is removed from the container during the refresh, so its parent has to be read first.
  override func refresh() -> Bool {
    container = builtNode?.parent
    return super.refresh()
  }

  override func drop() {
    super.drop()
    build = nil
  }

  var builtNode: LayoutNode? { output?.retainedNodes?.first }

  var isLeft: Bool { builtNode.map { $0.parent == nil } ?? false }
}
