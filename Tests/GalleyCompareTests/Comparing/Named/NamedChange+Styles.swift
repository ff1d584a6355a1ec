extension NamedChange {
  /// Changes of control styles.
  static let styles: [NamedChange] = [
    NamedChange(
      "date style",
      scene(
        "  VStack:\n    - { DatePicker: Due, selection: 2024-05-17, style: graphical }\n    - { Text: Below }\n",
        canvas: "{ width: 320, height: 700, scale: 1 }"),
      ["graphical": "compact"], expected: "the date picker style of \"Due\" is compact instead of graphical"),
    NamedChange(
      "button style", scene1,
      ["bordered": "borderedProminent"],
      expected: "the button style of \"Message\" is borderedProminent instead of bordered"),
    NamedChange(
      "button style plain", scene1,
      ["bordered": "plain"], expected: "the button style of \"Message\" is plain instead of bordered"),
    NamedChange(
      "button border shape", scene1,
      ["buttonStyle: bordered": "buttonStyle: bordered, buttonBorderShape: capsule"],
      expected: "the button border shape of \"Message\" is capsule instead of automatic"),
    NamedChange(
      "control size", scene1,
      ["buttonStyle: bordered": "buttonStyle: bordered, controlSize: large"],
      expected: "the control size of \"Message\" is large instead of regular"),
    NamedChange(
      "role", scene1,
      ["Button: Message,": "Button: Message, role: destructive,"],
      expected: "the role of \"Message\" is destructive instead of none"),
    NamedChange(
      "button tint", scene1,
      ["buttonStyle: bordered": "buttonStyle: bordered, tint: \"#FF0000\""],
      expected: "the tint of \"Message\" is #FF0000 instead of the default"),
    NamedChange(
      "button disabled", scene1,
      ["buttonStyle: bordered": "buttonStyle: bordered, disabled: true"],
      expected: "Button \"Message\" is disabled instead of enabled"),
    NamedChange(
      "three buttons",
      scene("  VStack:\n    - { Button: A }\n    - { Button: B }\n    - { Button: C }\n  buttonStyle: bordered\n"),
      ["bordered": "borderless"], expected: "the button style of \"A\" and 2 more is borderless instead of bordered"),
    NamedChange(
      "toggle style", scene("  VStack:\n    - { Toggle: Sounds, isOn: true }\n    - { Text: Below }\n"),
      ["isOn: true": "isOn: true, toggleStyle: button"],
      expected: "the toggle style of \"Sounds\" is button instead of automatic"),
    NamedChange(
      "picker style",
      scene("  VStack:\n    - { Picker: Size, selection: Small, options: [ Small, Large ] }\n    - { Text: Below }\n"),
      ["Large ]": "Large ], pickerStyle: segmented"],
      expected: "the picker style of \"Size\" is segmented instead of automatic"),
    NamedChange(
      "field style", scene("  VStack:\n    - { TextField: Name, text: Ann }\n    - { Text: Below }\n"),
      ["text: Ann": "text: Ann, textFieldStyle: roundedBorder"],
      expected: "the text field style of \"Name\" is roundedBorder instead of automatic"),
    NamedChange(
      "progress style", scene("  VStack:\n    - { ProgressView: Loading, value: 0.4 }\n    - { Text: Below }\n"),
      ["value: 0.4": "value: 0.4, progressViewStyle: circular"],
      expected: "the progress view style of \"Loading\" is circular instead of automatic"),
    NamedChange(
      "label style", scene("  VStack:\n    - { Label: Music, systemImage: star }\n    - { Text: Below }\n"),
      ["systemImage: star": "systemImage: star, labelStyle: iconOnly"],
      expected: "the label style of \"Music\" is iconOnly instead of automatic"),
    NamedChange(
      "form style",
      scene(
        "  Form:\n    - { Toggle: Sounds, isOn: true }\n    - { Stepper: \"Guests\", value: 2, in: [0, 3] }\n    - { Picker: Size, selection: Small, options: [ Small, Large ] }\n    - { DatePicker: Due, selection: 2024-05-17 }\n    - { TextField: Name, text: Ann }\n    - { DisclosureGroup: More, isExpanded: true, content: [ { Text: Deep }, { Text: Deeper } ] }\n    - { Text: Last }\n",
        canvas: "{ width: 320, height: 700, scale: 1 }"),
      ["    - { Text: Last }\n": "    - { Text: Last }\n  formStyle: columns\n"],
      expected: "the form style of the form is columns instead of automatic"),
    NamedChange(
      "list style", scene("  List: [ { Text: A }, { Text: B } ]\n  id: mail\n"),
      ["id: mail": "id: mail\n  listStyle: plain"], expected: "list style of 'mail' is plain instead of inset grouped"),
    NamedChange(
      "button title and style", scene("  VStack:\n    - { Button: Message, buttonStyle: bordered }\n"),
      ["Message, buttonStyle: bordered": "Send, buttonStyle: borderedProminent"],
      expected: "the button style of \"Send\" is borderedProminent instead of bordered", "\"Message\" became \"Send\""),
    NamedChange(
      "slider tint style",
      scene("  VStack:\n    - { Slider: Volume, value: 3 , in: [0, 10], tint: red }\n    - { Text: Below }\n"),
      ["tint: red": "tint: green"], expected: "the tint of \"Volume\" is #34C759 instead of #FF3B30"),
    NamedChange(
      "style of all labels",
      scene(
        "  VStack:\n    - { Label: Music, systemImage: star }\n    - { Label: Art, systemImage: heart }\n  labelStyle: titleAndIcon\n"
      ),
      ["titleAndIcon": "titleOnly"],
      expected: "the label style of \"Music\" and 1 more is titleOnly instead of titleAndIcon"),
  ]

  private static let scene1 = scene(
    """
    VStack:
      - { Button: Message, buttonStyle: bordered }
      - { Text: Below }
    """)
}
