extension Grammar {
  /// Modifiers with which views agree upon a width, a decision or an offset.
  static let agreements: [ModifierDefinition] = [
    .init(
      kind: .syncWidth,
      doc: "Makes the view as wide as all views of this name in the list, drawn or not: a name, or a mapping.",
      shape: .oneOf([.text(noun: "the name of a column"), .record(syncWidth)])),
    .init(
      kind: .uniformFits,
      doc: "Lets each ViewThatFits inside choose once for all rows of a list, a section or the screen.",
      shape: .word(.syncScope)),
    .init(
      kind: .rowHeights, doc: "How lazy containers inside find out how long their rows are.",
      shape: .word(.rowHeights)),
    .init(
      kind: .scrollSync,
      doc: "Lets the scroller stand where all scrollers of this name stand: a name, or a mapping.",
      shape: .oneOf([.text(noun: "a name for scrollers"), .record(scrollSync)])),
  ]

  private static let syncWidth = RecordShape(
    "syncWidth", "A column whose width agrees in every row.",
    [
      .init("key", .text(noun: "the name of a column"), "The column's name.", isRequired: true),
      .init("in", .word(.syncScope), "How far the column reaches; the list by default."),
      .init("mode", .word(.syncMode), "How wide the column is; exact by default."),
      .init("maximum", .number(.length), "At most so many points; what is wider wraps or is cut."),
      .init("percentile", .number(.fraction), "As wide as this share of the cells needs: 0 to 1, or a percentage."),
      .init("alignment", .word(.horizontalAlignment), "Where narrower views lie; leading by default."),
    ])

  private static let scrollSync = RecordShape(
    "scrollSync", "An offset that scrollers share.",
    [
      .init(
        "name", .text(noun: "a name for scrollers"), "The name, by which states scroll all of them.", isRequired: true),
      .init("policy", .word(.scrollSyncPolicy), "How scrollers follow each other; shared by default."),
    ])
}

extension Vocabulary {
  /// How far views reach that agree upon something.
  static let syncScope = Vocabulary(
    "a scope",
    ["section": "The section around.", "list": "The rows of the list around.", "screen": "Everything on the canvas."])
  /// How wide a column is.
  static let syncMode = Vocabulary(
    "a width mode",
    [
      "exact": "As wide as the widest cell of all rows, drawn or not; the default.",
      "growing": "As wide as the widest cell drawn so far, rounded up to tens; it never becomes narrower.",
    ])
  /// How lazy containers measure.
  static let rowHeights = Vocabulary(
    "a way to measure rows",
    [
      "exact": "Every row before the first one is shown; the default.",
      "estimated": "Only rows that were shown, the others by their average, as platforms do it.",
    ])
  /// How scrollers of one name follow each other.
  static let scrollSyncPolicy = Vocabulary(
    "a policy",
    [
      "shared": "All stand at one offset, also where that is beyond their own content; the default.",
      "clamped": "All stand at one offset, as far as their own content reaches.",
      "relayed": "They pass on where one was dragged to; one that is moved to a target moves alone, as in apps.",
    ])
}
