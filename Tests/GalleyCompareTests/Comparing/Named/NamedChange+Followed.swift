extension NamedChange {
  /// Changes whose effects are easily mistaken for causes, and changes to something without a name.
  static let followed: [NamedChange] = [
    NamedChange(
      "toolbar item on the other side", barScene,
      ["topBarTrailing": "topBarLeading"],
      expected: "the placement of Button 'plus' is leading instead of trailing"),
    NamedChange(
      "toolbar item beside another one", barScene,
      ["topBarLeading": "topBarTrailing"],
      expected: "the placement of \"Edit\" is trailing instead of leading"),
    NamedChange(
      "toolbar item in the other bar", barScene,
      ["topBarLeading": "bottomBar"],
      expected: "Button \"Edit\" moved 356 pt down"),
    NamedChange(
      "symbol of a toolbar item", barScene,
      ["plus": "star"],
      expected: "Button shows the symbol 'star' instead of 'plus'"),
    NamedChange(
      "toolbar item without text gone", barScene,
      ["        - { placement: topBarTrailing, view: { Button: Add, systemImage: plus, labelStyle: iconOnly } }\n": ""],
      expected: "Button 'plus' is gone"),
    NamedChange(
      "label of a slider", sliderScene,
      ["Text: high": "Text: highest"],
      expected: "\"high\" became \"highest\""),
    NamedChange(
      "room around a slider", sliderScene,
      ["padding: 20": "padding: 40"],
      expected: "VStack \"low\" has 20 pt more padding (40 instead of 20)"),
    NamedChange(
      "symbols swapped", symbolScene,
      ["{ Symbol: heart }, { Symbol: star }": "{ Symbol: star }, { Symbol: heart }"],
      expected: "Symbol 'star' and Symbol 'heart' changed places"),
    NamedChange(
      "symbol gone", symbolScene,
      [", { Symbol: star }": ""],
      expected: "Symbol 'star' is gone"),
    NamedChange(
      "symbol larger", symbolScene,
      ["font: title }": "font: largeTitle }"],
      expected: "Symbol 'play.fill' is 3 pt wider (22 instead of 19) and 4 pt taller (28 instead of 24)"),
    NamedChange(
      "shapes swapped", symbolScene,
      [
        "        - { Ellipse: \"#22C55E\", frame: { width: 60, height: 36 } }\n": "",
        "Capsule: \"#EAB308\", frame: { width: 60, height: 36 } }\n":
          "Capsule: \"#EAB308\", frame: { width: 60, height: 36 } }\n        - { Ellipse: \"#22C55E\", frame: { width: 60, height: 36 } }\n",
      ],
      expected: "Capsule and Ellipse changed places"),
    NamedChange(
      "another shape", symbolScene,
      ["Ellipse: \"#22C55E\"": "Rectangle: \"#22C55E\""],
      expected: "Ellipse became a Rectangle"),
    NamedChange(
      "font of labels", symbolScene,
      ["font: footnote": "font: title3"],
      expected: "Text \"Save\" and 1 more are title3 instead of footnote"),
    NamedChange(
      "symbol of a label", symbolScene,
      ["printer": "star"],
      expected: "Label \"Print\" shows the symbol 'star' instead of 'printer'"),
    NamedChange(
      "wrapped in a stack", symbolScene,
      [
        "- { Divider: , padding: { horizontal: 16 } }":
          "- { VStack: [ { Divider: , padding: { horizontal: 16 } } ], background: \"#FEF3C7\" }"
      ],
      expected: "Divider has a background now"),
    NamedChange(
      "symbol of a tab", tabScene,
      ["systemImage: star": "systemImage: heart"],
      expected: "the tab \"Search\" shows the symbol 'heart' instead of 'star'"),
    NamedChange(
      "background of a row", listScene,
      ["Text: Drafts,": "Text: Drafts, listRowBackground: \"#FFF3D6\","],
      expected: "Text \"Drafts\" has a listRowBackground now"),
    NamedChange(
      "line of a row", listScene,
      ["Text: Inbox,": "Text: Inbox, listRowSeparator: hidden,"],
      expected: "Text \"Inbox\" has a listRowSeparator now"),
    NamedChange(
      "prominent headers", listScene,
      ["selection: [ a ]": "headerProminence: increased\n  selection: [ a ]"],
      expected: "Text \"Mail\" and 1 more are title3 instead of footnote, bold now and #000000 instead of #3C3C4399"),
    NamedChange(
      "another selection", listScene,
      ["[ a ]": "[ c ]"],
      expected: "row \"Inbox\" is no longer selected", "row \"Travel\" is selected now"),
    NamedChange(
      "row of a grid", gridScene,
      ["{ Text: \"18\" } ] }": "{ Text: \"18\" } ] }\n    - { GridRow: [ { Text: Most }, { Text: \"30\" } ] }"],
      expected: "GridRow \"Most\" is new"),
    NamedChange(
      "style of a picker in a form", formScene,
      ["options: [ Card, Invoice ]": "options: [ Card, Invoice ], pickerStyle: segmented"],
      expected: "the picker style of \"Payment\" is segmented instead of automatic"),
    NamedChange(
      "background of a sheet", sheetScene,
      ["detents:": "background: \"#FFF4E0\", detents:"],
      expected: "the background of the sheet 'price' is #FFF4E0 instead of #FFFFFF"),
    NamedChange(
      "safe area behind a sheet", sheetScene,
      ["  ignoresSafeArea: [ top ]\n": ""],
      expected: "VStack \"Cabin\" has no ignoresSafeArea any more"),
    NamedChange(
      "texts elsewhere on a gradient", bannerScene,
      ["bottomLeading": "topTrailing"],
      expected: "alignment of VStack \"Report\" is top trailing instead of bottom leading"),
    NamedChange(
      "part of a component gone", factScene,
      [", { Text: \"{label}\" }": ""],
      expected: "\"Time\" is gone from \"45 min\", and likewise from 2 more"),
    NamedChange(
      "symbol of a component gone", factScene,
      ["{ Symbol: \"{icon}\" }, ": ""],
      expected: "Symbol 'clock' is gone from \"45 min\", and likewise from 2 more"),
    NamedChange(
      "background of a part of rows", bubbleScene,
      ["#E9E9EB": "#D1E7FF"],
      expected: "the backgrounds of VStack in rows 0…2 are #D1E7FF instead of #E9E9EB"),
  ]

  private static let barScene = scene(
    """
    NavigationStack:
      - Text: Hello
        navigationTitle: Settings
        toolbar:
          - { placement: topBarLeading, view: { Button: Edit } }
          - { placement: topBarTrailing, view: { Button: Add, systemImage: plus, labelStyle: iconOnly } }
          - { placement: bottomBar, view: { Button: Sort } }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let sliderScene = scene(
    """
    VStack:
      - { Slider: { value: 0.4 }, minimumValueLabel: { Text: low }, maximumValueLabel: { Text: high } }
      - { ProgressView: { value: 0.4 } }
      - { Text: Below }
    padding: 20
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let symbolScene = scene(
    """
    VStack:
      - HStack: [ { Symbol: play.fill, font: title }, { Symbol: heart }, { Symbol: star } ]
        spacing: 20
      - HStack:
          - { Ellipse: "#22C55E", frame: { width: 60, height: 36 } }
          - { Capsule: "#EAB308", frame: { width: 60, height: 36 } }
      - HStack: [ { Label: Save, systemImage: bookmark }, { Label: Print, systemImage: printer } ]
        font: footnote
      - { Divider: , padding: { horizontal: 16 } }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let tabScene = scene(
    """
    TabView:
      - { Tab: Home, systemImage: house, content: [ { Text: Welcome } ] }
      - { Tab: Search, systemImage: star, content: [ { Text: Find } ] }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let listScene = scene(
    """
    List:
      - Section:
          - { Text: Inbox, tag: a }
          - { Text: Drafts, tag: b }
        header: { Text: Mail }
      - Section: [ { Text: Travel, tag: c } ]
        header: { Text: Folders }
    selection: [ a ]
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let gridScene = scene(
    """
    Grid:
      - { GridRow: [ { Text: Sum }, { Text: "72" } ] }
      - { GridRow: [ { Text: Mean }, { Text: "18" } ] }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let formScene = scene(
    """
    Form:
      - { Picker: Payment, selection: Card, options: [ Card, Invoice ] }
      - { Text: Last }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let sheetScene = scene(
    """
    VStack:
      - { Text: Cabin }
      - Spacer
    ignoresSafeArea: [ top ]
    sheet: { name: price, isPresented: true, detents: [ medium ], view: { Text: Details } }
    """, canvas: "{ width: 320, height: 400, scale: 1, safeArea: { top: 40, bottom: 20 } }")

  private static let bannerScene = scene(
    """
    ZStack:
      - { RoundedRectangle: { LinearGradient: ["#4F46E5", "#9333EA"], startPoint: topLeading, endPoint: bottomTrailing }, cornerRadius: 18 }
      - VStack: [ { Text: Report, foregroundStyle: white }, { Text: Ready, foregroundStyle: white } ]
        frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomLeading }
        padding: 16
    frame: { height: 120 }
    """, canvas: "{ width: 320, height: 400, scale: 1 }")

  private static let factScene = scene(
    """
    HStack:
      - Fact: { icon: clock, value: 45 min, label: Time }
      - Fact: { icon: flame, value: 380 kcal, label: Energy }
      - Fact: { icon: star, value: "4", label: Servings }
    """, canvas: "{ width: 320, height: 400, scale: 1 }",
    head: "components:\n  Fact:\n    VStack: [ { Symbol: \"{icon}\" }, { Text: \"{value}\" }, { Text: \"{label}\" } ]\n"
  )

  private static let bubbleScene = scene(
    """
    LazyVStack:
      ForEach: rows
      id: n
      row:
        HStack:
          - VStack: [ { Text: "{n}" }, { Text: "{t}" } ]
            padding: 8
            background: { RoundedRectangle: "#E9E9EB", cornerRadius: 16 }
          - Spacer
    """, canvas: "{ width: 320, height: 400, scale: 1 }",
    head: "data: { rows: [ { n: Ash, t: One }, { n: Elm, t: Two }, { n: Fir, t: Three } ] }\n")
}
