/// Everything a scene file may say, as data.
///
/// The strict decoder and the JSON Schema are both made from these tables, so an editor's completion can never
/// differ from what is read.
enum Grammar {
  /// The keys any view may have beside its arguments and modifiers.
  static let common = definition.keys
  static let commonKeys = definition.fields

  private static let definition = CommonKeys.defined()
}

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

/// The keys of a condition that is more than the name of a field.
struct ConditionKeys: RecordKeys {
  let field: TypedField<String>
  let equals: TypedField<String>

  init(_ fields: inout RecordFields) {
    field = fields.required("field", .text("a field"), "The field.")
    equals = fields.required("equals", .text("a text"), "The text it must equal.")
  }

  static let all = definition.keys
  /// What the mapping is called in errors.
  static let owner = "if"

  private static let definition = defined()
  fileprivate static let shape = TypedShape<Void>.inPlace(
    .oneOf([
      .text(noun: "a field"),
      .record(RecordShape(owner, "A field and the text it must equal.", definition.fields)),
    ]))
}

extension TypedShape<Void> {
  /// Values of the form `shape`, which are read where they are written.
  static func inPlace(_ shape: ValueShape) -> Self { Self(shape) { _ in () } }
}
