extension NamedChange {
  /// Changes of fonts, amounts and drawings.
  static let paints: [NamedChange] = [
    NamedChange(
      "text style",
      scene(
        "  VStack:\n    - { Text: Walnut Stool, font: headline, id: name }\n    - { Text: Three legs, font: footnote }\n"
      ),
      ["font: headline": "font: title3"], expected: "'name' is title3 instead of headline"),
    NamedChange(
      "text size", scene("  VStack:\n    - { Text: Walnut Stool, font: { size: 17 }, id: name }\n"),
      ["size: 17": "size: 20"], expected: "'name' is 20 pt instead of 17"),
    NamedChange(
      "bold style", scene("  VStack:\n    - { Text: Walnut Stool, font: footnote, id: name }\n"),
      ["font: footnote": "font: caption, fontWeight: bold"],
      expected: "'name' is caption instead of footnote and bold now"),
    NamedChange(
      "brightness",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, brightness: 0.1 }\n    - { Text: Below }\n"
      ),
      ["brightness: 0.1": "brightness: 0.4"], expected: "brightness of Rectangle is 0.4 instead of 0.1"),
    NamedChange(
      "contrast",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, contrast: 1.1 }\n    - { Text: Below }\n"
      ),
      ["contrast: 1.1": "contrast: 1.5"], expected: "contrast of Rectangle is 1.5 instead of 1.1"),
    NamedChange(
      "saturation",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, saturation: 0.2 }\n    - { Text: Below }\n"
      ),
      ["saturation: 0.2": "saturation: 0.5"], expected: "saturation of Rectangle is 0.5 instead of 0.2"),
    NamedChange(
      "grayscale",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, grayscale: 0.1 }\n    - { Text: Below }\n"
      ),
      ["grayscale: 0.1": "grayscale: 0.9"], expected: "grayscale of Rectangle is 0.9 instead of 0.1"),
    NamedChange(
      "hue",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, hueRotation: 0 }\n    - { Text: Below }\n"
      ),
      ["hueRotation: 0": "hueRotation: 90"], expected: "hue rotation of Rectangle is 90° instead of 0°"),
    NamedChange(
      "blur",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, blur: 2 }\n    - { Text: Below }\n"
      ),
      ["blur: 2": "blur: 6"], expected: "blur radius of Rectangle is 6 pt instead of 2"),
    NamedChange(
      "rotation",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, rotationEffect: 15 }\n    - { Text: Below }\n"
      ),
      ["rotationEffect: 15": "rotationEffect: 40"], expected: "rotation of Rectangle is 40° instead of 15°"),
    NamedChange(
      "opacity",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, opacity: 0.5 }\n    - { Text: Below }\n"
      ),
      ["opacity: 0.5": "opacity: 0.8"], expected: "opacity of Rectangle is 80 % instead of 50 %"),
    NamedChange(
      "offset",
      scene(
        "  VStack:\n    - { Rectangle: \"#336699\", frame: { width: 60, height: 60 }, offset: { x: 4, y: 0 } }\n    - { Text: Below }\n"
      ),
      ["x: 4": "x: 9"], expected: "Rectangle moved 5 pt to the right"),
    NamedChange(
      "gradient direction",
      scene(
        "  VStack:\n    - { Rectangle: { LinearGradient: [red, blue], startPoint: leading, endPoint: trailing }, frame: { width: 90, height: 40 } }\n    - { Text: Price }\n"
      ),
      ["startPoint: leading, endPoint: trailing": "startPoint: top, endPoint: bottom"],
      expected: "the gradient of Rectangle runs from top to bottom instead of leading to trailing"),
    NamedChange(
      "gradient radius",
      scene(
        "  VStack:\n    - { Rectangle: { RadialGradient: [red, blue], startRadius: 0, endRadius: 40 }, frame: { width: 90, height: 40 } }\n    - { Text: Price }\n"
      ),
      ["endRadius: 40": "endRadius: 80"],
      expected: "the radii of the gradient of Rectangle are 0 to 80 pt instead of 0 to 40"),
    NamedChange(
      "symbol mode", scene("  VStack:\n    - { Symbol: person.circle.fill, font: { size: 64 }, id: logo }\n"),
      ["id: logo": "id: logo, symbolRenderingMode: hierarchical"],
      expected: "symbol rendering mode of 'logo' is hierarchical instead of monochrome"),
    NamedChange(
      "symbol name", scene("  VStack:\n    - { Symbol: star, font: { size: 64 }, id: logo }\n"),
      ["star": "heart"], expected: "'logo' shows the symbol 'heart' instead of 'star'"),
    NamedChange(
      "line limit",
      scene("  VStack:\n    - { Text: A long text that needs to be broken into lines here, id: t, lineLimit: 3 }\n"),
      ["lineLimit: 3": "lineLimit: 1"], expected: "line limit of 't' is 1 instead of 3"),
    NamedChange(
      "kerning", scene("  VStack:\n    - { Text: Spaced, id: t, tracking: 1 }\n"),
      ["tracking: 1": "tracking: 3"], expected: "tracking of 't' is 3 pt instead of 1"),
    NamedChange(
      "corner",
      scene(
        "  VStack:\n    - { RoundedRectangle: red, cornerRadius: 8, id: tile, frame: { width: 60, height: 60 } }\n"),
      ["cornerRadius: 8": "cornerRadius: 20"], expected: "corner radius of 'tile' is 20 pt instead of 8"),
    NamedChange(
      "shadow",
      scene(
        "  VStack:\n    - { Rectangle: white, frame: { width: 60, height: 60 }, shadow: { radius: 4 }, id: tile }\n"),
      ["radius: 4": "radius: 10"], expected: "radius of the shadow of 'tile' is 10 pt instead of 4"),
    NamedChange(
      "aspect", scene("  VStack:\n    - { Rectangle: red, id: tile, aspectRatio: { ratio: 2, contentMode: fit } }\n"),
      ["ratio: 2": "ratio: 4"], expected: "aspect ratio of 'tile' is 4 instead of 2"),
    NamedChange(
      "toggle disabled", scene("  VStack:\n    - { Toggle: Sounds, isOn: true }\n    - { Text: Below }\n"),
      ["isOn: true": "isOn: true, disabled: true"], expected: "Toggle \"Sounds\" is disabled instead of enabled"),
    NamedChange(
      "toggle label hidden", scene1,
      ["isOn: true": "isOn: true, labelsHidden: true"], expected: "the label of \"Sounds\" is hidden instead of shown"),
    NamedChange(
      "toggle label and value", scene1,
      ["Sounds, isOn: true": "Noises, isOn: false"], expected: "Toggle \"Noises\" is off instead of on",
      "\"Sounds\" became \"Noises\""),
    NamedChange(
      "two toggles off",
      scene(
        "  VStack:\n    - { Toggle: A, isOn: true }\n    - { Toggle: B, isOn: true }\n    - { Toggle: C, isOn: true }\n"
      ),
      ["A, isOn: true": "A, isOn: false", "B, isOn: true": "B, isOn: false"],
      expected: "Toggle \"A\" and 1 more are off instead of on"),
    NamedChange(
      "text of a search field",
      scene(
        "  NavigationStack:\n    - Text: Hello\n      navigationTitle: Settings\n      navigationBarTitleDisplayMode: large\n      searchable: { text: \"\" }\n      toolbar: [ { Button: Edit } ]\n",
        canvas: "{ width: 320, height: 400, scale: 1 }"),
      ["text: \"\"": "text: cats"], expected: "the text of the search field is \"cats\" instead of empty"),
  ]

  private static let scene1 = scene(
    """
    VStack:
      - { Toggle: Sounds, isOn: true }
    """)
}
