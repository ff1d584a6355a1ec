import GalleyLayout

final class LazyRowsScope: ViewScope {
  let sharedSize = SharedSize()
  private var rows: LazyRows?

  init(in parent: ViewScope) {
    super.init(.place, in: parent)
    context.add(sharedSize)
  }

  // The rows continue from earlier rows of the same container.
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
