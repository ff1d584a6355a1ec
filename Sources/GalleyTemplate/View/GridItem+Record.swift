import GalleyViews

extension [GridItem] {
  /// The columns of a grid: a number of equal ones, as many as fit, or one by one.
  init(_ arguments: SceneRecord) {
    let spacing = arguments.number("columnSpacing")
    switch arguments["columns"] {
    case .number(let count):
      self = Array(repeating: GridItem(.flexible(minimum: 0), spacing: spacing), count: Int(count))
    case .list(let columns):
      self = columns.compactMap { column in
        switch column {
        case .number(let width): GridItem(.fixed(width), spacing: spacing)
        case .record(let bounds): GridItem(bounds, spacing: spacing)
        default: nil
        }
      }
    default: self = []
    }
  }
}

extension GridItem {
  /// A column between bounds, or as many as fit.
  fileprivate init(_ record: SceneRecord, spacing: Double?) {
    let maximum = record.number("maximum") ?? .infinity
    if let width = record.number("adaptive") {
      self.init(.adaptive(minimum: width, maximum: maximum), spacing: spacing)
    } else {
      self.init(.flexible(minimum: record.number("minimum") ?? 0, maximum: maximum), spacing: spacing)
    }
  }
}
