extension Grammar {
  /// Every modifier.
  static let modifiers: [ModifierDefinition] =
    layout + containers + cells + layers + looks + effects + text + agreements + scrolling + headers + sheets
    + listModifiers
    + surroundings

  private static let layout: [ModifierDefinition] = [
    .init(kind: .frame, doc: "Gives the view a size, or the least and most it may have.", shape: .record(frame)),
    .init(
      kind: .padding, doc: "Adds room around the view: points on all sides, or by side. `true` is 16 on all sides.",
      shape: .oneOf([.boolean, .number(.points), .record(insets)])),
    .init(
      kind: .fixedSize, doc: "Lets the view have its ideal size, on both axes or on one.",
      shape: .oneOf([
        .boolean,
        .record(
          RecordShape(
            "fixedSize", "The axes on which the view has its ideal size.",
            [.init("horizontal", .boolean, "On the width."), .init("vertical", .boolean, "On the height.")])),
      ])),
    .init(
      kind: .layoutPriority, doc: "Views of higher priority get their room first; 0 by default.",
      shape: .number(NumberShape(noun: "a priority"))),
    .init(
      kind: .aspectRatio, doc: "Keeps width divided by height at a number.",
      shape: .oneOf([
        .number(NumberShape(noun: "a ratio of width to height", minimum: 0.001)),
        .record(
          RecordShape(
            "aspectRatio", "A ratio and how to keep it.",
            [
              .init(
                "ratio", .number(NumberShape(noun: "a ratio of width to height", minimum: 0.001)),
                "Width divided by height; the view's own by default."),
              .init(
                "contentMode", .word(.contentMode), "Whether all of it shows or it covers the room.", isRequired: true),
            ])),
      ])),
    .init(kind: .scaledToFit, doc: "Keeps the view's own ratio so that all of it shows.", shape: .boolean),
    .init(kind: .scaledToFill, doc: "Keeps the view's own ratio so that it covers the room.", shape: .boolean),
    .init(kind: .offset, doc: "Moves the drawing, not the layout.", shape: .record(point("offset"))),
    .init(
      kind: .position, doc: "Takes all the room and puts the view's middle at a point of it.",
      shape: .record(point("position"))),
  ]

  private static let layers: [ModifierDefinition] = [
    .init(kind: .background, doc: "Draws a colour or a view behind this one, as large as it.", shape: .layer),
    .init(kind: .overlay, doc: "Draws a colour or a view over this one, as large as it.", shape: .layer),
    .init(
      kind: .border, doc: "Draws a line along the inside of the view's edges.",
      shape: .oneOf([
        .color,
        .record(
          RecordShape(
            "border", "A line along the edges.",
            [
              .init("color", .color, "The line's colour.", isRequired: true),
              .init("width", .number(.length), "The line's width in points; 1 by default."),
            ])),
      ])),
    .init(
      kind: .shadow, doc: "Drops a soft shadow.",
      shape: .oneOf([
        .number(.length),
        .record(
          RecordShape(
            "shadow", "A soft shadow.",
            [
              .init("radius", .number(.length), "How soft it is, in points.", isRequired: true),
              .init("color", .color, "Its colour; black at a third by default."),
              .init("x", .number(.points), "How far it falls to the right, in points; 0 by default."),
              .init("y", .number(.points), "How far it falls down, in points; 0 by default."),
            ])),
      ])),
    .init(
      kind: .mask, doc: "Shows the view only where a colour or a view as large as it shows, and as much of it.",
      shape: .layer),
    .init(
      kind: .zIndex, doc: "Views of higher index are drawn over their neighbours; 0 by default.",
      shape: .number(NumberShape(noun: "an index"))),
  ]

  private static let looks: [ModifierDefinition] = [
    .init(kind: .foregroundStyle, doc: "The colour or gradient of text and shapes.", shape: .style),
    .init(kind: .tint, doc: "The accent colour.", shape: .color),
    .init(kind: .opacity, doc: "How much of the view shows: 0 to 1, or a percentage.", shape: .number(.fraction)),
    .init(kind: .cornerRadius, doc: "Clips the view to rounded corners of this radius.", shape: .number(.length)),
    .init(kind: .clipShape, doc: "Clips the view to a shape, such as Circle.", shape: .view),
    .init(kind: .clipped, doc: "Clips the view to its own rectangle.", shape: .boolean),
  ]

  private static let text: [ModifierDefinition] = [
    .init(
      kind: .font, doc: "The font of text: a text style, or a mapping.",
      shape: .oneOf([.word(.textStyle), .record(font)])),
    .init(kind: .bold, doc: "Sets text in bold.", shape: .boolean),
    .init(kind: .italic, doc: "Sets text in italics.", shape: .boolean),
    .init(kind: .fontWeight, doc: "How heavy the strokes of text are.", shape: .word(.fontWeight)),
    .init(kind: .monospaced, doc: "Sets text in a face whose characters are all equally wide.", shape: .boolean),
    .init(kind: .tracking, doc: "Extra room after each character, in points.", shape: .number(.textLength)),
    .init(kind: .monospacedDigit, doc: "Makes all digits equally wide.", shape: .boolean),
    .init(
      kind: .underline, doc: "Draws a line under text: true, or its colour.", shape: .oneOf([.boolean, .color])),
    .init(
      kind: .strikethrough, doc: "Draws a line through text: true, or its colour.",
      shape: .oneOf([.boolean, .color])),
    .init(
      kind: .baselineOffset, doc: "How far text stands above its baseline, in points.", shape: .number(.textLength)),
    .init(
      kind: .minimumScaleFactor, doc: "How small text may become before it is cut: 0 to 1, or a percentage.",
      shape: .number(.fraction)),
    .init(
      kind: .lineLimit, doc: "The most lines a text may have.",
      shape: .oneOf([
        .number(lineCount),
        .record(
          RecordShape(
            "lineLimit", "The most lines, and whether they are kept free.",
            [
              .init("lines", .number(lineCount), "The most lines.", isRequired: true),
              .init("reservesSpace", .boolean, "Whether fewer lines take the room of all; false by default."),
            ])),
      ])),
    .init(kind: .truncationMode, doc: "Where a cut line shows its ellipsis.", shape: .word(.truncationMode)),
    .init(
      kind: .multilineTextAlignment, doc: "How the lines of a text line up.", shape: .word(.textAlignment)),
    .init(kind: .lineSpacing, doc: "Extra room between lines, in points.", shape: .number(.length)),
  ]

  private static let lineCount = NumberShape.count("a number of lines", from: 1, to: 1_000_000)

  private static let surroundings: [ModifierDefinition] = [
    .init(kind: .id, doc: "A name to scroll to; on a ScrollView the name states use.", shape: .text(noun: "a name")),
    .init(
      kind: .ignoresSafeArea, doc: "Lets the view reach under the safe area: true, or the sides.",
      shape: .oneOf([.boolean, .list(.word(edge), noun: "sides", minimum: 1)])),
    .init(
      kind: .safeAreaInset, doc: "Shows a bar on one side, whose room is taken from what scrolls beside it.",
      shape: .record(bar)),
    .init(
      kind: .scrollIndicators, doc: "Whether the scrollers inside show where they stand.", shape: .word(.visibility)),
    .init(kind: .colorScheme, doc: "Shows the view light or dark.", shape: .word(.colorScheme)),
    .init(kind: .dynamicTypeSize, doc: "How large text is wanted.", shape: .word(.dynamicType)),
    .init(kind: .layoutDirection, doc: "Which way reading runs.", shape: .word(.layoutDirection)),
    .init(kind: .locale, doc: "The language, such as en or zh-Hant.", shape: .text(noun: "a language")),
  ]

  private static let edge = Vocabulary(
    "a side",
    [
      "top": "The upper side.", "bottom": "The lower side.", "leading": "Where reading starts.",
      "trailing": "Where reading ends.", "horizontal": "Leading and trailing.", "vertical": "Top and bottom.",
    ])

  private static let bar = RecordShape(
    "safeAreaInset", "A bar on one side.",
    [
      .init("edge", .word(barEdge), "The side.", isRequired: true),
      .init("view", .view, "The bar.", isRequired: true),
      .init("spacing", .number(.length), "The room between the bar and the view in points; 8 by default."),
    ])

  private static let barEdge = Vocabulary(
    "a side",
    [
      "top": "The upper side.", "bottom": "The lower side.", "leading": "Where reading starts.",
      "trailing": "Where reading ends.",
    ])

  private static let frame = RecordShape(
    "frame", "A size, or its bounds.",
    [
      .init("width", .number(.length), "Exactly this wide, in points."),
      .init("height", .number(.length), "Exactly this tall, in points."),
      .init("minWidth", .number(.length), "At least this wide."),
      .init("idealWidth", .number(.length), "This wide where nothing is offered."),
      .init("maxWidth", .number(.greedyLength), "At most this wide; `infinity` takes all the room."),
      .init("minHeight", .number(.length), "At least this tall."),
      .init("idealHeight", .number(.length), "This tall where nothing is offered."),
      .init("maxHeight", .number(.greedyLength), "At most this tall; `infinity` takes all the room."),
      .init("alignment", .word(.alignment), "Where the view lies in the frame; center by default."),
    ], risingKeys: [["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"]])

  /// Distances from four sides.
  static let insets = RecordShape(
    "padding", "Points by side; a side that is named alone wins over a pair of sides.",
    [
      .init("top", .number(.points), "Above."), .init("leading", .number(.points), "Where reading starts."),
      .init("bottom", .number(.points), "Below."), .init("trailing", .number(.points), "Where reading ends."),
      .init("horizontal", .number(.points), "Leading and trailing."),
      .init("vertical", .number(.points), "Top and bottom."), .init("all", .number(.points), "All four sides."),
    ])

  private static func point(_ name: String) -> RecordShape {
    RecordShape(
      name, "A distance to the right and down.",
      [
        .init("x", .number(.points), "To the right, in points; 0 by default."),
        .init("y", .number(.points), "Down, in points; 0 by default."),
      ])
  }

  private static let font = RecordShape(
    "font", "A text style, a system font of a size, or a family of a size.",
    [
      .init("style", .word(.textStyle), "The text style."),
      .init("family", .text(noun: "a font family"), "A family by its own name, such as Inter; needs a size."),
      .init(
        "size", .number(NumberShape(noun: "a font size", minimum: 1, maximum: 1000)),
        "The em size in points; does not follow Dynamic Type."),
      .init("weight", .word(.fontWeight), "How heavy the strokes are."),
      .init("design", .word(.fontDesign), "What kind of system face."),
      .init("relativeTo", .word(.textStyle), "The style whose growth with Dynamic Type a family follows."),
    ])
}
