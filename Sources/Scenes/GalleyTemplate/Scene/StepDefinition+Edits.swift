import GalleyMotion
import GalleyViews

extension StepDefinition {
  package static let edits: [StepDefinition] = [
    StepDefinition(
      "select", "Selects rows of a list, and no others.",
      .keys(
        "select", "Rows that are selected.", [EditKeys.list.shape, EditKeys.selected.shape, EditKeys.animation.shape])
    ) { reader, given, place in try reader.select(given, at: place) },
    StepDefinition(
      "insert", "Puts rows into a table.",
      .keys(
        "insert", "Rows that come.",
        [
          EditKeys.table.shape, EditKeys.rows.shape, EditKeys.at.shape, EditKeys.before.shape, EditKeys.animation.shape,
        ],
        exclusions: [.init([EditKeys.before.key], with: EditKeys.at.key)])
    ) { reader, given, place in try reader.insert(given, at: place) },
    StepDefinition(
      "delete", "Takes rows out of a table.",
      .keys(
        "delete", "Rows that go.",
        [EditKeys.table.shape, EditKeys.ids.shape, EditKeys.numbers.shape, EditKeys.animation.shape],
        exclusions: [.init([EditKeys.numbers.key], with: EditKeys.ids.key)],
        needed: [EditKeys.ids.key, EditKeys.numbers.key])
    ) { reader, given, place in try reader.delete(given, at: place) },
    StepDefinition(
      "move", "Moves rows of a table.",
      .keys(
        "move", "Rows that move.",
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
    "table", .text("a table"), "The table; the scene's only one by default.")
  static let ids = TypedField<[String]?>("id", .list(.text("an id"), noun: "ids of rows"), "The rows' ids.")
  static let numbers = TypedField<[Int]?>(
    "row", .list(.count("a row", from: 0), noun: "rows"), "The rows' numbers, from 0, instead of `id`.")
  static let at = TypedField<Int?>(
    "at", .count("a row", from: 0), "The number of the first of them from then on; behind all by default.")
  static let before = TypedField<String?>(
    "before", .text("an id"), "The id of the row that follows them, instead of `at`.")
  static let to = TypedField<Int?>("to", .count("a row", from: 0), "The number of the first of them from then on.")
  static let beforeInstead = TypedField<String?>(
    "before", .text("an id"), "The id of the row that follows them, instead of `to`.")
  static let list = TypedField<String?>("in", .text("an id"), "The List's id; the scene's first List by default.")
  static let selected = TypedField(
    "id", required: TypedShape<[String]>.list(.text("an id"), noun: "ids of rows", minimum: 0), "The rows' ids.")
  package static let rows = TypedField(
    "rows", required: TypedShape<[[Named<String>]]>.list(row, noun: "rows"), "The cells by column, a mapping a row.")
  static let animation = TypedField<Animation?>(
    "animation", .motion, "How it gets there; at once by default.", default: nil)

  private static let row = TypedShape<[Named<String>]>.named(.text("a text"), noun: "columns and their cells")
}
