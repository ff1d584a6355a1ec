import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let sharedSizes: [ModifierDefinition] = [
    ModifierDefinition(
      "syncWidth", "Makes the view as wide as all views of this name in the list, drawn or not: a name, or a mapping.",
      .oneOf(
        TypedShape<String>.text("the name of a column").map { SharedWidth(key: $0) }, SharedWidth.shape)
    ) { view, column in
      view.syncWidth(column.key, in: column.scope, width: column.width, alignment: column.alignment)
    },
    ModifierDefinition(
      "uniformFits", "Lets each ViewThatFits inside choose once for all rows of a list, a section or the screen.",
      .syncScope, ModifierTraits(need: .inside(.fit))
    ) { view, scope in view.uniformFits(in: scope) },
    ModifierDefinition(
      "rowHeights", "How lazy containers inside find out how long their rows are.", .rowHeights,
      ModifierTraits(need: .inside(.lazyContainer))
    ) { view, heights in view.rowHeights(heights) },
    scrollSync,
  ]

  /// Scrollers with the same name share their offset.
  static let scrollSync = ModifierDefinition(
    "scrollSync", "Lets the scroller stand where all scrollers of this name stand: a name, or a mapping.",
    .oneOf(
      TypedShape<String>.text("a name for scrollers").map { SharedOffset(name: $0, policy: .shared) },
      SharedOffset.shape),
    ModifierTraits(
      need: .inside(.scroller), onlyPaints: true, namesScrollers: true,
      scrollerName: { FollowedScroller.named(by: SharedOffset.nameField)($0)?.name })
  ) { view, offset in view.scrollSync(offset.name, policy: offset.policy) }
}

private struct SharedWidth: Sendable {
  var key: String
  var scope = SyncScope.list
  var width = SyncedWidth.exact
  var alignment = HorizontalAlignment.leading

  static let shape = TypedShape<SharedWidth>.record("syncWidth", "A column whose width agrees in every row.") {
    fields in
    let key = fields.required("key", .text("the name of a column"), "The column's name.")
    let scope = fields.optional(
      "in", .syncScope, "How far the column reaches; the list by default.", default: .list)
    let mode = fields.optional("mode", mode, "How wide the column is; exact by default.", default: .exact)
    let maximum = fields.optional(
      "maximum", .number(.length), "At most so many points; what is wider wraps or is cut.")
    let percentile = fields.optional(
      "percentile", .number(.fraction), "As wide as this share of the cells needs: 0 to 1, or a percentage.")
    let alignment = fields.optional(
      "alignment", .horizontalAlignment, "Where narrower views lie; leading by default.", default: .leading)
    return { given in
      let width: SyncedWidth =
        if let maximum = try given[maximum] {
          .capped(maximum: maximum)
        } else if let share = try given[percentile] {
          .percentile(share)
        } else {
          try given[mode]
        }
      return try SharedWidth(key: given[key], scope: given[scope], width: width, alignment: given[alignment])
    }
  }

  private static let mode = TypedShape<SyncedWidth>.words(
    "a width mode",
    [
      "exact": (.exact, "As wide as the widest cell of all rows, drawn or not; the default."),
      "growing": (
        .growing, "As wide as the widest cell drawn so far, rounded up to tens; it never becomes narrower."
      ),
    ])
}

private struct SharedOffset: Sendable {
  let name: String
  let policy: ScrollSyncPolicy

  static let nameField = TypedField(
    "name", required: TypedShape<String>.text("a name for scrollers"), "The name, by which states scroll all of them.")

  static let shape = TypedShape<SharedOffset>.record("scrollSync", "An offset that scrollers share.") { fields in
    let name = fields.add(nameField)
    let policy = fields.optional(
      "policy", policy, "How scrollers follow each other; shared by default.", default: .shared)
    return { given in try SharedOffset(name: given[name], policy: given[policy]) }
  }

  private static let policy = TypedShape<ScrollSyncPolicy>.words(
    "a policy",
    [
      "shared": (.shared, "All stand at one offset, also where that is beyond their own content; the default."),
      "clamped": (.clamped, "All stand at one offset, as far as their own content reaches."),
      "relayed": (
        .relayed, "They pass on where one was dragged to; one that is moved to a target moves alone, as in apps."
      ),
    ])
}

extension TypedShape<SyncScope> {
  static var syncScope: Self {
    .word(.syncScope)
  }
}

extension TypedShape<RowHeights> {
  fileprivate static var rowHeights: Self {
    .words(
      "a way to measure rows",
      [
        "exact": (.exact, "Every row before the first one is shown; the default."),
        "estimated": (
          .estimated, "Only rows that were shown, the others by their average, as platforms do it."
        ),
      ])
  }
}
