import GalleyLayout

/// What is remembered of the rows of a lazy container, so that the rows which take their place can go on from there.
final class LazyRowsScope: ViewScope {
  /// What the rows agree upon.
  let agreement = Agreement()
  /// The rows that were promised last.
  private var rows: LazyRows?

  init(in parent: ViewScope) {
    super.init(.place, in: parent)
    context.add(agreement)
  }

  // Rows inside go on from those that were there before.
  override var servesAnyRow: Bool { false }

  /// Takes the rows that are promised from now on.
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
    agreement.close()
  }

  override func rest() {
    super.rest()
    rows = nil
  }
}
