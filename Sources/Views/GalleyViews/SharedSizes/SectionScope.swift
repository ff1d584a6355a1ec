import GalleyLayout

final class SectionScope: ViewScope {
  let sharedSize = SharedSize()

  // The shared sizes belong to the rows of this section.
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
