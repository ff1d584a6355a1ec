import GalleyControls
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let pickers: [ViewDefinition] = [
    ViewDefinition(
      "Picker", "A title and a control for choosing one of several values; `pickerStyle` sets its style.", .title,
      PickerArguments.shape, .tagged
    ) { title, picker, view in
      Picker(selection: picker.selection.binding(in: view.rows)) {
        picker.options(in: view.rows)
      } label: {
        title.view(in: view.rows)
      }
    },
    ViewDefinition(
      "ColorPicker", "A title with a colour well.", .title,
      TypedShape<Color>.record("", "") { fields in
        let selection = fields.required("selection", TypedShape<Color>.color, "Selected colour.")
        return { given in try given[selection] }
      }, .interactive
    ) { title, color, view in
      ColorPicker(selection: .constant(color)) { title.view(in: view.rows) }
    },
  ]
}

private struct PickerArguments: Sendable {
  let selection: SceneBinding<String>
  let content: [ViewTemplate]
  let words: [String]

  static let shape = TypedShape<PickerArguments>.record("", "", needed: ["options", "content"]) { fields in
    let selection = fields.required(
      "selection", TypedShape<SceneBinding<String>>.binding(.text("a value")), "Selected value, as text.")
    let words = fields.optional(
      "options", TypedShape<[String]>.list(.text("text"), noun: "strings"),
      "The values, which are also their titles; instead of `content`.", default: [])
    let content = fields.optional(
      "content", .views, "One view per value, identified by its `tag` or the `id` of its ForEach.", default: [])
    return { given in
      try PickerArguments(selection: given[selection], content: given[content], words: given[words])
    }
  }

  @ViewBuilder func options(in rows: RowScope) -> some View {
    content.views(in: rows)
    ForEach(words, id: \.self) { word in Text(title: word).tag(word) }
  }
}
