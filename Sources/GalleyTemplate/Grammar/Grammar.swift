/// Everything a scene file may say, as data.
///
/// The strict decoder and the JSON Schema are both made from these tables, so an editor's completion can never
/// differ from what is read.
enum Grammar {
  /// The keys any view may have beside its arguments and modifiers.
  static let commonKeys: [RecordShape.Field] = [
    .init("if", condition, "Shows the view only where a field holds true, or anything if it is no boolean."),
    .init("unless", condition, "Shows the view only where `if` would not."),
    .init(
      "modifiers", .list(modifierStep, noun: "modifiers", minimum: 1), "Modifiers in order, where one is needed twice."),
  ]

  private static let condition = ValueShape.oneOf([
    .text(noun: "a field"),
    .record(
      RecordShape(
        "if", "A field and the text it must equal.",
        [
          .init("field", .text(noun: "a field"), "The field.", isRequired: true),
          .init("equals", .text(noun: "a text"), "The text it must equal.", isRequired: true),
        ])),
  ])
}
