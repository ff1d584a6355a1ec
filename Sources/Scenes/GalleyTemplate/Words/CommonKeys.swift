/// The values are decoded in place.
package struct CommonKeys: Sendable {
  package let condition: TypedField<Void?>
  package let negatedCondition: TypedField<Void?>
  package let modifiers: TypedField<Void?>
  package let fields: [RecordShape.Field]

  package init(modifierStep: ValueShape) {
    var fields = RecordFields()
    condition = fields.optional(
      "if", ConditionKeys.shape, "Shows the view only if a field is true, or is non-empty if it is not a boolean.")
    negatedCondition = fields.optional(
      "unless", ConditionKeys.shape, "Shows the view only if `if` with the same field would hide it.")
    modifiers = fields.optional(
      "modifiers", .inPlace(.list(modifierStep, noun: "modifiers", minimum: 1)),
      "Modifiers in order; use it to apply a modifier twice.")
    self.fields = fields.shapes
  }

  /// `nil` if `key` is not a condition.
  func negation(of key: String) -> Bool? {
    key == negatedCondition.key ? true : key == condition.key ? false : nil
  }
}

extension TypedShape<Void> {
  static func inPlace(_ shape: ValueShape) -> Self { Self(shape) { _ in () } }
}
