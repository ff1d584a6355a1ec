import GalleyLayout

/// The scope of a row that a lazy container builds when it is seen.
///
/// While the row is shown its node stays; when it is scrolled away the node goes and the state stays.
final class LazyRowScope: ContentScope {
  private var build: ((inout NodeBuilder) -> Void)?
  private var generation = -1
  private weak var container: LayoutNode?
  /// The row that the scope is of, or was last where it serves one after another.
  private var row: RowReading?
  var isListed = false {
    didSet { if isListed { wasListed = true } }
  }
  private(set) var wasListed = false

  override var isOnlyMeasured: Bool { !wasListed || super.isOnlyMeasured }

  override func addContent(into builder: inout NodeBuilder) { build?(&builder) }

  // The container asks for the row again when it is laid out: what is around the node that was is not around this one.
  override func outputChanged() {
    if row?.noteOther() == true { return }
    container?.invalidateUp()
    // The one row of a collection in a row is that row itself.
    super.outputChanged()
  }

  /// The node of `row`, built by `build` unless it stands already from the same `generation` of the list.
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
      return standing
    }
  }

  // The node in the container goes when the row gets another.
  override func refresh() -> Bool {
    container = standing?.parent
    return super.refresh()
  }

  override func drop() {
    super.drop()
    build = nil
  }

  var standing: LayoutNode? { output?.retainedNodes?.first }

  var isLeft: Bool { standing.map { $0.parent == nil } ?? false }
}
