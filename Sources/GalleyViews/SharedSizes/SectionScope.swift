import GalleyLayout

/// What is remembered of a section.
final class SectionScope: ViewScope {
  /// What the rows of the section agree upon.
  let agreement = Agreement()

  // What rows agree upon is theirs.
  override var servesAnyRow: Bool { false }

  init(in parent: ViewScope) {
    super.init(.place, in: parent)
    context.add(agreement)
  }

  override func drop() {
    super.drop()
    agreement.close()
  }
}
