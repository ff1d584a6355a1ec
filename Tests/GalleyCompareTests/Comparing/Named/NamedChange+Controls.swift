extension NamedChange {
  /// Changes of control values.
  static let controls: [NamedChange] = [
    NamedChange(
      "toggle off", scene1,
      ["isOn: true": "isOn: false"], expected: "Toggle \"Sounds\" is off instead of on"),
    NamedChange(
      "slider", scene1,
      ["Slider: { value: 0.4 }": "Slider: { value: 0.8 }"], expected: "the slider is at 0.8 instead of 0.4"),
    NamedChange(
      "picker", scene1,
      ["selection: Small": "selection: Large"], expected: "Picker \"Size\" is \"Large\" instead of \"Small\""),
    NamedChange(
      "progress", scene1,
      ["ProgressView: { value: 0.4 }": "ProgressView: { value: 0.8 }"],
      expected: "the progress view is at 80 % instead of 40 %"),
    NamedChange(
      "toggle and slider", scene1,
      ["isOn: true": "isOn: false", "Slider: { value: 0.4 }": "Slider: { value: 0.8 }"],
      expected: "Toggle \"Sounds\" is off instead of on", "the slider is at 0.8 instead of 0.4"),
    NamedChange(
      "toggle and label font", scene1,
      ["{ Toggle: Sounds, isOn: true }": "{ Toggle: Sounds, isOn: false, font: headline }"],
      expected: "Toggle \"Sounds\" is off instead of on", "Text \"Sounds\" is headline instead of body"),
    NamedChange(
      "menu picker",
      scene("  VStack:\n    - { Picker: Size, selection: Small, options: [ Small, Large ] }\n    - { Text: Below }\n"),
      ["selection: Small": "selection: Large"], expected: "Picker \"Size\" is \"Large\" instead of \"Small\""),
    NamedChange(
      "wheel picker",
      scene(
        "  VStack:\n    - { Picker: Size, selection: Small, options: [ Small, Middle, Large ], pickerStyle: wheel }\n"),
      ["selection: Small": "selection: Large"], expected: "Picker \"Size\" is \"Large\" instead of \"Small\""),
    NamedChange(
      "form toggle", scene2,
      ["isOn: true": "isOn: false"], expected: "Toggle \"Sounds\" is off instead of on"),
    NamedChange(
      "form stepper", scene2,
      ["\"Guests\", value: 2": "\"Guests\", value: 3"], expected: "Stepper \"Guests\" is at 3 instead of 2"),
    NamedChange(
      "form picker", scene2,
      ["selection: Small": "selection: Large"], expected: "Picker \"Size\" is \"Large\" instead of \"Small\""),
    NamedChange(
      "form date", scene2,
      ["2024-05-17": "2024-06-01"], expected: "DatePicker \"Due\" is 2024-06-01 instead of 2024-05-17"),
    NamedChange(
      "form field", scene2,
      ["text: Ann": "text: Ben"], expected: "TextField \"Name\" is \"Ben\" instead of \"Ann\""),
    NamedChange(
      "form field emptied", scene2,
      ["text: Ann": "text: \"\""], expected: "TextField \"Name\" is empty instead of \"Ann\""),
    NamedChange(
      "form disclosure", scene2,
      ["isExpanded: true": "isExpanded: false"], expected: "DisclosureGroup \"More\" is collapsed instead of expanded"),
    NamedChange(
      "disclosure in stack",
      scene(
        "  VStack:\n    - { DisclosureGroup: More, isExpanded: true, content: [ { Text: Deep }, { Text: Deeper } ] }\n    - { Text: Last }\n"
      ),
      ["isExpanded: true": "isExpanded: false"], expected: "DisclosureGroup \"More\" is collapsed instead of expanded"),
    NamedChange(
      "graphical date",
      scene(
        "  VStack:\n    - { DatePicker: Due, selection: 2024-05-17, style: graphical }\n",
        canvas: "{ width: 320, height: 700, scale: 1 }"),
      ["2024-05-17": "2024-05-20"], expected: "DatePicker \"Due\" is 2024-05-20 instead of 2024-05-17"),
    NamedChange(
      "gauge", scene("  VStack:\n    - { Gauge: Fuel, value: 30, in: [0, 100] }\n"),
      ["value: 30": "value: 45"], expected: "Gauge \"Fuel\" is at 45 instead of 30"),
    NamedChange(
      "color picker", scene("  VStack:\n    - { ColorPicker: Ink, selection: \"#336699\" }\n"),
      ["#336699": "#993366"], expected: "ColorPicker \"Ink\" is #993366 instead of #336699"),
    NamedChange(
      "secure field", scene("  VStack:\n    - { SecureField: Code, text: abc }\n"),
      ["abc": "abcd"], expected: "SecureField \"Code\" is \"●●●●\" instead of \"●●●\""),
    NamedChange(
      "stepper label", scene("  VStack:\n    - { Stepper: \"Guests: 2\", value: 2 }\n"),
      ["Guests: 2\", value: 2": "Guests: 3\", value: 3"], expected: "Stepper \"Guests: 3\" is at 3 instead of 2"),
    NamedChange(
      "slider with id",
      scene("  VStack:\n    - { Slider: { value: 3 , in: [0, 10] }, id: vol }\n    - { Text: Below }\n"),
      ["value: 3": "value: 7"], expected: "'vol' is at 7 instead of 3"),
    NamedChange(
      "picker option renamed",
      scene("  VStack:\n    - { Picker: Size, selection: Small, options: [ Small, Large ], pickerStyle: segmented }\n"),
      ["Large ]": "Huge ]"], expected: "\"Large\" became \"Huge\""),
  ]

  private static let scene1 = scene(
    """
    VStack:
      - { Toggle: Sounds, isOn: true }
      - { Slider: { value: 0.4 } }
      - { Picker: Size, selection: Small, options: [ Small, Large ], pickerStyle: segmented }
      - { ProgressView: { value: 0.4 } }
      - { Text: Below }
    """)

  private static let scene2 = scene(
    """
    Form:
      - { Toggle: Sounds, isOn: true }
      - { Stepper: "Guests", value: 2, in: [0, 3] }
      - { Picker: Size, selection: Small, options: [ Small, Large ] }
      - { DatePicker: Due, selection: 2024-05-17 }
      - { TextField: Name, text: Ann }
      - { DisclosureGroup: More, isExpanded: true, content: [ { Text: Deep }, { Text: Deeper } ] }
      - { Text: Last }
    """, canvas: "{ width: 320, height: 700, scale: 1 }")
}
