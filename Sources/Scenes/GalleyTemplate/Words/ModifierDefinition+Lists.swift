import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  package static let lists: [ModifierDefinition] =
    listRows + [
      ModifierDefinition(
        "listStyle", "Style of the lists in the view.", listStyle, ModifierTraits(need: .inside(.list))
      ) { view, kind in view.listStyle(SceneListStyle(kind: kind)) },
      ModifierDefinition(
        "listRowSpacing", "Spacing between rows of a list (default: 0 pt).", .number(.length), anywhere
      ) { view, spacing in view.listRowSpacing(spacing) },
      ModifierDefinition(
        "listSectionSpacing", "Spacing between sections of a list: points, `default` or `compact`.",
        .oneOf(
          .words(
            "a spacing",
            [
              "default": (ListSectionSpacing.default, "The spacing of the list style."),
              "compact": (.compact, "About half of the default."),
            ]), TypedShape<Double>.number(.length).map { .custom($0) }), anywhere
      ) { view, spacing in view.listSectionSpacing(spacing) },
      ModifierDefinition(
        "headerProminence", "Prominence of the headers of a list.",
        .words(
          "a prominence",
          [
            "standard": (Prominence.standard, "As in the list style (default)."),
            "increased": (.increased, "Headers look like titles."),
          ]), anywhere
      ) { view, prominence in view.headerProminence(prominence) },
      ModifierDefinition(
        "scrollContentBackground", "Whether a list draws a background behind its rows.", shown,
        ModifierTraits(need: .inside(.list))
      ) { view, visibility in view.scrollContentBackground(visibility) },
      .environment(
        "defaultMinListRowHeight", "Minimum height of a list's rows (default: 44 pt).", .number(.length),
        anywhere
      ) { $0.defaultMinListRowHeight = $1 },
      .environment(
        "defaultMinListHeaderHeight", "Minimum height of a list's headers (default: depends on the list style).",
        .number(.length), anywhere
      ) { $0.defaultMinListHeaderHeight = $1 },
    ]

  private static let listRows: [ModifierDefinition] = [
    ModifierDefinition(
      "listRowInsets", "Insets of a list row's content: points on all sides, or points by side.",
      .insets(.length),
      // If all rows have the same insets, the list adds them.
      ModifierTraits(need: .around(.list), length: { value, _ in value.hasFields ? .open : .unchanged })
    ) { view, insets in view.listRowInsets(insets) },
    .inRows("listRowBackground", "Draws a colour or a view as the background of a list row.", .layer, paintsRow) {
      view, layer, rows in
      switch layer {
      case .style(let style): rowBackground(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.listRowBackground(layer.views(in: rows)))
      }
    },
    ModifierDefinition(
      "listRowSeparator", "Whether the separators of a list row are visible.", SeparatorLine.shape, paintsRow
    ) { view, line in view.listRowSeparator(line.visibility, edges: line.edges) },
    ModifierDefinition(
      "listRowSeparatorTint", "Colour of the separators of a list row.", .color, paintsRow
    ) { view, color in view.listRowSeparatorTint(color) },
    ModifierDefinition(
      "listSectionSeparator", "Whether the separators of a list section are visible.", SeparatorLine.shape, paintsRow
    ) { view, line in view.listSectionSeparator(line.visibility, edges: line.edges) },
    ModifierDefinition(
      "badge", "Shows a badge with this text at the end of a list row or on a tab; empty text shows no badge.",
      .text("text"),
      ModifierTraits(need: .around(.tagged), length: { _, _ in .open })
    ) { view, text in view.badge(text.isEmpty ? nil : Text(verbatim: text)) },
    ModifierDefinition(
      "tag", "Value that represents the view in the `selection` of its list, Picker or TabView.", .text("an id"),
      ModifierTraits(need: .around(.tagged), onlyPaints: true)
    ) { view, tag in view.tag(tag) },
  ]

  private static let anywhere = ModifierTraits(need: .insideOrAround(.list))
  private static let paintsRow = ModifierTraits(need: .around(.list), onlyPaints: true)

  private static let listStyle = TypedShape<ListKind>.words(
    "a list style",
    [
      "plain": (.plain, "Rows across the full width; section headers stay at the top."),
      "inset": (.inset, "Like plain, with margins on both sides."),
      "grouped": (.grouped, "Rows across the full width, in groups on a grey background."),
      "insetGrouped": (.insetGrouped, "Groups on rounded cards on a grey background (default)."),
      "sidebar": (.sidebar, "Like insetGrouped, with headers that look like titles."),
    ])
}

private let shown = TypedShape<Visibility>.words(
  "a visibility", ["visible": (.visible, "Visible."), "hidden": (.hidden, "Hidden.")])

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
    .record("a line", "Separator on one side.") { fields in
      let visibility = fields.required("visibility", shown, "Whether the separator is visible.")
      let edges = fields.optional("edge", edges, "Which separator (default: both).", default: .all)
      return { given in try SeparatorLine(visibility: given[visibility], edges: given[edges]) }
    })

  private static let edges = TypedShape<VerticalEdge.Set>.words(
    "a side", ["top": (.top, "The separator above the row."), "bottom": (.bottom, "The separator below the row.")])
}
