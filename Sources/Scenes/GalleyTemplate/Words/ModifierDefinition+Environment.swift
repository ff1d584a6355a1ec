import GalleyGeometry
import GalleyTables
import GalleyText
package import GalleyViews

extension ModifierDefinition {
  package static let environment: [ModifierDefinition] = [
    id,
    ModifierDefinition(
      "ignoresSafeArea", "Extends the view into the safe area: `true` for all sides, or a list of sides.",
      .oneOf(TypedShape<Bool>.boolean.map { $0 ? .all : [] }, .sides)
    ) { view, edges in edges.isEmpty ? view : AnyView(view.ignoresSafeArea(edges: edges)) },
    .inRows(
      "safeAreaInset", "Shows a bar at one side and insets the safe area of the view by the bar's size.", SideBar.shape,
      .openLength
    ) { view, bar, rows in bar.beside(view, rows) },
    .environment(
      "scrollIndicators", "When the scroll views inside show their scroll indicators.", .scrollIndicators,
      ModifierTraits(need: .inside(.scroller))
    ) { ($0.horizontalScrollIndicatorVisibility, $0.verticalScrollIndicatorVisibility) = ($1, $1) },
    .environment(
      "colorScheme", "Shows the view in light or dark mode.", .word(.colorScheme), ModifierTraits(onlyPaints: true)
    ) { $0.colorScheme = $1 },
    .environment("dynamicTypeSize", "Dynamic Type size of the view.", .word(.dynamicType)) { $0.dynamicTypeSize = $1 },
    .environment("layoutDirection", "Layout direction of the view.", .word(.layoutDirection)) {
      $0.layoutDirection = $1
    },
    locale,
  ]

  package static let locale = environment(
    "locale", "Language of the view, such as en or zh-Hant.", TypedShape<String>.text("a language")
  ) {
    $0.localeIdentifier = $1
  }

  package static let id = ModifierDefinition(
    "id", "Name by which states, scripts and actions refer to the view.", .text("a name"),
    ModifierTraits(
      onlyPaints: true, namesScrollers: true,
      scrollerName: { if case .text(let text) = $0 { text.constant } else { nil } })
  ) { view, name in view.id(name) }
}

extension TypedShape<Visibility> {
  package static var visibility: TypedShape<Visibility> {
    .words("a visibility", ["visible": (.visible, "Visible (default)."), "hidden": (.hidden, "Hidden.")])
  }
}

extension TypedShape<ScrollIndicatorVisibility> {
  static var scrollIndicators: Self {
    .words(
      "a scroll indicator visibility",
      [
        "automatic": (.automatic, "Visible while the content scrolls and shortly afterwards (default)."),
        "visible": (.visible, "Always visible."), "hidden": (.hidden, "Never."),
      ])
  }
}

extension TypedShape<Edge.Set> {
  fileprivate static var sides: Self {
    TypedShape<[Edge.Set]>.list(
      .words(
        "a side",
        [
          "top": (.top, "Top."), "bottom": (.bottom, "Bottom."),
          "leading": (.leading, "Leading."), "trailing": (.trailing, "Trailing."),
          "horizontal": (.horizontal, "Leading and trailing."), "vertical": (.vertical, "Top and bottom."),
        ]), noun: "sides"
    ).map { $0.reduce(into: []) { $0.formUnion($1) } }
  }
}

private struct SideBar: Sendable {
  let side: Side
  let view: ViewTemplate
  let spacing: Double?

  enum Side: Sendable {
    case vertical(VerticalEdge)
    case horizontal(HorizontalEdge)
  }

  func beside(_ content: AnyView, _ rows: RowScope) -> AnyView {
    let bar = view.views(in: rows)
    switch side {
    case .vertical(let edge): return AnyView(content.safeAreaInset(edge: edge, spacing: spacing) { bar })
    case .horizontal(let edge): return AnyView(content.safeAreaInset(edge: edge, spacing: spacing) { bar })
    }
  }

  static let shape = TypedShape<SideBar>.record("safeAreaInset", "A bar at one side.") { fields in
    let side = fields.required("edge", side, "Side of the bar.")
    let view = fields.required("view", .view, "Content of the bar.")
    let spacing = fields.optional(
      "spacing", .number(.length), "Spacing between the bar and the view (default: 8 pt).")
    return { given in try SideBar(side: given[side], view: given[view], spacing: given[spacing]) }
  }

  private static let side = TypedShape<Side>.words(
    "a side",
    [
      "top": (.vertical(.top), "Top."), "bottom": (.vertical(.bottom), "Bottom."),
      "leading": (.horizontal(.leading), "Leading."),
      "trailing": (.horizontal(.trailing), "Trailing."),
    ])
}
