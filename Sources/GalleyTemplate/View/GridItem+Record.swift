import GalleyViews

extension [GridItem] {
  /// The columns or rows of a grid, called `name`: a number of equal ones, as many as fit, or one by one.
  init(_ name: String, in arguments: SceneRecord, spacing: Double?) {
    switch arguments[name] {
    case .number(let count):
      self = Array(repeating: GridItem(.flexible(minimum: 0), spacing: spacing), count: Int(count))
    case .list(let tracks):
      self = tracks.compactMap { track in
        switch track {
        case .number(let length): GridItem(.fixed(length), spacing: spacing)
        case .record(let bounds): GridItem(bounds, spacing: spacing)
        default: nil
        }
      }
    default: self = []
    }
  }
}

extension GridItem {
  /// A column or row between bounds, or as many as fit.
  fileprivate init(_ record: SceneRecord, spacing: Double?) {
    let maximum = record.number("maximum") ?? .infinity
    if let length = record.number("adaptive") {
      self.init(.adaptive(minimum: length, maximum: maximum), spacing: spacing)
    } else {
      self.init(.flexible(minimum: record.number("minimum") ?? 0, maximum: maximum), spacing: spacing)
    }
  }
}
