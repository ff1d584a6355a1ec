extension Grammar {
  /// What a scene's `script:` may say.
  static let script = RecordShape(
    "script", "What happens, step after step.",
    [
      .init(
        "fps", .number(NumberShape(noun: "a number of frames a second", minimum: 1, maximum: 240)),
        "Frames a second; 60 by default."),
      .init("steps", .list(scriptStep, noun: "steps", minimum: 1), "The steps.", isRequired: true),
    ])

  /// One step of a script.
  static let scriptStep = ValueShape.oneOf([
    .word(Vocabulary("a step", ["settle": "Waits until nothing moves any more."])),
    .record(RecordShape("a step", "One step.", steps, isChoice: true)),
  ])
}
