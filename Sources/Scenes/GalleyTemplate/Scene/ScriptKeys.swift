package import GalleyMessages

package struct ScriptKeys: RecordKeys {
  let framesPerSecond: TypedField<Double?>
  let steps: TypedField<[WrittenStep]>

  package init(_ fields: inout RecordFields) {
    framesPerSecond = fields.optional(
      "fps", .number(NumberShape(noun: "a number of frames per second", minimum: 1, maximum: 240)),
      "Frames per second (default: 60).")
    steps = fields.required("steps", .list(WrittenStep.shape, noun: "steps"), "Steps, in order.")
  }
}

package enum WrittenStep: Sendable {
  /// The word `settle`, or a step with errors.
  case settle
  case step(StepDefinition, SceneValue, SourcePlace)

  package static let shape = TypedShape<WrittenStep>.oneOf(
    .words("a step", ["settle": (.settle, "Waits until nothing moves.")]),
    TypedShape(.record(RecordShape("a step", "One step.", Grammar.steps.map(\.shape), isChoice: true))) { value in
      guard case .record(let record) = value else { return nil }
      guard let entry = record.entries.first, let step = Grammar.steps.first(where: { $0.name == entry.key })
      else { return .settle }
      return .step(step, entry.value, entry.place)
    })
}
