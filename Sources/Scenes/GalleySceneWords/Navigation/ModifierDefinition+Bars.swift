import GalleyNavigation
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let bars: [ModifierDefinition] = [
    ModifierDefinition("navigationTitle", "Title of the screen in its NavigationStack.", .text("a title"), interactive)
    {
      view, title in view.navigationTitle(Text(title: title))
    },
    ModifierDefinition(
      "navigationSubtitle", "Subtitle below the title of the screen.", .text("a subtitle"), interactive
    ) {
      view, subtitle in view.navigationSubtitle(Text(title: subtitle))
    },
    ModifierDefinition(
      "navigationBarTitleDisplayMode", "How the title of the screen is displayed.", displayMode, interactive
    ) { view, mode in view.navigationBarTitleDisplayMode(mode) },
    ModifierDefinition(
      "navigationBarBackButtonHidden", "Whether the back button is hidden.", .boolean, interactive
    ) { view, isHidden in view.navigationBarBackButtonHidden(isHidden) },
    .inRows(
      "toolbar", "Views in the screen's navigation bar and toolbars.",
      .list(.oneOf(BarEntry.shape, BarEntry.bare), noun: "views"),
      .besides
    ) { view, entries, rows in
      view.toolbar {
        BarEntries(entries: entries, rows: rows)
      }
    },
    ModifierDefinition(
      "toolbarVisibility", "Visibility of the bars around the screen.", BarVisibility.shape, interactive
    ) { view, bars in
      bars.all.reduce(view) { AnyView($0.toolbarVisibility($1.1, for: $1.0)) }
    },
    ModifierDefinition(
      "toolbarBackground", "Background of the navigation bar: a colour, or its visibility.",
      .oneOf(
        TypedShape<BarBackground>.words(
          "a visibility",
          ["visible": (.visibility(.visible), "Visible."), "hidden": (.visibility(.hidden), "Hidden.")]),
        TypedShape<Color>.color.map { .color($0) }), interactive
    ) { view, background in
      switch background {
      case .visibility(let visibility): AnyView(view.toolbarBackground(visibility, for: .navigationBar))
      case .color(let color): AnyView(view.toolbarBackground(color, for: .navigationBar))
      }
    },
    .inRows(
      "searchable", "A search field below the title of the screen.", SearchField.shape,
      ModifierTraits(isInteractive: true, parts: [.one("search"), .one("cancel-search")], hasSystemWords: true)
    ) {
      view, field, rows in field.above(view, in: rows)
    },
    .inRows("tabItem", "Title of the screen in the tab bar of its TabView.", .viewsBeside, .besides) {
      view, label, rows in view.tabItem { label.views(in: rows) }
    },
    .inRows(
      "tabViewBottomAccessory", "Shows a view above the tab bar of each TabView inside this view.", .viewsBeside,
      .besides
    ) {
      view, accessory, rows in view.tabViewBottomAccessory { accessory.views(in: rows) }
    },
    ModifierDefinition(
      "tabViewStyle", "Style of each TabView inside this view.",
      .words(
        "a tab view style",
        [
          "automatic": (TabStyle.automatic, "A bar at the bottom (default)."),
          "page": (.page, "Pages with dots below them."),
        ]), interactive
    ) { view, style in
      switch style {
      case .automatic: AnyView(view.tabViewStyle(.automatic))
      case .page: AnyView(view.tabViewStyle(.page))
      }
    },
  ]

  private static let interactive = ModifierTraits(isInteractive: true)

  private static let displayMode = TypedShape<NavigationBarItem.TitleDisplayMode>.words(
    "a display mode",
    [
      "automatic": (.automatic, "Large on the first screen, then as on the previous screen."),
      "inline": (.inline, "Small, in the bar."), "large": (.large, "Large, below the bar, until the screen scrolls."),
    ])
}

private enum TabStyle: Sendable {
  case automatic
  case page
}

private enum BarBackground: Sendable {
  case visibility(Visibility)
  case color(Color)
}

private struct BarEntry: Sendable {
  var placement = ToolbarItemPlacement.automatic
  let view: ViewTemplate

  static let bare = TypedShape<ViewTemplate>.view.map { BarEntry(view: $0) }

  static let shape = TypedShape<BarEntry>.record("toolbar", "A view and its placement.") { fields in
    let placement = fields.optional(
      "placement", placement, "Placement of the view (default: the end of the navigation bar).", default: .automatic)
    let view = fields.required("view", TypedShape<ViewTemplate>.view, "View to place.")
    return { given in try BarEntry(placement: given[placement], view: given[view]) }
  }

  private static let placement = TypedShape<ToolbarItemPlacement>.words(
    "a placement",
    [
      "automatic": (.automatic, "At the end of the navigation bar."),
      "principal": (.principal, "Instead of the title."),
      "topBarLeading": (.topBarLeading, "At the start of the navigation bar."),
      "topBarTrailing": (.topBarTrailing, "At the end of the navigation bar."),
      "bottomBar": (.bottomBar, "In the bar below the screen."),
      "status": (.status, "In the middle of the bar below the screen."),
      "primaryAction": (.primaryAction, "At the end of the navigation bar."),
      "confirmationAction": (.confirmationAction, "At the end of the navigation bar, in semibold."),
      "cancellationAction": (.cancellationAction, "At the start of the navigation bar."),
      "destructiveAction": (.destructiveAction, "At the end of the navigation bar."),
      "keyboard": (.keyboard, "Above the keyboard."),
    ])
}

private struct BarEntries: ToolbarContent {
  typealias Body = Never

  let entries: [BarEntry]
  let rows: RowScope

  func _collect(into items: inout ToolbarItems) {
    for entry in entries {
      ToolbarItem(placement: entry.placement) { entry.view.views(in: rows) }._collect(into: &items)
    }
  }
}

private struct BarVisibility: Sendable {
  let all: [(ToolbarPlacement, Visibility)]

  static let shape = TypedShape<BarVisibility>.record("toolbarVisibility", "Visibility of the bars.") { fields in
    let navigation = fields.optional("navigationBar", TypedShape<Visibility>.visibility, "The navigation bar.")
    let tabs = fields.optional("tabBar", TypedShape<Visibility>.visibility, "The tab bar of the TabView.")
    let bottom = fields.optional("bottomBar", TypedShape<Visibility>.visibility, "The bar below the screen.")
    return { given in
      let bars: [(ToolbarPlacement, Visibility?)] = [
        (.navigationBar, try given[navigation]), (.tabBar, try given[tabs]), (.bottomBar, try given[bottom]),
      ]
      return BarVisibility(all: bars.compactMap { bar in bar.1.map { (bar.0, $0) } })
    }
  }
}

private struct SearchField: Sendable {
  let text: SceneBinding<String>
  let prompt: String?
  let isPresented: SceneBinding<Bool>?
  let stays: Bool

  static let shape = TypedShape<SearchField>.record("searchable", "A search field.") { fields in
    let text = fields.required(
      "text", TypedShape<SceneBinding<String>>.binding(.text("text")), "Text in the search field.")
    let prompt = fields.optional("prompt", .text("text"), "Placeholder of the empty field (default: Search).")
    let isPresented = fields.optional(
      "isPresented", TypedShape<SceneBinding<Bool>>.binding(.boolean), "Whether the field is active.")
    let stays = fields.optional(
      "placement",
      .words(
        "a placement",
        [
          "automatic": (false, "Below the large title (default)."),
          "navigationBarDrawer": (true, "Below the title, even if the screen is scrolled."),
        ]), "Placement of the search field.", default: false)
    return { given in
      try SearchField(
        text: given[text], prompt: given[prompt], isPresented: given[isPresented], stays: given[stays])
    }
  }

  func above(_ view: AnyView, in rows: RowScope) -> any View {
    let placement = stays ? SearchFieldPlacement.navigationBarDrawer(displayMode: .always) : .automatic
    let prompt = prompt.map { Text(title: $0) }
    let text = text.binding(in: rows)
    guard let isPresented else { return view.searchable(text: text, placement: placement, prompt: prompt) }
    return view.searchable(
      text: text, isPresented: isPresented.binding(in: rows), placement: placement, prompt: prompt)
  }
}
