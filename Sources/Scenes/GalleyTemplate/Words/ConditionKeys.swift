package struct ConditionKeys: RecordKeys {
  let field: TypedField<String>
  let equals: TypedField<String>

  package init(_ fields: inout RecordFields) {
    field = fields.required("field", .text("a field"), "Field to test.")
    equals = fields.required("equals", .text("text"), "Text that the field must equal.")
  }

  static let all = definition.keys
  static let owner = "if"

  private static let definition = defined()
  package static let shape = TypedShape<Void>.inPlace(
    .oneOf([
      .text(noun: "a field"),
      .record(RecordShape(owner, "A field and the text that it must equal.", definition.fields)),
    ]))
}
