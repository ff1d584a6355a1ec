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
    CellTestDefinition("not", .condition, "It is not so.") { .not($0) },
    CellTestDefinition("equals", .texts, "It is this text, or one of these.") { .equals($0) },
    CellTestDefinition(.below, "It is less: a smaller number, an earlier day, a text further up."),
    CellTestDefinition(.above, "It is more."), CellTestDefinition(.atLeast, "It is this or more."),
    CellTestDefinition(.atMost, "It is this or less."),
    CellTestDefinition("contains", .text("a text"), "It has this text in it, capitals as written.") { .contains($0) },
    CellTestDefinition("startsWith", .text("a text"), "It starts with this text.") { .startsWith($0) },
    CellTestDefinition("endsWith", .text("a text"), "It ends with this text.") { .endsWith($0) },
    CellTestDefinition(
      "matches", .text("a regular expression"),
      "It has a match of this expression in it; found in linear time, so without look-around and back references."
    ) { .matches($0) },
  ]
}

extension Grammar {
  package static let cellTests = RecordShape(
    "where", "Tests that a cell passes, all of them.", CellTestDefinition.all.map(\.field))
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
    .oneOf(TypedShape<String>.text("a text").map { [$0] }, .list(.text("a text"), noun: "texts"))
  }
}
