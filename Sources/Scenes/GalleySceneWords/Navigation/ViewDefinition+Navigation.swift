import GalleyControls
import GalleyNavigation
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let navigation: [ViewDefinition] = [
    ViewDefinition(
      "NavigationStack", "A screen with a navigation bar, and the screens that its links open.", .views,
      StackArguments.shape, ViewTraits(matters: [.editing], isInteractive: true, parts: [.one("back")])
    ) { views, stack, view in stack.view(views, in: view.rows) },
    ViewDefinition(
      "NavigationLink", "A title that opens another screen of the surrounding NavigationStack.", .title,
      LinkArguments.shape, ViewTraits(isInteractive: true, hasSystemWords: true)
    ) { title, link, view in link.view(title, in: view.rows) },
    ViewDefinition(
      "TabView", "Several screens with a bar for choosing one.", .views,
      TypedShape<SceneBinding<String>?>.record("", "") { fields in
        let selection = fields.optional(
          "selection", TypedShape<SceneBinding<String>>.binding(.text("a value")),
          "The `value` or `tag` of the visible screen (default: the first screen).")
        return { given in .some(try given[selection]) }
      },
      ViewTraits(matters: [.tagged], isInteractive: true, parts: [.beginning("tab-"), .numbered("page-")])
    ) { views, selection, view in
      guard let selection else { return TabView { views.views(in: view.rows) } }
      return TabView(selection: selection.binding(in: view.rows)) { views.views(in: view.rows) }
    },
    ViewDefinition("Tab", "A screen of a TabView, and its title in the bar.", .title, TabArguments.shape, .interactive)
    {
      title, tab, view in
      let label = { title.view(tab.symbol, in: view.rows) }
      guard let value = tab.value else {
        return Tab(role: tab.role) {
          tab.content.views(in: view.rows)
        } label: {
          label()
        }
      }
      return Tab(value: value, role: tab.role) {
        tab.content.views(in: view.rows)
      } label: {
        label()
      }
    },
    table,
    ViewDefinition(
      "TableRow", "A row of a Table: one view per column.", .views, TypedShape<Bool>.nothing,
      ViewTraits(need: .table)
    ) { views, _, view in TableFrameRow { views.views(in: view.rows) }
    },
    ViewDefinition(
      bare: "EditButton", "A button that starts and ends the edit mode of a list.", .nothing,
      ViewTraits(isInteractive: true, need: .editing, hasSystemWords: true)
    ) { _ in EditButton() },
  ]
}

private struct StackArguments: Sendable {
  let path: SceneBinding<[String]>?
  let destinations: [Named<ViewTemplate>]

  static let shape = TypedShape<StackArguments>.record("", "") { fields in
    let path = fields.optional(
      "path", TypedShape<SceneBinding<[String]>>.binding(.list(.text("a value"), noun: "values", minimum: 0)),
      "Values of the pushed screens, usually a variable (default: the stack stores them itself).")
    let destinations = fields.optional(
      "destinations", TypedShape<[Named<ViewTemplate>]>.named(.view, noun: "screens"),
      "Screens for the values in `path`, links and `push`.", default: [])
    return { given in try StackArguments(path: given[path], destinations: given[destinations]) }
  }

  func view(_ views: [ViewTemplate], in rows: RowScope) -> any View {
    let screens = Dictionary(destinations.map { ($0.name, $0.value) }) { first, _ in first }
    let root = views.views(in: rows).navigationDestination(for: String.self) { value in
      screens[value].map { [$0].views(in: rows) }
    }
    guard let path else { return NavigationStack { root } }
    return NavigationStack(path: path.binding(in: rows)) { root }
  }
}

private struct LinkArguments: Sendable {
  let symbol: String?
  let destination: [ViewTemplate]
  let value: String?

  static let shape = TypedShape<LinkArguments>.record("", "", needed: ["destination", "value"]) { fields in
    let symbol = fields.add(SceneSymbol.field)
    let destination = fields.optional("destination", .views, "Screen that the link opens.", default: [])
    let value = fields.optional(
      "value", .text("a value"), "One of the `destinations` of the NavigationStack, instead of `destination`.")
    return { given in
      try LinkArguments(symbol: given[symbol], destination: given[destination], value: given[value])
    }
  }

  func view(_ title: SceneTitle, in rows: RowScope) -> any View {
    let label = { title.view(symbol, in: rows) }
    if let value { return NavigationLink(value: value, label: label) }
    return NavigationLink(destination: { destination.views(in: rows) }, label: label)
  }
}

private struct TabArguments: Sendable {
  let symbol: String?
  let value: String?
  let role: TabRole?
  let content: [ViewTemplate]

  static let shape = TypedShape<TabArguments>.record("", "") { fields in
    let symbol = fields.add(SceneSymbol.field)
    let value = fields.optional(
      "value", .text("a value"), "Value that represents the screen in the `selection` of the TabView.")
    let role = fields.optional(
      "role", TypedShape<TabRole>.words("a role", ["search": (.search, "The search screen.")]),
      "Role of the screen.")
    let content = fields.required("content", TypedShape<[ViewTemplate]>.views, "Content of the screen.")
    return { given in
      try TabArguments(symbol: given[symbol], value: given[value], role: given[role], content: given[content])
    }
  }
}
