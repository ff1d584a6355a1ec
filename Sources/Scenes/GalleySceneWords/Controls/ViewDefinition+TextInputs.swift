import GalleyControls
import GalleyGeometry
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let textInputs: [ViewDefinition] = [
    ViewDefinition(
      "TextField", "A text field; its title is the placeholder.", .title, FieldArguments.shape, .interactive
    ) { title, field, view in
      TextField(text: field.text.binding(in: view.rows), prompt: field.promptText, axis: field.axis) {
        title.view(in: view.rows)
      }
    },
    ViewDefinition(
      "SecureField", "A password field, which hides its characters.", .title, FieldArguments.secureShape,
      .interactive
    ) { title, field, view in
      SecureField(text: field.text.binding(in: view.rows), prompt: field.promptText) { title.view(in: view.rows) }
    },
    ViewDefinition(
      "TextEditor", "A text field with many lines that fills the available height.",
      TypedShape<SceneBinding<String>>.binding(.text("text")), .nothing, .interactive
    ) { text, _, view in TextEditor(text: text.binding(in: view.rows)) },
  ]
}

private struct FieldArguments: Sendable {
  let text: SceneBinding<String>
  let prompt: String?
  var axis = Axis.horizontal

  var promptText: Text? { prompt.map { Text(title: $0) } }

  static let shape = TypedShape<FieldArguments>.record("", "") { fields in
    let (text, prompt) = (fields.add(text), fields.add(prompt))
    let axis = fields.optional(
      "axis", .scrollAxis, "Direction of growth (default: horizontal, one line).", default: .horizontal)
    return { given in try FieldArguments(text: given[text], prompt: given[prompt], axis: given[axis]) }
  }

  static let secureShape = TypedShape<FieldArguments>.record("", "") { fields in
    let (text, prompt) = (fields.add(text), fields.add(prompt))
    return { given in try FieldArguments(text: given[text], prompt: given[prompt]) }
  }

  private static let text = TypedField(
    "text", required: TypedShape<SceneBinding<String>>.binding(.text("text")), "Text in the field.")
  private static let prompt = TypedField<String?>(
    "prompt", .text("text"), "Placeholder of an empty field (default: its title).")
}
