package import GalleyTables

package struct CellTestDefinition: Sendable {
  let field: RecordShape.Field
  let read: @Sendable (SceneValue) -> WrittenTest?

  private init<Value>(
    _ name: String, _ shape: TypedShape<Value>, _ doc: String, make: @escaping @Sendable (Value) -> WrittenTest
  ) {
    field = RecordShape.Field(name, shape.shape, doc)
    read = { shape.read($0).map(make) }
  }

  private init(_ comparison: CellTest.Comparison, _ doc: String) {
    self.init(comparison.rawValue, .text("a value"), doc) { .compares(comparison, $0) }
  }

  static let all: [CellTestDefinition] = [
    CellTestDefinition("not", .condition, "The cell does not equal this.") { .not($0) },
    CellTestDefinition("equals", .texts, "The cell equals this text, or one of these strings.") { .equals($0) },
    CellTestDefinition(
      .below, "The cell is less than this: a smaller number, an earlier date, or text that sorts before this."),
    CellTestDefinition(.above, "The cell is greater than this."),
    CellTestDefinition(.atLeast, "The cell equals this or is greater."),
    CellTestDefinition(.atMost, "The cell equals this or is less."),
    CellTestDefinition("contains", .text("text"), "The cell contains this text (case-sensitive).") {
      .contains($0)
    },
    CellTestDefinition("startsWith", .text("text"), "The cell starts with this text.") { .startsWith($0) },
    CellTestDefinition("endsWith", .text("text"), "The cell ends with this text.") { .endsWith($0) },
    CellTestDefinition(
      "matches", .text("a regular expression"),
      """
      The cell contains a match of this regular expression. Matching takes linear time; look-around and back \
      references are not supported.
      """
    ) { .matches($0) },
  ]
}

extension Grammar {
  package static let cellTests = RecordShape(
    "where", "Tests of a cell; all of them must pass.", CellTestDefinition.all.map(\.field))
}

package enum WrittenTest: Sendable {
  case not(WrittenCondition)
  case equals([String])
  case compares(CellTest.Comparison, String)
  case contains(String)
  case startsWith(String)
  case endsWith(String)
  case matches(String)
}

extension TypedShape<[String]> {
  package static var texts: Self {
    .oneOf(TypedShape<String>.text("text").map { [$0] }, .list(.text("text"), noun: "strings"))
  }
}
