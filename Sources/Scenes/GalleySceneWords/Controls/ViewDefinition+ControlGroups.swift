import GalleyControls
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let controlGroups: [ViewDefinition] = [
    ViewDefinition(
      "Form",
      "Controls in sections on cards, as in the Settings app. A form scrolls; states and scripts refer to its `id`.",
      .views, .nothing,
      ViewTraits(matters: [.scroller, .list, .tagged, .lazyContainer], isLazy: true, isInteractive: true)
    ) { views, _, view in Form { views.views(in: view.rows) } },
    ViewDefinition(
      "LabeledContent", "A title, followed by a value or by the views in `content`.", .title,
      TypedShape<LabeledArguments>.record("", "", needed: ["value", "content"]) { fields in
        let value = fields.optional("value", .text("text"), "Value as text.")
        let content = fields.optional("content", .views, "Views instead of the value.", default: [])
        return { given in try LabeledArguments(value: given[value], content: given[content]) }
      }
    ) { title, labeled, view in
      LabeledContent {
        if let value = labeled.value { Text(verbatim: value) }
        labeled.content.views(in: view.rows)
      } label: {
        title.view(in: view.rows)
      }
    },
    ViewDefinition("GroupBox", "Views on a card, below a title.", optional: .title, contentViews) {
      title, content, view in
      title.map { title in
        AnyView(
          GroupBox {
            content.views(in: view.rows)
          } label: {
            title.view(in: view.rows)
          })
      } ?? AnyView(GroupBox { content.views(in: view.rows) })
    },
    ViewDefinition("ControlGroup", "Controls that belong together.", .views, .nothing) { views, _, view in
      ControlGroup { views.views(in: view.rows) }
    },
    ViewDefinition(
      "ContentUnavailableView", "A symbol, a title and a description for an empty screen.", .title,
      UnavailableArguments.shape
    ) { title, unavailable, view in
      ContentUnavailableView {
        Label {
          title.view(in: view.rows)
        } icon: {
          if let symbol = unavailable.symbol { Image(systemName: symbol) }
        }
      } description: {
        if let description = unavailable.description { Text(title: description) }
      } actions: {
        unavailable.actions.views(in: view.rows)
      }
    },
  ]

  private static let contentViews = TypedShape<[ViewTemplate]>.record("", "") { fields in
    let content = fields.required("content", TypedShape<[ViewTemplate]>.views, "Views in the group.")
    return { given in try given[content] }
  }
}

private struct LabeledArguments: Sendable {
  let value: String?
  let content: [ViewTemplate]
}

private struct UnavailableArguments: Sendable {
  let symbol: String?
  let description: String?
  let actions: [ViewTemplate]

  static let shape = TypedShape<UnavailableArguments>.record("", "") { fields in
    let symbol = fields.add(SceneSymbol.field)
    let description = fields.optional("description", .text("text"), "Sentence below the title.")
    let actions = fields.optional("actions", .views, "Buttons below the description.", default: [])
    return { given in
      try UnavailableArguments(symbol: given[symbol], description: given[description], actions: given[actions])
    }
  }
}
