import ArgumentParser
import Galley

/// Options that change individual columns without requiring a complete list of columns.
struct ColumnOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out columns (repeatable).", valueName: "columns"))
  var hide: [String] = []

  @Option(help: ArgumentHelp("Show only these columns (repeatable).", valueName: "columns"))
  var keep: [String] = []

  @Option(help: ArgumentHelp("Give a column another title (repeatable).", valueName: "column=title"))
  var rename: [String] = []

  @Option(
    help: ArgumentHelp(
      "Columns that come first (repeatable).", discussion: "The other columns follow in their original order.",
      valueName: "columns"))
  var order: [String] = []

  var choice: ColumnChoice { ColumnChoice(hidden: hide, kept: keep, renamed: rename, first: order) }
}
