extension Grammar {
  /// Modifiers that say what scrollers do when they are pulled and let go.
  static let scrolling: [ModifierDefinition] = [
    .init(
      kind: .scrollTargetBehavior, doc: "Where the scroller comes to rest when it is let go.",
      shape: .oneOf([
        .word(behavior),
        .record(
          RecordShape(
            "scrollTargetBehavior", "Views of a scrollTargetLayout.",
            [.init("viewAligned", .word(limit), "How many views further it may come at once.", isRequired: true)])),
      ])),
    .init(
      kind: .scrollTargetLayout, doc: "Makes the views of the layout what a scroller comes to rest on.", shape: .boolean
    ),
    .init(kind: .scrollTarget, doc: "Makes the view one that a scroller comes to rest on.", shape: .boolean),
    .init(
      kind: .scrollDecelerationRate,
      doc: "How fast the scrollers inside slow down: the share of the velocity that is left after a millisecond.",
      shape: .oneOf([
        .word(rate), .number(NumberShape(noun: "a share from 0.5 to 0.9999", minimum: 0.5, maximum: 0.9999)),
      ])),
    .init(
      kind: .scrollBounce, doc: "How content of the scrollers inside comes back from beyond its edges.",
      shape: .word(bounce)),
    .init(
      kind: .scrollBounceBehavior, doc: "When the scrollers inside can be pulled beyond their edges.",
      shape: .word(bounceBehavior)),
  ]

  private static let behavior = Vocabulary(
    "a scroll target behaviour",
    [
      "paging": "Pages as large as the window, one at a time.",
      "viewAligned": "The view of a scrollTargetLayout that is nearest to where it would come to rest.",
    ])
  private static let limit = Vocabulary(
    "a limit",
    [
      "automatic": "As never; the default.", "always": "One view.", "alwaysByOne": "One view.",
      "alwaysByFew": "Three views.", "never": "As far as it goes.",
    ])
  private static let rate = Vocabulary(
    "a deceleration rate", ["normal": "0.998; the default.", "fast": "0.99, as for pages and pickers."])
  private static let bounce = Vocabulary(
    "a bounce",
    [
      "ios": "A critically damped spring; the default.", "flutter": "An overdamped spring.",
      "webkit": "WebKit's curve.",
      "none": "Content stops at its edge.",
    ])
  private static let bounceBehavior = Vocabulary(
    "a bounce behaviour",
    [
      "automatic": "As always; the default.", "always": "Also where all content shows.",
      "basedOnSize": "Only where content is larger than the window.",
    ])
}
