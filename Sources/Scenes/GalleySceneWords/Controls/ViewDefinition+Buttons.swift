import GalleyControls
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let buttons: [ViewDefinition] = [
    ViewDefinition(
      "Button", "A title that performs an action when tapped; `buttonStyle` sets its style.", .title,
      ButtonArguments.shape, .interactive
    ) { title, button, view in
      ActingView(action: button.action, rows: view.rows) { act in
        Button(role: button.role, action: act) { title.view(button.symbol, in: view.rows) }
      }
    },
    ViewDefinition("Label", "A symbol and a title; `labelStyle` selects which of them are visible.", .title, labelIcon)
    {
      title, icon, view in
      Label {
        title.view(in: view.rows)
      } icon: {
        icon.view(in: view.rows)
      }
    },
    ViewDefinition(
      "Link", "A title with a web address; a tap on it has no effect.", .title,
      TypedShape<String?>.record("", "") { fields in
        let symbol = fields.add(SceneSymbol.field)
        _ = fields.required("destination", .text("an address"), "Web address.")
        return { given in .some(try given[symbol]) }
      }, .interactive
    ) { title, symbol, view in
      Button(action: {}) { title.view(symbol, in: view.rows) }.accessibilityAddTraits(.isLink)
    },
    ViewDefinition(
      "ShareLink", "A share button; its title is Share… by default.", optional: .title,
      TypedShape<String>.record("", "") { fields in
        let item = fields.required("item", .text("text"), "Text or address to share.")
        return { given in try given[item] }
      }, ViewTraits(isInteractive: true, hasSystemWords: true)
    ) { title, item, view in
      title.map { title in
        AnyView(ShareLink(item: item) { title.view("square.and.arrow.up", in: view.rows) })
      } ?? AnyView(ShareLink(item: item))
    },
    ViewDefinition(
      "Menu", "A button that opens a menu with the views in `content`.", .title, MenuArguments.shape, .interactive
    ) { title, menu, view in
      Menu {
        menu.content.views(in: view.rows)
      } label: {
        title.view(menu.symbol, in: view.rows)
      }
    },
  ]

  private static let labelIcon = TypedShape<LabelIcon>.record("", "", needed: ["systemImage", "icon"]) { fields in
    let symbol = fields.add(SceneSymbol.field)
    let icon = fields.optional("icon", .views, "Views instead of the symbol.", default: [])
    return { given in try LabelIcon(symbol: given[symbol], views: given[icon]) }
  }
}

private struct LabelIcon: Sendable {
  let symbol: String?
  let views: [ViewTemplate]

  @ViewBuilder func view(in rows: RowScope) -> some View {
    if let symbol { Image(systemName: symbol) } else { views.views(in: rows) }
  }
}

private struct ButtonArguments: Sendable {
  let symbol: String?
  let role: ButtonRole?
  let action: SceneAction?

  static let shape = TypedShape<ButtonArguments>.record("", "") { fields in
    let symbol = fields.add(SceneSymbol.field)
    let role = fields.optional("role", TypedShape<ButtonRole>.role, "Role of the button; can change its appearance.")
    let action = fields.add(SceneAction.field)
    return { given in try ButtonArguments(symbol: given[symbol], role: given[role], action: given[action]) }
  }
}

extension TypedShape<ButtonRole> {
  fileprivate static var role: Self {
    .words(
      "a role",
      [
        "destructive": (.destructive, "Deletes or ends something; shown in red."),
        "cancel": (.cancel, "Leaves without changing anything."),
        "close": (.close, "Closes the presented view."),
        "confirm": (.confirm, "Confirms the presented view."),
      ])
  }
}

private struct MenuArguments: Sendable {
  let symbol: String?
  let content: [ViewTemplate]

  static let shape = TypedShape<MenuArguments>.record("", "") { fields in
    let symbol = fields.add(SceneSymbol.field)
    let content = fields.required(
      "content", TypedShape<[ViewTemplate]>.views, "Content of the menu: buttons, pickers, toggles.")
    return { given in try MenuArguments(symbol: given[symbol], content: given[content]) }
  }
}
