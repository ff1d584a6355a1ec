import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let sharedSizes: [ModifierDefinition] = [
    ModifierDefinition(
      "syncWidth",
      """
      Gives all views with this name in the list the same width, including those in rows outside the visible area: \
      a name, or a mapping.
      """,
      .oneOf(
        TypedShape<String>.text("the name of a column").map { SharedWidth(key: $0) }, SharedWidth.shape)
    ) { view, column in
      view.syncWidth(column.key, in: column.scope, width: column.width, alignment: column.alignment)
    },
    ModifierDefinition(
      "uniformFits",
      "Makes each ViewThatFits inside this view show the same choice in all rows of a list, section or screen.",
      .syncScope, ModifierTraits(need: .inside(.fit))
    ) { view, scope in view.uniformFits(in: scope) },
    ModifierDefinition(
      "rowHeights", "How lazy containers inside this view determine the length of their rows.", .rowHeights,
      ModifierTraits(need: .inside(.lazyContainer))
    ) { view, heights in view.rowHeights(heights) },
    scrollSync,
  ]

  /// Scroll views with the same name share their offset.
  static let scrollSync = ModifierDefinition(
    "scrollSync", "Keeps this scroll view at the same offset as all scroll views with this name: a name, or a mapping.",
    .oneOf(
      TypedShape<String>.text("a name for scroll views").map { SharedOffset(name: $0, policy: .shared) },
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

  static let shape = TypedShape<SharedWidth>.record("syncWidth", "A column that has the same width in every row.") {
    fields in
    let key = fields.required("key", .text("the name of a column"), "Name of the column.")
    let scope = fields.optional(
      "in", .syncScope, "Scope of the column (default: list).", default: .list)
    let mode = fields.optional("mode", mode, "How the width is determined (default: exact).", default: .exact)
    let maximum = fields.optional(
      "maximum", .number(.length), "Maximum width, in points; wider content wraps or is truncated.")
    let percentile = fields.optional(
      "percentile", .number(.fraction), "Wide enough for this fraction of the cells: 0 to 1, or a percentage.")
    let alignment = fields.optional(
      "alignment", .horizontalAlignment, "Alignment of narrower views (default: leading).", default: .leading)
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
      "exact": (.exact, "As wide as the widest cell of all rows (default)."),
      "growing": (
        .growing, "As wide as the widest cell drawn so far, rounded up to a multiple of 10 pt; the width never shrinks."
      ),
    ])
}

private struct SharedOffset: Sendable {
  let name: String
  let policy: ScrollSyncPolicy

  static let nameField = TypedField(
    "name", required: TypedShape<String>.text("a name for scroll views"),
    "Shared name; states scroll all of these scroll views by it.")

  static let shape = TypedShape<SharedOffset>.record("scrollSync", "A scroll offset that several scroll views share.") {
    fields in
    let name = fields.add(nameField)
    let policy = fields.optional(
      "policy", policy, "How the scroll views follow each other (default: shared).", default: .shared)
    return { given in try SharedOffset(name: given[name], policy: given[policy]) }
  }

  private static let policy = TypedShape<ScrollSyncPolicy>.words(
    "a policy",
    [
      "shared": (.shared, "All have the same offset, even beyond their own content (default)."),
      "clamped": (.clamped, "All have the same offset, limited to their own content."),
      "relayed": (
        .relayed, "A drag moves all of them; a programmatic scroll moves only one, as in apps."
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
        "exact": (.exact, "All rows are measured before the first one is shown (default)."),
        "estimated": (
          .estimated, "Only visible rows are measured; others are estimated from the average, as on Apple platforms."
        ),
      ])
  }
}
