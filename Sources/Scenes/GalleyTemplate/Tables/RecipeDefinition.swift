import GalleyTables

package struct RecipeDefinition: Sendable {
  let field: RecordShape.Field
  let read: @Sendable (SceneValue) -> Result<CellRecipe, SceneError.Kind>?

  private init<Value>(
    _ name: String, _ shape: TypedShape<Value>, _ doc: String,
    make: @escaping @Sendable (Value) throws(SceneError.Kind) -> CellRecipe
  ) {
    field = RecordShape.Field(name, shape.shape, doc)
    read = { value in
      shape.read(value).map { value in Result { () throws(SceneError.Kind) in try make(value) } }
    }
  }

  static let all: [RecipeDefinition] = [
    RecipeDefinition(
      "counter", .count("a whole number", from: 0), "Consecutive numbers, starting with this one."
    ) { .counter(from: $0) },
    RecipeDefinition(
      "words", .oneOf(TypedShape<Double>.number(wordCount).map { Bounds(from: $0, to: $0) }, words),
      "This many words in an invented language."
    ) { bounds throws(SceneError.Kind) in .words(try bounds.range(unit: 1)) },
    RecipeDefinition("number", numbers, "Numbers in a range.") { bounds throws(SceneError.Kind) in
      let unit = (0..<bounds.decimals).reduce(1) { unit, _ in unit * 10 }
      return .number(try bounds.range(unit: Double(unit)), unit: unit)
    },
    RecipeDefinition("date", days, "Dates in a range.") { days throws(SceneError.Kind) in
      .date(try range(from: days.from, to: days.to))
    },
    RecipeDefinition(
      "letters", .count("a number of letters", from: 1, to: 100), "This many capital letters."
    ) { .letters($0) },
    RecipeDefinition("oneOf", .list(.text("text"), noun: "strings"), "One of these strings.") { texts in
      .oneOf(texts.map { Array($0.utf8) })
    },
  ]
}

// MARK: Bounds

extension RecipeDefinition {
  private struct Bounds: Sendable {
    var from: Double
    var to: Double
    var decimals = 0

    func range(unit: Double) throws(SceneError.Kind) -> ClosedRange<Int> {
      guard from <= to else { throw .key(.falling("to", to, below: "from", from)) }
      return Int((from * unit).rounded())...Int((to * unit).rounded())
    }
  }

  private static let wordCount = NumberShape.count("a number of words", from: 1, to: 1000)

  private static let words = TypedShape<Bounds>.record("words", "Minimum and maximum.") { fields in
    let from = fields.required("from", TypedShape<Double>.number(wordCount), "Minimum.")
    let to = fields.required("to", TypedShape<Double>.number(wordCount), "Maximum.")
    // Missing bounds have already been reported.
    return { given in Bounds(from: (try? given[from]) ?? 0, to: (try? given[to]) ?? 0) }
  }

  private static let numbers = TypedShape<Bounds>.record("number", "Numbers between two bounds.") { fields in
    let amount = TypedShape<Double>.number(NumberShape(noun: "a number", minimum: -1e9, maximum: 1e9))
    let from = fields.required("from", amount, "Minimum.")
    let to = fields.required("to", amount, "Maximum.")
    let decimals = fields.optional(
      "decimals", .count("a number of decimals", from: 0, to: 9), "Number of decimals (default: 0).",
      default: 0)
    return { given in
      try Bounds(from: (try? given[from]) ?? 0, to: (try? given[to]) ?? 0, decimals: given[decimals])
    }
  }

  private static let days = TypedShape<Days>.record("date", "Dates in a range.") { fields in
    let from = fields.required("from", .text("a date"), "First date, such as 2024-02-29.")
    let to = fields.required("to", .text("a date"), "Last date.")
    return { given in Days(from: (try? given[from]) ?? "", to: (try? given[to]) ?? "") }
  }

  private struct Days: Sendable {
    let from: String
    let to: String
  }

  private static func range(from: String, to: String) throws(SceneError.Kind) -> ClosedRange<Int> {
    for day in [from, to] where CalendarDate(day) == nil {
      throw .value(.wrongType(expected: Column.Kind.date.noun, found: "'\(day)'"))
    }
    guard let first = CalendarDate(from)?.number, let last = CalendarDate(to)?.number, first <= last else {
      throw .value(.wrongType(expected: "a date that is not before \(from)", found: "'\(to)'"))
    }
    return first...last
  }
}
