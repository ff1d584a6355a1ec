/// What measuring a column found beside the widths.
struct ColumnFindings {
  /// What could not be set as asked, by the index of the text.
  var problems: [Int: [TextProblem]] = [:]
  /// How the widths were found.
  var paths = WidthPaths()

  /// Takes in what was found of other texts.
  mutating func merge(_ other: ColumnFindings) {
    problems.merge(other.problems) { $1 }
    paths = paths + other.paths
  }
}
