extension Grammar {
  /// Which headers and footers of a lazy container stay in view.
  static let pinnedViews = RecordShape.Field(
    "pinnedViews",
    .list(
      .word(
        Vocabulary(
          "a kind of view",
          [
            "sectionHeaders": "Headers stay at the start of the window, until their section ends.",
            "sectionFooters": "Footers stay at the end of the window.",
          ])), noun: "kinds of views", minimum: 1),
    "Which views of sections stay in view while their section does; none by default.")

  private static let flow: [RecordShape.Field] = [
    .init(
      "columns",
      .oneOf([
        .number(.count("a number of columns", from: 1, to: 1000)),
        .record(
          RecordShape(
            "columns", "As many columns as fit.",
            [
              .init(
                "adaptive", .number(NumberShape(noun: "a number of points", minimum: 1)), "Their least width.",
                isRequired: true)
            ])),
      ]),
      "A number of equal columns, or `{ adaptive: 80 }` for as many as fit; by default views have their own widths."),
    .init("alignment", .word(.horizontalAlignment), "How lines line up in the container; leading by default."),
    .init("itemAlignment", .word(.verticalAlignment), "How views line up on their line; center by default."),
    spacing, .init("lineSpacing", .number(.points), "The room between lines in points; 8 by default."),
  ]

  /// Lists, their sections, and views on lines.
  static let lists: [ViewDefinition] = [
    ViewDefinition(
      kind: .flowLayout, doc: "Views side by side, on as many lines as they need.", content: .views, arguments: flow),
    ViewDefinition(
      kind: .lazyFlowStack, doc: "As FlowLayout, built only where they are seen.", content: .views, arguments: flow),
    ViewDefinition(
      kind: .list,
      doc: "Rows in sections that scroll, built only where they are seen; its `id` is the name states use.",
      content: .views,
      arguments: [
        .init(
          "selection", .list(.text(noun: "an id"), noun: "ids of rows", minimum: 0),
          "The rows that are selected, by the `id` of their ForEach, or their `tag` or `id`.")
      ]),
    ViewDefinition(
      kind: .section, doc: "Rows that belong together in a List or a lazy container, with a header and a footer.",
      content: .views,
      arguments: [
        .init("header", .views, "What stands above the rows."), .init("footer", .views, "What stands below the rows."),
      ]),
  ]

  /// The modifiers of lists and their rows.
  static let listModifiers: [ModifierDefinition] =
    rowModifiers + [
      .init(kind: .listStyle, doc: "What the lists in the view look like.", shape: .word(listStyle)),
      .init(
        kind: .listRowSpacing, doc: "The room between the rows of a list in points; 0 by default.",
        shape: .number(.length)),
      .init(
        kind: .listSectionSpacing, doc: "The room between the sections of a list: points, `default` or `compact`.",
        shape: .oneOf([
          .word(
            Vocabulary("a spacing", ["default": "As the style has it.", "compact": "About half of it."])),
          .number(.length),
        ])),
      .init(
        kind: .headerProminence, doc: "How much the headers of a list stand out.",
        shape: .word(
          Vocabulary(
            "a prominence", ["standard": "As the style has it; the default.", "increased": "Like a title."]))),
      .init(
        kind: .scrollContentBackground, doc: "Whether a list draws a ground behind its rows.", shape: .word(visibility)),
      .init(
        kind: .defaultMinListRowHeight, doc: "The least height of a list's rows in points; 44 by default.",
        shape: .number(.length)),
      .init(
        kind: .defaultMinListHeaderHeight,
        doc: "The least height of a list's headers in points; the style's by default.",
        shape: .number(.length)),
    ]

  private static let rowModifiers: [ModifierDefinition] = [
    .init(
      kind: .listRowInsets, doc: "The room around the content of a list's row: points on all sides, or by side.",
      shape: .oneOf([.number(.length), .record(insets)])),
    .init(kind: .listRowBackground, doc: "Draws a colour or a view behind a list's row.", shape: .layer),
    .init(
      kind: .listRowSeparator, doc: "Whether the lines above and below a list's row show.", shape: separator),
    .init(kind: .listRowSeparatorTint, doc: "The colour of the lines above and below a list's row.", shape: .color),
    .init(
      kind: .listSectionSeparator, doc: "Whether the lines above and below a list's section show.", shape: separator),
    .init(
      kind: .badge, doc: "Shows a text at the end of a list's row; an empty one shows nothing.",
      shape: .text(noun: "a text")),
    .init(
      kind: .tag, doc: "What the row stands for in the `selection` of its list.", shape: .text(noun: "an id")),
  ]

  private static let visibility = Vocabulary(
    "a visibility", ["visible": "It shows.", "hidden": "It does not."])

  private static let separator = ValueShape.oneOf([
    .word(visibility),
    .record(
      RecordShape(
        "a line", "A line on one side.",
        [
          .init("visibility", .word(visibility), "Whether it shows.", isRequired: true),
          .init(
            "edge", .word(Vocabulary("a side", ["top": "The line above.", "bottom": "The line below."])),
            "Which line; both by default."),
        ])),
  ])

  private static let listStyle = Vocabulary(
    "a list style",
    [
      "plain": "Rows from side to side; headers stay at the top.", "inset": "As plain, with room on both sides.",
      "grouped": "Rows from side to side in groups on a grey ground.",
      "insetGrouped": "Groups on cards with round corners on a grey ground; the default.",
      "sidebar": "As inset grouped, with headers like titles.",
    ])
}
