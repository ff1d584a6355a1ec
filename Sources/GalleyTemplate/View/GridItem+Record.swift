import GalleyViews

extension GridItem {
  /// The columns of a grid: a number of equal ones, or each by itself.
  static func columns(_ arguments: SceneRecord) -> [GridItem] {
    let spacing = arguments.number("columnSpacing")
    if let count = arguments.number("columns") {
      return Array(repeating: GridItem(.flexible(), spacing: spacing), count: Int(count))
    }
    return arguments.list("columns").map { column in
      guard case .record(let column) = column else { return GridItem(spacing: spacing) }
      return GridItem(column, spacing: spacing)
    }
  }

  private init(_ column: SceneRecord, spacing: Double?) {
    let maximum = column.number("maximum") ?? .infinity
    let size: Size =
      if let width = column.number("fixed") {
        .fixed(width)
      } else if let minimum = column.number("adaptive") {
        .adaptive(minimum: minimum, maximum: maximum)
      } else {
        .flexible(minimum: column.number("minimum") ?? 10, maximum: maximum)
      }
    self.init(size, spacing: spacing, alignment: column.word("alignment").map { .init(word: $0) })
  }
}
