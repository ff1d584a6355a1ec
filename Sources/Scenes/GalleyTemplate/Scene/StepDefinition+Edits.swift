import GalleyMotion
import GalleyViews

extension StepDefinition {
  package static let edits: [StepDefinition] = [
    StepDefinition(
      "select", "Selects these rows of a list and deselects all others.",
      .keys(
        "select", "Rows to select.", [EditKeys.list.shape, EditKeys.selected.shape, EditKeys.animation.shape])
    ) { reader, given, place in try reader.select(given, at: place) },
    StepDefinition(
      "insert", "Inserts rows into a table.",
      .keys(
        "insert", "Rows to insert.",
        [
          EditKeys.table.shape, EditKeys.rows.shape, EditKeys.at.shape, EditKeys.before.shape, EditKeys.animation.shape,
        ],
        exclusions: [.init([EditKeys.before.key], with: EditKeys.at.key)])
    ) { reader, given, place in try reader.insert(given, at: place) },
    StepDefinition(
      "delete", "Deletes rows of a table.",
      .keys(
        "delete", "Rows to delete.",
        [EditKeys.table.shape, EditKeys.ids.shape, EditKeys.numbers.shape, EditKeys.animation.shape],
        exclusions: [.init([EditKeys.numbers.key], with: EditKeys.ids.key)],
        needed: [EditKeys.ids.key, EditKeys.numbers.key])
    ) { reader, given, place in try reader.delete(given, at: place) },
    StepDefinition(
      "move", "Moves rows of a table.",
      .keys(
        "move", "Rows to move.",
        [
          EditKeys.table.shape, EditKeys.ids.shape, EditKeys.numbers.shape, EditKeys.to.shape,
          EditKeys.beforeInstead.shape, EditKeys.animation.shape,
        ],
        exclusions: [
          .init([EditKeys.numbers.key], with: EditKeys.ids.key), .init([EditKeys.before.key], with: EditKeys.to.key),
        ],
        needed: [EditKeys.ids.key, EditKeys.numbers.key],
        companions: [EditKeys.ids.key, EditKeys.numbers.key].map {
          .init(key: $0, others: [EditKeys.to.key, EditKeys.before.key])
        })
    ) { reader, given, place in try reader.move(given, at: place) },
  ]
}

package enum EditKeys {
  package static let table = TypedField<String?>(
    "table", .text("a table"), "The table (default: the scene's only table).")
  static let ids = TypedField<[String]?>("id", .list(.text("an id"), noun: "row ids"), "The ids of the rows.")
  static let numbers = TypedField<[Int]?>(
    "row", .list(.count("a row", from: 0), noun: "rows"), "Row numbers, from 0, instead of `id`.")
  static let at = TypedField<Int?>(
    "at", .count("a row", from: 0), "New row number of the first inserted row (default: after the last row).")
  static let before = TypedField<String?>(
    "before", .text("an id"), "The id of the row before which to insert, instead of `at`.")
  static let to = TypedField<Int?>("to", .count("a row", from: 0), "New row number of the first moved row.")
  static let beforeInstead = TypedField<String?>(
    "before", .text("an id"), "The id of the row before which to move, instead of `to`.")
  static let list = TypedField<String?>("in", .text("an id"), "The list's id (default: the scene's first List).")
  static let selected = TypedField(
    "id", required: TypedShape<[String]>.list(.text("an id"), noun: "row ids", minimum: 0), "The ids of the rows.")
  package static let rows = TypedField(
    "rows", required: TypedShape<[[Named<String>]]>.list(row, noun: "rows"), "Cells by column, one mapping per row.")
  static let animation = TypedField<Animation?>(
    "animation", .motion, "Animation of the change (default: none).", default: nil)

  private static let row = TypedShape<[Named<String>]>.named(.text("text"), noun: "columns")
}
