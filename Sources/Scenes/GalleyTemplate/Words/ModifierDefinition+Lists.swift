import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  package static let lists: [ModifierDefinition] =
    listRows + [
      ModifierDefinition(
        "listStyle", "What the lists in the view look like.", listStyle, ModifierTraits(need: .inside(.list))
      ) { view, kind in view.listStyle(SceneListStyle(kind: kind)) },
      ModifierDefinition(
        "listRowSpacing", "The room between the rows of a list in points; 0 by default.", .number(.length), anywhere
      ) { view, spacing in view.listRowSpacing(spacing) },
      ModifierDefinition(
        "listSectionSpacing", "The room between the sections of a list: points, `default` or `compact`.",
        .oneOf(
          .words(
            "a spacing",
            [
              "default": (ListSectionSpacing.default, "As the style has it."),
              "compact": (.compact, "About half of it."),
            ]), TypedShape<Double>.number(.length).map { .custom($0) }), anywhere
      ) { view, spacing in view.listSectionSpacing(spacing) },
      ModifierDefinition(
        "headerProminence", "How much the headers of a list stand out.",
        .words(
          "a prominence",
          [
            "standard": (Prominence.standard, "As the style has it; the default."),
            "increased": (.increased, "Like a title."),
          ]), anywhere
      ) { view, prominence in view.headerProminence(prominence) },
      ModifierDefinition(
        "scrollContentBackground", "Whether a list draws a ground behind its rows.", shown,
        ModifierTraits(need: .inside(.list))
      ) { view, visibility in view.scrollContentBackground(visibility) },
      .environment(
        "defaultMinListRowHeight", "The least height of a list's rows in points; 44 by default.", .number(.length),
        anywhere
      ) { $0.defaultMinListRowHeight = $1 },
      .environment(
        "defaultMinListHeaderHeight", "The least height of a list's headers in points; the style's by default.",
        .number(.length), anywhere
      ) { $0.defaultMinListHeaderHeight = $1 },
    ]

  private static let listRows: [ModifierDefinition] = [
    ModifierDefinition(
      "listRowInsets", "The room around the content of a list's row: points on all sides, or by side.",
      .insets(.length),
      // Equal insets of all rows are added by the list.
      ModifierTraits(need: .around(.list), length: { value, _ in value.hasFields ? .open : .unchanged })
    ) { view, insets in view.listRowInsets(insets) },
    .inRows("listRowBackground", "Draws a colour or a view behind a list's row.", .layer, paintsRow) {
      view, layer, rows in
      switch layer {
      case .style(let style): rowBackground(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.listRowBackground(layer.views(in: rows)))
      }
    },
    ModifierDefinition(
      "listRowSeparator", "Whether the lines above and below a list's row show.", SeparatorLine.shape, paintsRow
    ) { view, line in view.listRowSeparator(line.visibility, edges: line.edges) },
    ModifierDefinition(
      "listRowSeparatorTint", "The colour of the lines above and below a list's row.", .color, paintsRow
    ) { view, color in view.listRowSeparatorTint(color) },
    ModifierDefinition(
      "listSectionSeparator", "Whether the lines above and below a list's section show.", SeparatorLine.shape, paintsRow
    ) { view, line in view.listSectionSeparator(line.visibility, edges: line.edges) },
    ModifierDefinition(
      "badge", "Shows a text at the end of a list's row, or on a tab; an empty one shows nothing.", .text("a text"),
      ModifierTraits(need: .around(.tagged), length: { _, _ in .open })
    ) { view, text in view.badge(text.isEmpty ? nil : Text(verbatim: text)) },
    ModifierDefinition(
      "tag", "What the view stands for in the `selection` of its list, Picker or TabView.", .text("an id"),
      ModifierTraits(need: .around(.tagged), onlyPaints: true)
    ) { view, tag in view.tag(tag) },
  ]

  private static let anywhere = ModifierTraits(need: .insideOrAround(.list))
  private static let paintsRow = ModifierTraits(need: .around(.list), onlyPaints: true)

  private static let listStyle = TypedShape<ListKind>.words(
    "a list style",
    [
      "plain": (.plain, "Rows from side to side; headers stay at the top."),
      "inset": (.inset, "As plain, with room on both sides."),
      "grouped": (.grouped, "Rows from side to side in groups on a grey ground."),
      "insetGrouped": (.insetGrouped, "Groups on cards with round corners on a grey ground; the default."),
      "sidebar": (.sidebar, "As inset grouped, with headers like titles."),
    ])
}

private let shown = TypedShape<Visibility>.words(
  "a visibility", ["visible": (.visible, "It shows."), "hidden": (.hidden, "It does not.")])

private func rowBackground(_ view: AnyView, _ style: some ShapeStyle) -> AnyView {
  AnyView(view.listRowBackground(AnyView(Rectangle().fill(style))))
}

private struct SceneListStyle: ListStyle {
  let kind: ListKind
}

private struct SeparatorLine: Sendable {
  var visibility: Visibility
  var edges = VerticalEdge.Set.all

  static let shape: TypedShape<SeparatorLine> = .oneOf(
    shown.map { SeparatorLine(visibility: $0) },
    .record("a line", "A line on one side.") { fields in
      let visibility = fields.required("visibility", shown, "Whether it shows.")
      let edges = fields.optional("edge", edges, "Which line; both by default.", default: .all)
      return { given in try SeparatorLine(visibility: given[visibility], edges: given[edges]) }
    })

  private static let edges = TypedShape<VerticalEdge.Set>.words(
    "a side", ["top": (.top, "The line above."), "bottom": (.bottom, "The line below.")])
}
