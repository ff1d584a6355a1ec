extension SceneValue {
  func settled(in rows: RowScope) -> SceneValue {
    switch self {
    case .text(let text): return .text(Interpolation(text.text(in: rows)))
    case .field(let dynamic):
      // Cells were checked when the scene was read, and positions are always numbers.
      guard case .success(let value)? = ScalarParser.parse(rows.text(dynamic.field), as: dynamic.shape) else {
        return .text(Interpolation(""))
      }
      return value
    case .record(let record): return .record(record.settled(in: rows))
    case .list(let values): return .list(values.map { $0.settled(in: rows) })
    case .number, .boolean, .word, .color, .size, .view, .views, .rows, .modifiers, .binding: return self
    }
  }

  /// Whether the value contains fields. Views inside it are resolved separately and do not count.
  var hasFields: Bool {
    switch self {
    case .text(let text): text.segments.contains { if case .field = $0 { true } else { false } }
    case .field: true
    case .record(let record): record.hasFields
    case .list(let values): values.contains { $0.hasFields }
    case .number, .boolean, .word, .color, .size, .view, .views, .rows, .modifiers, .binding: false
    }
  }
}

extension SceneRecord {
  var hasFields: Bool { entries.contains { $0.value.hasFields } }

  func settled(in rows: RowScope) -> SceneRecord {
    guard hasFields else { return self }
    return SceneRecord(
      entries: entries.map {
        .init(key: $0.key, value: $0.value.settled(in: rows), place: $0.place)
      })
  }
}
