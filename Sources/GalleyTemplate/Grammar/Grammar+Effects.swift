extension Grammar {
  /// Modifiers that size a view by what is around it.
  static let containers: [ModifierDefinition] = [
    .init(
      kind: .containerRelativeFrame, doc: "Makes the view as large as the scroller or screen around it, or a share.",
      shape: .oneOf([.word(.fitAxes), .record(share)])),
    .init(
      kind: .contentMargins, doc: "Room around the content of the scrollers inside: points, or points by side.",
      shape: .oneOf([.number(.points), .record(insets)])),
    .init(
      kind: .safeAreaPadding, doc: "Makes the safe area smaller: points, or points by side. `true` is 16 on all sides.",
      shape: .oneOf([.boolean, .number(.points), .record(insets)])),
  ]

  /// Modifiers of the cells of a grid.
  static let cells: [ModifierDefinition] = [
    .init(
      kind: .gridCellColumns, doc: "How many columns of a Grid the cell takes.",
      shape: .number(.count("a number of columns", from: 1, to: 1000))),
    .init(kind: .gridCellAnchor, doc: "Where the view lies in its cell of a Grid.", shape: .word(.unitPoint)),
    .init(
      kind: .gridColumnAlignment, doc: "How the whole column of a Grid lines up that the cell stands in.",
      shape: .word(.horizontalAlignment)),
    .init(
      kind: .gridCellUnsizedAxes, doc: "The axes on which the cell takes the room of its Grid and asks for none.",
      shape: .word(.fitAxes)),
  ]

  /// Modifiers that draw a view in another way.
  static let effects: [ModifierDefinition] = [
    .init(
      kind: .blendMode, doc: "How the view mixes with what is beneath it.", shape: .word(.blendMode)),
    .init(
      kind: .rotationEffect, doc: "Turns the drawing clockwise by degrees, not the layout.",
      shape: .oneOf([
        .number(.degrees),
        .record(
          RecordShape(
            "rotationEffect", "A turn.",
            [.init("degrees", .number(.degrees), "How far, clockwise.", isRequired: true), anchor])),
      ])),
    .init(
      kind: .scaleEffect, doc: "Draws the view larger or smaller, not laid out so.",
      shape: .oneOf([
        .number(.factor),
        .record(
          RecordShape(
            "scaleEffect", "A scale on each axis.",
            [
              .init("x", .number(.factor), "How many times as wide; 1 by default."),
              .init("y", .number(.factor), "How many times as tall; 1 by default."), anchor,
            ])),
      ])),
    .init(
      kind: .scrollTransition,
      doc: "How the view looks where it leaves the window of its scroller; in between, as much.",
      shape: .record(transition)),
  ]

  private static let transition = RecordShape(
    "scrollTransition", "The looks at an edge.",
    [
      .init("opacity", .number(.fraction), "How much of it shows; all by default."),
      .init("scale", .number(.factor), "How many times as large; 1 by default."),
      .init("x", .number(.points), "How far to the right at the end, and to the left at the start; 0 by default."),
      .init("y", .number(.points), "How far down at the end, and up at the start; 0 by default."),
      .init("degrees", .number(.degrees), "A turn, clockwise at the end; 0 by default."),
      .init("axis", .word(transitionAxis), "Which edges count; those of both axes by default."), anchor,
      .init(
        "animation", motion,
        "How the look changes at once where the view passes `visible`; without one it changes with the finger."),
      .init("visible", .number(.fraction), "How much of the view has to show for its own look; 1 by default."),
    ])

  private static let transitionAxis = Vocabulary(
    "an axis", ["vertical": "Top and bottom.", "horizontal": "The sides."])

  private static let anchor = RecordShape.Field(
    "anchor", .word(.unitPoint), "The place that stays where it is; center by default.")

  private static let share = RecordShape(
    "containerRelativeFrame", "A share of the scroller or screen around the view.",
    [
      .init("axes", .word(.fitAxes), "The axes on which it is sized so.", isRequired: true),
      .init("count", .number(part), "How many equal parts the room is cut into; 1 by default."),
      .init("span", .number(part), "How many of them the view takes; 1 by default."),
      .init("spacing", .number(.length), "The room between the parts, in points; 0 by default."),
      .init("alignment", .word(.alignment), "Where the view lies in its share; center by default."),
    ])

  private static let part = NumberShape.count("a number of parts", from: 1, to: 1000)
}
