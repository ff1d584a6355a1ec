import GalleyControls
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let controlStyles: [ModifierDefinition] = [
    style(
      "buttonStyle", "Style of the buttons in the view.", "a button style",
      [
        "automatic": (StyleChange { $0.buttonStyle(.automatic) }, "Depends on the context (default)."),
        "plain": (StyleChange { $0.buttonStyle(.plain) }, "The label alone."),
        "borderless": (StyleChange { $0.buttonStyle(.borderless) }, "The label in the accent colour."),
        "bordered": (StyleChange { $0.buttonStyle(.bordered) }, "The label on a pale background."),
        "borderedProminent": (
          StyleChange { $0.buttonStyle(.borderedProminent) }, "The label in white on the accent colour."
        ),
      ]),
    style(
      "buttonBorderShape", "Shape of button backgrounds in the view.", "a border shape",
      [
        "automatic": (StyleChange { $0.buttonBorderShape(.automatic) }, "Depends on the size (default)."),
        "capsule": (StyleChange { $0.buttonBorderShape(.capsule) }, "A capsule."),
        "roundedRectangle": (StyleChange { $0.buttonBorderShape(.roundedRectangle) }, "A rounded rectangle."),
        "circle": (StyleChange { $0.buttonBorderShape(.circle) }, "A circle."),
      ]),
    style(
      "labelStyle", "Which parts of the labels in the view are visible.", "a label style",
      [
        "automatic": (StyleChange { $0.labelStyle(.automatic) }, "Depends on the context (default)."),
        "titleAndIcon": (StyleChange { $0.labelStyle(.titleAndIcon) }, "The symbol and the title."),
        "titleOnly": (StyleChange { $0.labelStyle(.titleOnly) }, "The title only."),
        "iconOnly": (StyleChange { $0.labelStyle(.iconOnly) }, "The symbol only."),
      ]),
    style(
      "toggleStyle", "Style of the toggles in the view.", "a toggle style",
      [
        "automatic": (StyleChange { $0.toggleStyle(.automatic) }, "Switches (default)."),
        "switch": (StyleChange { $0.toggleStyle(.switch) }, "Switches."),
        "button": (StyleChange { $0.toggleStyle(.button) }, "Buttons that have a background while they are on."),
      ]),
    style(
      "pickerStyle", "Style of the pickers in the view.", "a picker style",
      [
        "automatic": (StyleChange { $0.pickerStyle(.automatic) }, "Menus (default)."),
        "menu": (StyleChange { $0.pickerStyle(.menu) }, "The value with two arrows; a tap opens a menu."),
        "segmented": (StyleChange { $0.pickerStyle(.segmented) }, "All values side by side."),
        "palette": (StyleChange { $0.pickerStyle(.palette) }, "All values side by side, as symbols."),
        "inline": (StyleChange { $0.pickerStyle(.inline) }, "One row per value, with a tick on the selected one."),
        "wheel": (StyleChange { $0.pickerStyle(.wheel) }, "A wheel."),
        "navigationLink": (
          StyleChange { $0.pickerStyle(.navigationLink) }, "A row that opens a screen with the values."
        ),
      ]),
    style(
      "textFieldStyle", "Style of the text fields in the view.", "a text field style",
      [
        "automatic": (StyleChange { $0.textFieldStyle(.automatic) }, "No border (default)."),
        "plain": (StyleChange { $0.textFieldStyle(.plain) }, "No border."),
        "roundedBorder": (StyleChange { $0.textFieldStyle(.roundedBorder) }, "A rounded border."),
      ]),
    style(
      "progressViewStyle", "Style of the progress views in the view.", "a progress view style",
      [
        "automatic": (
          StyleChange { $0.progressViewStyle(.automatic) }, "A bar if there is a value, a spinner if not (default)."
        ),
        "linear": (StyleChange { $0.progressViewStyle(.linear) }, "A bar."),
        "circular": (StyleChange { $0.progressViewStyle(.circular) }, "A circle."),
      ]),
    style(
      "menuStyle", "Style of the menus in the view.", "a menu style",
      [
        "automatic": (StyleChange { $0.menuStyle(.automatic) }, "Depends on the context (default)."),
        "button": (StyleChange { $0.menuStyle(.button) }, "Like a button in the current button style."),
        "borderlessButton": (StyleChange { $0.menuStyle(.borderlessButton) }, "No border."),
      ]),
    style(
      "formStyle", "Style of the forms in the view.", "a form style",
      [
        "automatic": (StyleChange { $0.formStyle(.automatic) }, "Depends on the context (default)."),
        "grouped": (StyleChange { $0.formStyle(.grouped) }, "Sections on cards."),
        "columns": (StyleChange { $0.formStyle(.columns) }, "Labels and controls in columns, without scrolling."),
      ]),
    style(
      "controlSize", "Size of the controls in the view.", "a control size",
      [
        "mini": (StyleChange { $0.controlSize(.mini) }, "Same as small on iOS."),
        "small": (StyleChange { $0.controlSize(.small) }, "For small spaces."),
        "regular": (StyleChange { $0.controlSize(.regular) }, "The default."),
        "large": (StyleChange { $0.controlSize(.large) }, "For the main action of a screen."),
        "extraLarge": (StyleChange { $0.controlSize(.extraLarge) }, "Same as large on iOS."),
      ]),
  ]

  private static func style(
    _ name: String, _ doc: String, _ noun: String, _ words: KeyValuePairs<String, (StyleChange, doc: String)>
  ) -> ModifierDefinition {
    ModifierDefinition(name, doc, TypedShape<StyleChange>.words(noun, words)) { view, change in change.apply(view) }
  }
}

private struct StyleChange: Sendable {
  let apply: @Sendable (AnyView) -> any View
}
