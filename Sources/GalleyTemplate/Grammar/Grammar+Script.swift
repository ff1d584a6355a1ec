extension Grammar {
  // What a scene's `script:` may say.

  static let script = RecordShape(
    "script", "What happens, step after step.",
    [
      .init(
        "fps", .number(NumberShape(noun: "a number of frames a second", minimum: 1, maximum: 240)),
        "Frames a second; 60 by default."),
      .init("steps", .list(scriptStep, noun: "steps", minimum: 1), "The steps.", isRequired: true),
    ])

  static let scriptStep = ValueShape.oneOf([
    .word(Vocabulary("a step", ["settle": "Waits until nothing moves any more."])),
    .record(RecordShape("a step", "One step.", steps + edits, isChoice: true)),
  ])

  static let steps: [RecordShape.Field] = [
    .init("hold", .number(.time), "Time passes; what moves goes on."),
    .init(
      "settle",
      .oneOf([
        .number(.time),
        .record(
          RecordShape(
            "settle", "Waits until nothing moves any more.",
            [.init("atMost", .number(.time), "The longest it waits; 10s by default.")])),
      ]), "Waits until nothing moves any more, this long at most."),
    .init("mark", .text(noun: "a name"), "Gives the moment a name."),
    .init(
      "screenshot", .text(noun: "a name"), "Draws this moment into a file of its own, whose name ends in this one."),
    .init("drag", .record(drag), "A finger moves the content and lets it go."),
    .init("fling", .record(fling), "Gives the content a velocity."),
    .init("overscroll", .record(overscroll), "A finger pulls the content beyond an edge and lets it go."),
    .init("scrollTo", .record(scrollTo), "Sends the content to a destination."),
    .init("scrollUntilVisible", .record(reveal), "Sends the content as far as needed to show a target."),
    .init("tap", .oneOf([.text(noun: "an id"), .record(tap)]), "Taps a view by its id, or a place of the screen."),
    .init("set", .record(setting), "Changes what people want of the screen."),
  ]

  private static let scroller = RecordShape.Field(
    "in", .text(noun: "an id"), "The scroller's id; the scene's first by default.")

  private static let pair = ValueShape.list(.number(.points), noun: "two numbers", minimum: 2)
  private static let vector = ValueShape.oneOf([.number(.points), pair])
  private static let pace = RecordShape.Field("over", .number(.time), "How long it takes; 250ms by default.")
  private static let rest = RecordShape.Field("hold", .number(.time), "How long the finger rests before it is lifted.")

  private static let drag = RecordShape(
    "drag", "The way of a finger.",
    [
      scroller,
      .init("by", vector, "How far the finger moves: [across, down], or down alone; up is negative, and scrolls on."),
      .init(
        "path",
        .list(
          .record(
            RecordShape(
              "a place of a finger", "Where the finger is, counted from where it is put down.",
              [
                .init("at", .number(.time), "When, from when it is put down.", isRequired: true),
                .init("by", vector, "How far it has come.", isRequired: true),
              ])), noun: "places of a finger", minimum: 1),
        "Where the finger is and when, instead of `by` and `over`."),
      pace, rest,
    ])

  private static let fling = RecordShape(
    "fling", "A velocity for the content.",
    [
      scroller,
      .init("velocity", .number(.velocity), "Positive ones scroll on.", isRequired: true),
      .init("axis", .word(axis), "Which way; the scroller's main axis by default."),
    ])

  private static let overscroll = RecordShape(
    "overscroll",
    "A pull beyond an edge: wherever the content stands, the finger goes all the way and is still when it is lifted.",
    [
      scroller,
      .init(
        "by", .number(.length), "How many points show beyond the edge, at most; less than the window is long.",
        isRequired: true),
      .init("edge", .word(edge), "Which edge; top by default."),
      .init("over", .number(.time), "How long the pull takes; 300ms by default."), rest,
    ])

  private static let scrollTo = RecordShape(
    "scrollTo", "A destination.",
    [
      scroller,
      .init("to", .text(noun: "a scroll target"), "`top`, `bottom`, an id, or `row:120`; rows count from 0."),
      .init("id", .text(noun: "an id"), "A view's id, instead of `to`."), first,
      .init("offset", vector, "Points from the start, instead of a target: [across, down], or down alone."),
      .init(
        "anchor", .word(.unitPoint),
        "The place of the target that meets the same place of the scroller; top by default."),
      .init("clamp", .boolean, "Whether it stays where it can rest; true by default."), animation,
    ])

  private static let reveal = RecordShape(
    "scrollUntilVisible", "A target that has to show.",
    [
      scroller, .init("to", .text(noun: "a scroll target"), "An id, or `row:120`; rows count from 0."),
      .init("id", .text(noun: "an id"), "A view's id, instead of `to`."), first, animation,
    ])

  private static let first = RecordShape.Field(
    "first", .filter, "The first row whose cells are so, instead of `to`: columns and what they hold, as under `where`."
  )

  private static let tap = RecordShape(
    "tap", "What is tapped.",
    [
      .init("id", .text(noun: "an id"), "A view's id."),
      .init("at", pair, "A place of the screen: [across, down]."),
    ])

  private static let setting = RecordShape(
    "set", "What people want of the screen.",
    [
      .init("dynamicType", .word(.dynamicType), "How large text is wanted."),
      .init("colorScheme", .word(.colorScheme), "Light or dark."),
      .init("layoutDirection", .word(.layoutDirection), "Which way reading runs."),
      .init("locale", .text(noun: "a language"), "The language and region, such as en or zh-Hant."),
      .init("keyboard", .number(.length), "How high the keyboard is that covers the bottom; 0 takes it away."),
    ], needed: ["dynamicType", "colorScheme", "layoutDirection", "locale", "keyboard"])

  private static let animation = RecordShape.Field(
    "animation", motion, "How it gets there; 300ms, slow at both ends, by default.")

  /// How something gets where it goes.
  static let motion = ValueShape.oneOf([.word(.animation), .record(animationShape)])

  /// A curve or a spring by its numbers.
  static let animationShape = RecordShape(
    "animation", "A curve or a spring.",
    [
      .init("curve", .word(.animation), "Which.", isRequired: true),
      .init("over", .number(.time), "How long it takes; a spring's pace."),
      .init(
        "bounce", .number(.bounce),
        "How much a spring swings; of snappy and bouncy, how much more than they do, which are 0.15 and 0.3."),
    ],
    exclusions: [
      .init(
        ["bounce"], with: "curve",
        words: ["none", "linear", "easeIn", "easeOut", "easeInOut", "interactiveSpring"]),
      .init(["over"], with: "curve", words: ["none"]),
    ])

  private static let axis = Vocabulary("an axis", ["vertical": "Down.", "horizontal": "Across."])
  private static let edge = Vocabulary(
    "an edge",
    ["top": "Before the start.", "bottom": "Behind the end.", "leading": "Before the start.", "trailing": "Behind it."])
}

extension Vocabulary {
  /// How something moves.
  static let animation = Vocabulary(
    "an animation",
    [
      "none": "At once.", "linear": "Evenly.", "easeIn": "Slowly at first.", "easeOut": "Slowly at last.",
      "easeInOut": "Slowly at both ends.", "smooth": "A spring without bounce.",
      "snappy": "A spring that bounces a little.", "bouncy": "A spring that bounces.",
      "spring": "A spring as it is said beside.", "interactiveSpring": "A stiff spring.",
    ])
}
