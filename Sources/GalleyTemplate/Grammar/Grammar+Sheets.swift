extension Grammar {
  /// Modifiers that show something over the screen.
  static let sheets: [ModifierDefinition] = [
    .init(
      kind: .sheet, doc: "Shows a sheet over the screen; drag, fling and scrollTo move it by its name.",
      shape: .record(sheet))
  ]

  private static let sheet = RecordShape(
    "sheet", "A sheet over the screen. It stands at distance 0 at its lowest detent.",
    [
      .init("name", .text(noun: "a name"), "What states and scripts call the sheet; `sheet` by default."),
      .init("view", .view, "What it shows.", isRequired: true),
      .init("isPresented", .boolean, "Whether it shows at first; true by default."),
      .init("detents", .list(detent, noun: "detents", minimum: 1), "The heights at which it rests; large by default."),
      .init("selection", detent, "The detent at which it stands at first; the lowest by default."),
      .init("contentInteraction", .word(contentInteraction), "What a finger on a scroller in it moves first."),
      .init(
        "backgroundInteraction",
        .oneOf([
          .boolean,
          .record(
            RecordShape(
              "backgroundInteraction", "Up to where what is behind can be used.",
              [.init("upThrough", detent, "The highest detent at which it can.", isRequired: true)])),
        ]), "Whether what is behind can be used, and is not dimmed; false by default."),
      .init(
        "dragIndicator", .word(.visibility), "The bar by which it is dragged; visible where it has several detents."),
      .init("cornerRadius", .number(.length), "How round its upper corners are, in points; 10 by default."),
      .init("background", .style, "What fills it; systemBackground by default."),
      .init("canBeDismissed", .boolean, "Whether it can be pulled off the screen; true by default."),
    ])

  private static let detent = ValueShape.oneOf([
    .word(
      Vocabulary("a detent", ["medium": "About half of the screen.", "large": "All of it but a little at the top."])),
    .record(
      RecordShape(
        "a detent", "A height at which a sheet rests.",
        [
          .init("fraction", .number(.fraction), "A part of the height of large; scripts call it `40%`."),
          .init("height", .number(.length), "Points above the lower safe area; scripts call it `300`."),
        ], isChoice: true)),
  ])

  private static let contentInteraction = Vocabulary(
    "a content interaction",
    ["resizes": "The sheet, until it is as high as it gets; the default.", "scrolls": "The scroller."])
}
