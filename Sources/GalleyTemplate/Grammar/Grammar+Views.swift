extension Grammar {
  /// Every view.
  static let views: [ViewDefinition] = leaves + shapes + boxes + lists

  private static let leaves: [ViewDefinition] = [
    ViewDefinition(
      kind: .text, doc: "Words; `{field}` puts in a field of the row, `{field:format}` formats it.",
      content: .text(noun: "a text"),
      arguments: [
        .init("tracking", .number(.textLength), "Extra room after each character in points; 0 by default."),
        .init(
          "markdown", .boolean,
          "Whether **bold**, *italic*, ~~struck~~, `code` and [label](address) are set as they mean; false by default."),
      ]),
    ViewDefinition(
      kind: .image, doc: "A PNG or JPEG file beside the scene.", content: .text(noun: "an image file"),
      arguments: [
        .init("resizable", .boolean, "Whether it stretches over whatever it is offered; false by default."),
        .init("smooth", .boolean, "Whether pixels are blended when the size changes; true by default."),
      ]),
    ViewDefinition(kind: .color, doc: "A colour that fills what it is offered.", content: .color),
    ViewDefinition(
      kind: .spacer, doc: "Room that pushes its neighbours apart.", content: nil,
      arguments: [.init("minLength", .number(.length), "Its least length in points; 8 by default.")]),
    ViewDefinition(kind: .divider, doc: "A line of one pixel across the stack.", content: nil),
  ]

  private static let stroke: [RecordShape.Field] = [
    .init("fill", .style, "What it is filled with; the same as a style behind its name."),
    .init("stroke", .style, "Draws only the outline, inside the shape's edge, in this style."),
    .init("lineWidth", .number(.length), "The outline's width in points; 1 by default."),
  ]
  private static let cornerStyle = RecordShape.Field(
    "style", .word(.cornerStyle), "How the corners meet the sides; continuous by default.")

  private static let shapes: [ViewDefinition] = [
    shape(.rectangle, "A rectangle"),
    shape(
      .roundedRectangle, "A rectangle with rounded corners",
      [
        .init("cornerRadius", .number(.length), "The corners' radius in points.", isRequired: true), cornerStyle,
      ]),
    shape(.circle, "The largest circle that fits"),
    shape(.capsule, "A rectangle whose shorter sides are half circles", [cornerStyle]),
    shape(.ellipse, "The ellipse that touches the four sides"),
    ViewDefinition(
      kind: .linearGradient, doc: "Colours that change along a line.",
      content: .list(.oneOf([.color, gradientStop]), noun: "colours", minimum: 1),
      arguments: [
        .init("startPoint", .word(.unitPoint), "Where the first colour lies; top by default."),
        .init("endPoint", .word(.unitPoint), "Where the last colour lies; bottom by default."),
      ]),
  ]

  private static let gradientStop = ValueShape.record(
    RecordShape(
      "a stop", "A colour at a place of a gradient.",
      [
        .init("color", .color, "The colour.", isRequired: true),
        .init("location", .number(.fraction), "Its place on the line, 0 to 1.", isRequired: true),
      ]))

  private static func shape(_ kind: ViewKind, _ doc: String, _ arguments: [RecordShape.Field] = []) -> ViewDefinition {
    ViewDefinition(
      kind: kind, doc: doc + ", filled with a style; the foreground style by default.", content: .style,
      isContentOptional: true, arguments: arguments + stroke)
  }

  static let spacing = RecordShape.Field(
    "spacing", .number(.points), "The room between neighbours in points; 8 by default.")
  static let columnAlignment = RecordShape.Field(
    "alignment", .word(.horizontalAlignment), "How the views line up; center by default.")
  static let rowAlignment = RecordShape.Field(
    "alignment", .word(.verticalAlignment), "How the views line up; center by default.")

  /// The columns of a grid that is filled row by row, or the rows of one that is filled column by column.
  private static func tracks(_ name: String, _ lengths: String) -> RecordShape.Field {
    let track = RecordShape(
      name, "One of the \(name) of a grid.",
      [
        .init(
          "adaptive", .number(NumberShape(noun: "a number of points", minimum: 1)),
          "As many \(name) as fit of at least this many points."),
        .init("minimum", .number(.length), "At least this many points; 0 by default."),
        .init("maximum", .number(.greedyLength), "At most this many points; without bound by default."),
      ])
    return .init(
      name,
      .oneOf([
        .number(.count("a number of \(name)", from: 1, to: 1000)),
        .list(.oneOf([.number(.length), .record(track)]), noun: name, minimum: 1),
      ]),
      "A number of equal \(name), `{ adaptive: 80 }` for as many as fit, or a list of \(lengths) and bounds.",
      isRequired: true)
  }

  private static let boxes: [ViewDefinition] = [
    ViewDefinition(
      kind: .hStack, doc: "Views from leading to trailing.", content: .views, arguments: [rowAlignment, spacing]),
    ViewDefinition(
      kind: .vStack, doc: "Views from top to bottom.", content: .views, arguments: [columnAlignment, spacing]),
    ViewDefinition(
      kind: .zStack, doc: "Views on top of each other, the first at the back.", content: .views,
      arguments: [.init("alignment", .word(.alignment), "How the layers line up; center by default.")]),
    ViewDefinition(
      kind: .lazyVStack, doc: "Views from top to bottom, built only where they are seen.", content: .views,
      arguments: [columnAlignment, spacing, pinnedViews]),
    ViewDefinition(
      kind: .lazyHStack, doc: "Views from leading to trailing, built only where they are seen.", content: .views,
      arguments: [rowAlignment, spacing, pinnedViews]),
    ViewDefinition(
      kind: .lazyVGrid, doc: "Cells in columns, row after row, built only where they are seen.", content: .views,
      arguments: [
        tracks("columns", "widths"),
        .init("columnSpacing", .number(.points), "The room between columns in points; 8 by default."),
        columnAlignment, spacing, pinnedViews,
      ]),
    ViewDefinition(
      kind: .lazyHGrid, doc: "Cells in rows, column after column, built only where they are seen.", content: .views,
      arguments: [
        tracks("rows", "heights"),
        .init("rowSpacing", .number(.points), "The room between rows in points; 8 by default."),
        rowAlignment, spacing, pinnedViews,
      ]),
    ViewDefinition(
      kind: .grid, doc: "Rows of cells; a column is as wide as its widest cell, a row as tall as its tallest.",
      content: .views,
      arguments: [
        .init("alignment", .word(.alignment), "Where views lie in their cells; center by default."),
        .init("horizontalSpacing", .number(.points), "The room between columns in points; 8 by default."),
        .init("verticalSpacing", .number(.points), "The room between rows in points; 8 by default."),
      ]),
    ViewDefinition(
      kind: .gridRow, doc: "The cells of a row of a Grid.", content: .views,
      arguments: [
        .init("alignment", .word(.verticalAlignment), "How the cells line up; as in the Grid by default.")
      ]),
    ViewDefinition(kind: .group, doc: "Views that share modifiers but no container.", content: .views),
    ViewDefinition(
      kind: .scrollView, doc: "A scroller; its `id` is the name states use.", content: .views,
      arguments: [
        .init("axis", .word(.scrollAxes), "Which way it scrolls; vertical by default."),
        .init("showsIndicators", .boolean, "Whether a bar shows where it stands; true by default."),
      ]),
    ViewDefinition(
      kind: .viewThatFits, doc: "The first of its views whose ideal size fits, else the last.", content: .views,
      arguments: [
        .init("in", .word(.fitAxes), "The axes that count; both by default."),
        .init(
          "uniform", .word(.syncScope),
          "For which rows the choice is made together: the first view that fits in every one of them."),
      ]),
    ViewDefinition(
      kind: .forEach, doc: "A view for each row of a table.", content: .text(noun: "the name of a table"),
      arguments: [
        .init("row", .views, "What a row looks like.", isRequired: true),
        .init(
          "where", .named(.text(noun: "a field of the outer row"), noun: "columns and fields"),
          "Only the rows whose column equals a field of the row around, such as `{ country: code }`."),
        .init(
          "id", .text(noun: "a column"),
          "The column that tells rows apart, for scrolling to; the row's number by default."),
      ]),
  ]
}
