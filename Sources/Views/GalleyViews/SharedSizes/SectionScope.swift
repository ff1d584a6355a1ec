import GalleyLayout

/// What is remembered of a section.
final class SectionScope: ViewScope {
  let sharedSize = SharedSize()

  // What rows agree upon is theirs.
  override var servesAnyRow: Bool { false }

  init(in parent: ViewScope) {
    super.init(.place, in: parent)
    context.add(sharedSize)
  }

  override func drop() {
    super.drop()
    sharedSize.close()
  }
}
