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
}
