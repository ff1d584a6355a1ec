/// The keys that every view has. Their values are decoded by the decoder itself.
package struct CommonKeys: Sendable {
  package let condition: TypedField<Void?>
  package let negatedCondition: TypedField<Void?>
  package let modifiers: TypedField<Void?>
  package let fields: [RecordShape.Field]

  package init(modifierStep: ValueShape) {
    var fields = RecordFields()
    condition = fields.optional(
      "if", ConditionKeys.shape,
      "Shows the view only if a field is true. Every text counts as true except empty text, `false` and `0`.")
    negatedCondition = fields.optional(
      "unless", ConditionKeys.shape, "The opposite of `if`: shows the view if `if` with the same value would hide it.")
    modifiers = fields.optional(
      "modifiers", .inPlace(.list(modifierStep, noun: "modifiers", minimum: 1)),
      "List of modifiers, applied in order; use it to apply a modifier twice.")
    self.fields = fields.shapes
  }

  /// Returns whether a condition is negated; `nil` if `key` is not a condition.
  func negation(of key: String) -> Bool? {
    key == negatedCondition.key ? true : key == condition.key ? false : nil
  }
}

extension TypedShape<Void> {
  static func inPlace(_ shape: ValueShape) -> Self { Self(shape) { _ in () } }
}
