import GalleyLayout

/// What is remembered of the rows of a lazy container, so that the rows which take their place can go on from there.
final class LazyRowsScope: ViewScope {
  let sharedSize = SharedSize()
  private var rows: LazyRows?

  init(in parent: ViewScope) {
    super.init(.place, in: parent)
    context.add(sharedSize)
  }

  // Rows inside go on from those that were there before.
  override var servesAnyRow: Bool { false }

  func follow(_ rows: LazyRows) {
    if let earlier = self.rows {
      rows.follow(earlier)
      context.rowEdits += 1
    }
    self.rows = rows
  }

  override func drop() {
    super.drop()
    rows = nil
    sharedSize.close()
  }

  override func rest() {
    super.rest()
    rows = nil
  }
}
