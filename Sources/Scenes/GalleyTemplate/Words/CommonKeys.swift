/// The keys any view may have beside its arguments and modifiers; what they say is read where it is written.
struct CommonKeys: RecordKeys {
  let condition: TypedField<Void?>
  let negatedCondition: TypedField<Void?>
  let modifiers: TypedField<Void?>

  init(_ fields: inout RecordFields) {
    condition = fields.optional(
      "if", ConditionKeys.shape, "Shows the view only where a field holds true, or anything if it is no boolean.")
    negatedCondition = fields.optional(
      "unless", ConditionKeys.shape, "Shows the view only where `if` would not.")
    modifiers = fields.optional(
      "modifiers", .inPlace(.list(Grammar.modifierStep, noun: "modifiers", minimum: 1)),
      "Modifiers in order, where one is needed twice.")
  }

  /// Whether the condition under `key` is negated; nil where `key` is that of no condition.
  func negation(of key: String) -> Bool? {
    key == negatedCondition.key ? true : key == condition.key ? false : nil
  }
}

extension Grammar {
  /// The keys any view may have beside its arguments and modifiers.
  static let common = definition.keys
  static let commonKeys = definition.fields

  private static let definition = CommonKeys.defined()
}

extension TypedShape<Void> {
  /// Values of the form `shape`, which are read where they are written.
  static func inPlace(_ shape: ValueShape) -> Self { Self(shape) { _ in () } }
}
