extension Grammar {
  /// Modifiers that show something over a scroller, or as its offset says.
  static let headers: [ModifierDefinition] = [
    .init(
      kind: .scrollHeader, doc: "Shows a header over the scroller's upper edge, as high as its offset says.",
      shape: .record(scrollHeader)),
    .init(
      kind: .scrollProgress, doc: "Changes the view as a scroller goes from one offset to another.",
      shape: .record(scrollProgress)),
    .init(
      kind: .scrollLink,
      doc: "Links a scroller of labels with a list whose sections have the labels' ids: each follows.",
      shape: .oneOf([.text(noun: "an id"), .record(scrollLink)])),
    .init(
      kind: .whenSelected,
      doc: "Modifiers that hold while the row is the selected one of a scrollLink, instead of those of the same names.",
      shape: .modifiers),
  ]

  private static let scrollLink = RecordShape(
    "scrollLink", "A list to follow.",
    [
      .init("to", .text(noun: "an id"), "The list's id.", isRequired: true),
      .init("anchor", .word(.unitPoint), "Where in the window the selected label goes; center by default."),
      .init("spring", spring, "What takes both there; smooth by default."),
    ])

  private static let scrollHeader = RecordShape(
    "scrollHeader", "A header over a scroller.",
    [
      .init("view", .view, "The header.", isRequired: true),
      .init("name", .text(noun: "a name"), "What reports call the header."),
      .init("rule", .word(headerRule), "How its height follows the offset; continuous by default."),
      .init("resting", .number(.length), "Its height at rest, which the content leaves free, in points."),
      .init("minimum", .number(.length), "Its least height; that at rest by default."),
      .init("maximum", .number(.length), "Its greatest height; without one it stretches as far as it is pulled."),
      .init("collapsing", .number(.length), "Scrolled further than this, `thresholds` collapse; 20 by default."),
      .init("stretching", .number(.length), "Pulled further than this, `thresholds` stretch; 50 by default."),
      .init(
        "points", .list(.record(headerPoint), noun: "points of a rule", minimum: 2),
        "The rule itself, instead of its kind and heights: straight lines between points, jumps where two have one place."
      ),
      .init("stay", .word(headerStay), "Whether it stays; pinned by default."),
      .init("snaps", .boolean, "Whether the scroller comes to rest only where the header is open or collapsed."),
      .init("spring", spring, "What draws the height; none by default."),
      .init("after", .number(.length), "Scrolled this far, the rule begins; where the header above has collapsed."),
      .init("alignment", .word(.alignment), "Where the view lies in the header; bottom by default."),
    ], risingKeys: [["minimum", "resting", "maximum"]],
    exclusions: [
      .init(["rule", "resting", "minimum", "maximum", "collapsing", "stretching"], with: "points"),
      .init(["minimum", "maximum"], with: "rule", words: ["fixed"]),
      .init(["collapsing", "stretching"], with: "rule", words: ["continuous", "fixed"], standard: "continuous"),
    ], needed: ["resting", "points"])

  private static let headerPoint = RecordShape(
    "a point of a rule", "A distance and the height there.",
    [
      .init("at", .number(.points), "How far the content is scrolled; negative where it is pulled.", isRequired: true),
      .init("height", .number(.length), "The header's height there.", isRequired: true),
    ])

  private static let headerRule = Vocabulary(
    "a rule",
    [
      "continuous": "A point lower for each point scrolled, higher for each pulled; the default.",
      "thresholds": "As continuous, but only beyond two thresholds, at which it jumps.",
      "fixed": "Always as high as at rest.",
    ])

  private static let headerStay = Vocabulary(
    "how a header stays",
    [
      "pinned": "At the top; the default.", "scrolling": "Goes away with the content.",
      "floating": "Goes away with the content, and comes back wherever content is scrolled back.",
    ])

  /// A spring by name, or by its numbers.
  static let spring = ValueShape.oneOf([
    .word(
      Vocabulary(
        "a spring",
        [
          "none": "At once.", "smooth": "Without bounce.", "snappy": "With a little bounce.",
          "bouncy": "With more bounce.",
        ])),
    .record(
      RecordShape(
        "spring", "A spring.",
        [
          .init("over", .number(.time), "Its pace; 500ms by default."),
          .init("bounce", .number(.bounce), "How much it swings; 0 by default."),
        ])),
  ])

  private static let scrollProgress = RecordShape(
    "scrollProgress",
    "What changes while a scroller goes from one offset to another; each from the first to the second.",
    [
      .init("of", .text(noun: "an id"), "The scroller's id.", isRequired: true),
      .init("axis", .word(scrollAxis), "Along which axis; the scroller's main one by default."),
      .init("from", .number(.points), "Where it begins, in points from the start; 0 by default."),
      .init("to", .number(.points), "Where it ends; the content's end by default."),
      .init("clamp", .boolean, "Whether it stays as it is beyond; true by default."),
      .init("curve", .word(curve), "How it goes between; linear by default."),
      .init("opacity", pair(.fraction), "How opaque the view is."),
      .init("scale", pair(.factor), "How large the view is drawn."),
      .init("anchor", .word(.unitPoint), "The place that stays where it is when it is scaled; center by default."),
      .init("x", pair(.points), "How far the view is drawn to the right."),
      .init("y", pair(.points), "How far the view is drawn further down."),
      .init("rotation", pair(.degrees), "How far the view is turned, clockwise."),
      .init("width", pair(.length), "How wide the view is."),
      .init("height", pair(.length), "How tall the view is."),
      .init("cornerRadius", pair(.length), "How round the view's corners are cut."),
      .init(
        "foregroundStyle", .list(.color, noun: "two colours", minimum: 2),
        "The colour of text and shapes without one of their own."),
      .init("number", .record(progressNumber), "Shows a number instead of the view."),
    ])

  private static let progressNumber = RecordShape(
    "number", "A number that is shown as text.",
    [
      .init("from", .number(NumberShape(noun: "a number")), "The first; 0 by default."),
      .init("to", .number(NumberShape(noun: "a number")), "The second; 100 by default."),
      .init("decimals", .number(.count("a number of decimals", from: 0, to: 6)), "How many decimals; 0 by default."),
      .init("before", .text(noun: "a text"), "What stands before it."),
      .init("after", .text(noun: "a text"), "What stands behind it."),
    ])

  private static func pair(_ shape: NumberShape) -> ValueShape {
    .list(.number(shape), noun: "two numbers", minimum: 2)
  }

  /// Which way a scroller goes.
  static let scrollAxis = Vocabulary("an axis", ["vertical": "Down.", "horizontal": "Across."])

  private static let curve = Vocabulary(
    "a curve",
    [
      "linear": "Evenly; the default.", "easeIn": "Slowly at first.", "easeOut": "Slowly at last.",
      "easeInOut": "Slowly at both ends.",
    ])
}
