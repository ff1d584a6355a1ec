import ArgumentParser
import Galley
import GalleyTables

/// The rows to read, and the columns to compute.
struct RowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Keep only this many rows.", valueName: "count"))
  var limit: Int?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Keep only rows that match (repeatable).",
      discussion: """
        If repeated, all conditions must match. Examples: "amount > 100 and region = North", "month(day) = 3", \
        "paid is empty".
        """,
      valueName: "condition"))
  var conditions: [String] = []

  @Flag(help: "Accept a table without rows instead of reporting an error.")
  var allowEmpty = false

  @Option(
    name: .customLong("derive"),
    help: ArgumentHelp(
      "Add a computed column, such as \"net = amount / 1.19\" (repeatable).",
      discussion: """
        Functions: \(RowOptions.functions). Examples: "month = truncate(day, month)", "share = share(amount, region)", \
        "size = if(amount > 100, 'large', 'small')".
        """,
      valueName: "name = expression"))
  var derived: [String] = []

  private static let functions = ExpressionFunction.all.map(\.name).joined(separator: ", ")

  func validate() throws {
    if let limit, limit < (allowEmpty ? 0 : 1) {
      throw ValidationError(
        "--limit must be at least 1" + (limit == 0 ? "; --allow-empty accepts a table without rows" : ""))
    }
  }

  func steps(sort: [String] = []) -> RowSteps {
    RowSteps(derived: derived, conditions: conditions, sort: sort, limit: limit, allowsEmpty: allowEmpty)
  }
}
