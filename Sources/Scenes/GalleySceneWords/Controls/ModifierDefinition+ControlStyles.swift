import GalleyControls
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let controlStyles: [ModifierDefinition] = [
    style(
      "buttonStyle", "What the buttons in the view look like.", "a button style",
      [
        "automatic": (StyleChange { $0.buttonStyle(.automatic) }, "As their place has it; the default."),
        "plain": (StyleChange { $0.buttonStyle(.plain) }, "The label as it is."),
        "borderless": (StyleChange { $0.buttonStyle(.borderless) }, "The label in the accent colour."),
        "bordered": (StyleChange { $0.buttonStyle(.bordered) }, "The label on a ground of weak colour."),
        "borderedProminent": (
          StyleChange { $0.buttonStyle(.borderedProminent) }, "The label in white on the accent colour."
        ),
      ]),
    style(
      "buttonBorderShape", "The outline of the grounds of buttons.", "an outline",
      [
        "automatic": (StyleChange { $0.buttonBorderShape(.automatic) }, "As the size has it; the default."),
        "capsule": (StyleChange { $0.buttonBorderShape(.capsule) }, "With round ends."),
        "roundedRectangle": (StyleChange { $0.buttonBorderShape(.roundedRectangle) }, "With rounded corners."),
        "circle": (StyleChange { $0.buttonBorderShape(.circle) }, "A circle."),
      ]),
    style(
      "labelStyle", "What of the labels in the view shows.", "a label style",
      [
        "automatic": (StyleChange { $0.labelStyle(.automatic) }, "As their place has it; the default."),
        "titleAndIcon": (StyleChange { $0.labelStyle(.titleAndIcon) }, "Both."),
        "titleOnly": (StyleChange { $0.labelStyle(.titleOnly) }, "The title."),
        "iconOnly": (StyleChange { $0.labelStyle(.iconOnly) }, "The symbol."),
      ]),
    style(
      "toggleStyle", "What the toggles in the view look like.", "a toggle style",
      [
        "automatic": (StyleChange { $0.toggleStyle(.automatic) }, "Switches; the default."),
        "switch": (StyleChange { $0.toggleStyle(.switch) }, "Switches."),
        "button": (StyleChange { $0.toggleStyle(.button) }, "Buttons with a ground where they are on."),
      ]),
    style(
      "pickerStyle", "What the pickers in the view look like.", "a picker style",
      [
        "automatic": (StyleChange { $0.pickerStyle(.automatic) }, "Menus; the default."),
        "menu": (StyleChange { $0.pickerStyle(.menu) }, "The value with two arrows, which opens a menu."),
        "segmented": (StyleChange { $0.pickerStyle(.segmented) }, "All values side by side."),
        "palette": (StyleChange { $0.pickerStyle(.palette) }, "All values side by side, as symbols."),
        "inline": (StyleChange { $0.pickerStyle(.inline) }, "A row for each value, one with a mark."),
        "wheel": (StyleChange { $0.pickerStyle(.wheel) }, "A drum that turns."),
        "navigationLink": (StyleChange { $0.pickerStyle(.navigationLink) }, "A row that leads to a screen of values."),
      ]),
    style(
      "textFieldStyle", "What the text fields in the view look like.", "a text field style",
      [
        "automatic": (StyleChange { $0.textFieldStyle(.automatic) }, "Without a border; the default."),
        "plain": (StyleChange { $0.textFieldStyle(.plain) }, "Without a border."),
        "roundedBorder": (StyleChange { $0.textFieldStyle(.roundedBorder) }, "With a border of round corners."),
      ]),
    style(
      "progressViewStyle", "What the progress views in the view look like.", "a progress view style",
      [
        "automatic": (StyleChange { $0.progressViewStyle(.automatic) }, "A track with a value, else a wheel."),
        "linear": (StyleChange { $0.progressViewStyle(.linear) }, "A track."),
        "circular": (StyleChange { $0.progressViewStyle(.circular) }, "A wheel."),
      ]),
    style(
      "menuStyle", "What the menus in the view look like.", "a menu style",
      [
        "automatic": (StyleChange { $0.menuStyle(.automatic) }, "As their place has it; the default."),
        "button": (StyleChange { $0.menuStyle(.button) }, "As the button style has it."),
        "borderlessButton": (StyleChange { $0.menuStyle(.borderlessButton) }, "Without a border."),
      ]),
    style(
      "formStyle", "What the forms in the view look like.", "a form style",
      [
        "automatic": (StyleChange { $0.formStyle(.automatic) }, "As their place has it; the default."),
        "grouped": (StyleChange { $0.formStyle(.grouped) }, "Sections on cards."),
        "columns": (StyleChange { $0.formStyle(.columns) }, "Labels and controls in columns, without a scroller."),
      ]),
    style(
      "controlSize", "How large the controls in the view are.", "a control size",
      [
        "mini": (StyleChange { $0.controlSize(.mini) }, "As small on iOS."),
        "small": (StyleChange { $0.controlSize(.small) }, "For places with little room."),
        "regular": (StyleChange { $0.controlSize(.regular) }, "The default."),
        "large": (StyleChange { $0.controlSize(.large) }, "For the main action of a screen."),
        "extraLarge": (StyleChange { $0.controlSize(.extraLarge) }, "As large on iOS."),
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
