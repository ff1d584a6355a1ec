extension SceneVocabulary {
  /// The views and mappings that have each key, for error messages. Views come first, in the order of the reference.
  package var homes: [String: [String]] {
    var homes = KeyHomes()
    for view in views {
      for field in view.arguments { homes.add(field.key, view.name) }
    }
    for key in commonNames { homes.add(key, "views") }
    for view in views {
      for field in view.arguments { homes.add(field.shape) }
    }
    for modifier in modifiers { homes.add(modifier.shape) }
    homes.add(.record(Grammar.file))
    homes.add(.record(Grammar.cellTests))
    return homes.table
  }
}

private struct KeyHomes {
  private(set) var table: [String: [String]] = [:]

  mutating func add(_ key: String, _ home: String) {
    if table[key]?.contains(home) != true { table[key, default: []].append(home) }
  }

  mutating func add(_ shape: ValueShape) {
    switch shape {
    case .record(let record):
      for field in record.fields {
        add(field.key, record.name)
        add(field.shape)
      }
    case .list(let item, _, _): add(item)
    case .named(let value, _): add(value)
    case .oneOf(let shapes): for shape in shapes { add(shape) }
    case .binding(let value): add(value)
    case .text, .number, .boolean, .word, .color, .size, .day, .view, .views, .style, .layer, .rows, .condition,
      .modifiers, .filter, .assignments:
      break
    }
  }
}
