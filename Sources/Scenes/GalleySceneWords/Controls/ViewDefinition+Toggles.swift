import GalleyControls
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let toggles: [ViewDefinition] = [
    ViewDefinition(
      "Toggle", "A title with a switch; `toggleStyle` says what it looks like.", .title, ToggleArguments.shape,
      .interactive
    ) { title, toggle, view in
      Toggle(isOn: toggle.isOn.binding(in: view.rows)) { title.view(toggle.symbol, in: view.rows) }
    },
    ViewDefinition(
      "DisclosureGroup", "A title that shows and hides what is below it.", .title, DisclosureArguments.shape,
      .interactive
    ) { title, group, view in
      let content = { group.content.views(in: view.rows) }
      guard let isExpanded = group.isExpanded else {
        return DisclosureGroup(content: content) { title.view(in: view.rows) }
      }
      return DisclosureGroup(isExpanded: isExpanded.binding(in: view.rows), content: content) {
        title.view(in: view.rows)
      }
    },
  ]
}

private struct ToggleArguments: Sendable {
  let isOn: SceneBinding<Bool>
  let symbol: String?

  static let shape = TypedShape<ToggleArguments>.record("", "") { fields in
    let isOn = fields.required("isOn", .binding(TypedShape<Bool>.boolean), "Whether it is on.")
    let symbol = fields.add(SceneSymbol.field)
    return { given in try ToggleArguments(isOn: given[isOn], symbol: given[symbol]) }
  }
}

private struct DisclosureArguments: Sendable {
  let content: [ViewTemplate]
  let isExpanded: SceneBinding<Bool>?

  static let shape = TypedShape<DisclosureArguments>.record("", "") { fields in
    let content = fields.required("content", TypedShape<[ViewTemplate]>.views, "What shows while it is open.")
    let isExpanded = fields.optional(
      "isExpanded", TypedShape<SceneBinding<Bool>>.binding(TypedShape<Bool>.boolean),
      "Whether it is open; it keeps that itself by default, and is closed at first.")
    return { given in try DisclosureArguments(content: given[content], isExpanded: given[isExpanded]) }
  }
}
