package struct GeneratorKeys: RecordKeys {
  package let rows: TypedField<Int>
  let seed: TypedField<Int?>
  let columns: TypedField<[Named<WrittenRecipe>]>

  package init(_ fields: inout RecordFields) {
    rows = fields.required("rows", .count("a number of rows", from: 0, to: 10_000_000), "Number of rows.")
    seed = fields.optional(
      "seed", .count("a seed", from: 0, to: 1e15), "Seed; each seed makes different rows (default: 0).")
    columns = fields.required(
      "columns", .named(WrittenRecipe.shape, noun: "columns"), "Columns to generate.")
  }
}
