package import GalleyMessages

package struct ScriptKeys: RecordKeys {
  let framesPerSecond: TypedField<Double?>
  let steps: TypedField<[WrittenStep]>

  package init(_ fields: inout RecordFields) {
    framesPerSecond = fields.add(Self.rate)
    steps = fields.required("steps", .list(.step(among: Grammar.steps), noun: "steps"), "Steps, in order.")
  }
}

extension ScriptKeys {
  static let rate = TypedField<Double?>(
    "fps", .number(NumberShape(noun: "a number of frames per second", minimum: 1, maximum: 240)),
    "Frames per second (default: 60).")
}

package enum WrittenStep: Sendable {
  /// The word `settle`, or a step that has errors.
  case settle
  case step(StepDefinition, SceneValue, SourcePlace)

}

extension TypedShape<WrittenStep> {
  package static func step(among steps: [StepDefinition]) -> Self {
    .oneOf(
      .words("a step", ["settle": (.settle, "Waits until nothing moves.")]),
      TypedShape(.record(RecordShape("a step", "One step.", steps.map(\.shape), isChoice: true))) { value in
        guard case .record(let record) = value else { return nil }
        guard let entry = record.entries.first, let step = steps.first(where: { $0.name == entry.key })
        else { return .settle }
        return .step(step, entry.value, entry.place)
      })
  }
}
