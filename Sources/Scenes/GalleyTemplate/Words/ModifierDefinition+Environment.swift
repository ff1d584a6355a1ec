import GalleyGeometry
import GalleyTables
import GalleyText
package import GalleyViews

extension ModifierDefinition {
  package static let environment: [ModifierDefinition] = [
    id,
    ModifierDefinition(
      "ignoresSafeArea", "Lets the view reach under the safe area: true, or the sides.",
      .oneOf(TypedShape<Bool>.boolean.map { $0 ? .all : [] }, .sides)
    ) { view, edges in edges.isEmpty ? view : AnyView(view.ignoresSafeArea(edges: edges)) },
    .inRows(
      "safeAreaInset", "Shows a bar on one side, whose room is taken from what scrolls beside it.", SideBar.shape,
      .openLength
    ) { view, bar, rows in bar.beside(view, rows) },
    .environment(
      "scrollIndicators", "When the scrollers inside show their scroll indicators.", .scrollIndicators,
      ModifierTraits(need: .inside(.scroller))
    ) { ($0.horizontalScrollIndicatorVisibility, $0.verticalScrollIndicatorVisibility) = ($1, $1) },
    .environment(
      "colorScheme", "Shows the view light or dark.", .word(.colorScheme), ModifierTraits(onlyPaints: true)
    ) { $0.colorScheme = $1 },
    .environment("dynamicTypeSize", "How large text is wanted.", .word(.dynamicType)) { $0.dynamicTypeSize = $1 },
    .environment("layoutDirection", "Which way reading runs.", .word(.layoutDirection)) { $0.layoutDirection = $1 },
    locale,
  ]

  package static let locale = environment(
    "locale", "The language, such as en or zh-Hant.", TypedShape<String>.text("a language")
  ) {
    $0.localeIdentifier = $1
  }

  package static let id = ModifierDefinition(
    "id", "A name to scroll to; on a ScrollView the name states use.", .text("a name"),
    ModifierTraits(
      onlyPaints: true, namesScrollers: true,
      scrollerName: { if case .text(let text) = $0 { text.constant } else { nil } })
  ) { view, name in view.id(name) }
}

extension TypedShape<Visibility> {
  package static var visibility: TypedShape<Visibility> {
    .words("a visibility", ["visible": (.visible, "It shows; the default."), "hidden": (.hidden, "It does not show.")])
  }
}

extension TypedShape<ScrollIndicatorVisibility> {
  static var scrollIndicators: Self {
    .words(
      "a visibility of scroll indicators",
      [
        "automatic": (.automatic, "While the content scrolls and shortly after; the default."),
        "visible": (.visible, "Always, also at rest."), "hidden": (.hidden, "Never."),
      ])
  }
}

extension TypedShape<Edge.Set> {
  fileprivate static var sides: Self {
    TypedShape<[Edge.Set]>.list(
      .words(
        "a side",
        [
          "top": (.top, "The upper side."), "bottom": (.bottom, "The lower side."),
          "leading": (.leading, "Where reading starts."), "trailing": (.trailing, "Where reading ends."),
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

  static let shape = TypedShape<SideBar>.record("safeAreaInset", "A bar on one side.") { fields in
    let side = fields.required("edge", side, "The side.")
    let view = fields.required("view", .view, "The bar.")
    let spacing = fields.optional(
      "spacing", .number(.length), "The room between the bar and the view in points; 8 by default.")
    return { given in try SideBar(side: given[side], view: given[view], spacing: given[spacing]) }
  }

  private static let side = TypedShape<Side>.words(
    "a side",
    [
      "top": (.vertical(.top), "The upper side."), "bottom": (.vertical(.bottom), "The lower side."),
      "leading": (.horizontal(.leading), "Where reading starts."),
      "trailing": (.horizontal(.trailing), "Where reading ends."),
    ])
}
