import GalleyControls
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let toggles: [ViewDefinition] = [
    ViewDefinition(
      "Toggle", "A title with a switch; `toggleStyle` sets its style.", .title, ToggleArguments.shape,
      .interactive
    ) { title, toggle, view in
      Toggle(isOn: toggle.isOn.binding(in: view.rows)) { title.view(toggle.symbol, in: view.rows) }
    },
    ViewDefinition(
      "DisclosureGroup", "A title that shows and hides the content below it.", .title, DisclosureArguments.shape,
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
    let isOn = fields.required("isOn", .binding(TypedShape<Bool>.boolean), "Whether the switch is on.")
    let symbol = fields.add(SceneSymbol.field)
    return { given in try ToggleArguments(isOn: given[isOn], symbol: given[symbol]) }
  }
}

private struct DisclosureArguments: Sendable {
  let content: [ViewTemplate]
  let isExpanded: SceneBinding<Bool>?

  static let shape = TypedShape<DisclosureArguments>.record("", "") { fields in
    let content = fields.required("content", TypedShape<[ViewTemplate]>.views, "Content that is visible while open.")
    let isExpanded = fields.optional(
      "isExpanded", TypedShape<SceneBinding<Bool>>.binding(TypedShape<Bool>.boolean),
      "Whether the group is open; by default the group keeps this state itself and is closed at first.")
    return { given in try DisclosureArguments(content: given[content], isExpanded: given[isExpanded]) }
  }
}
