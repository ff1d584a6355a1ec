struct ColumnFindings {
  var problems: [Int: [TextProblem]] = [:]
  var paths = WidthPaths()

  mutating func merge(_ other: ColumnFindings) {
    problems.merge(other.problems) { $1 }
    paths = paths + other.paths
  }
}
