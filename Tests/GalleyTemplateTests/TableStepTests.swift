import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Filtering, sorting and deriving columns of tables")
struct TableStepTests {
  /// Returns the column `n` of a table with these settings.
  private func column(_ settings: String, of name: String = "n") throws -> [String] {
    let yaml = """
      scene: 1
      data:
        t:
          rows: [{ n: 10, k: b, code: DE-BE }, { n: 9, k: a, code: FR }, { n: "", k: c, code: US-NY-1 }, { n: 2, k: a, code: X-Y }]
          \(settings)
      view: Spacer
      """
    let table = try SceneText.read(yaml).tables[0]
    return (0..<table.rowCount).compactMap { table[$0][name] }
  }

  @Test(
    "Filters and limits select rows by column values",
    arguments: [
      ("where: { k: a }", ["9", "2"]),
      ("where: { k: [a, b] }", ["10", "9", "2"]),
      ("where: { k: { not: a } }", ["10", ""]),
      ("where: { k: { not: [a, c] } }", ["10"]),
      ("where: { k: a, n: 2 }", ["2"]),
      ("where: { k: z }", []),
      ("limit: 2", ["10", "9"]),
      ("limit: 0", []),
      ("limit: 9", ["10", "9", "", "2"]),
    ])
  func filters(settings: String, expected: [String]) throws {
    #expect(try column(settings) == expected)
  }

  @Test(
    "Numbers are sorted by value, and rows with the same value keep their order",
    arguments: [
      ("sort: n", ["", "2", "9", "10"]),
      ("sort: -n", ["10", "9", "2", ""]), ("sort: [ -n ]", ["10", "9", "2", ""]),
      ("columns: { n: string }; sort: n", ["", "2", "9", "10"]),
      ("columns: { n: integer }; sort: n", ["", "2", "9", "10"]),
      ("columns: { n: number }; sort: { by: n, order: descending }", ["10", "9", "2", ""]),
      ("sort: k", ["9", "2", "10", ""]),
      ("columns: { n: number }; sort: [k, { by: n, order: ascending }]", ["2", "9", "10", ""]),
      ("columns: { n: number }; sort: { by: n, order: descending }; limit: 1", ["10"]),
    ])
  func sorting(settings: String, expected: [String]) throws {
    #expect(try column(settings.replacing("; ", with: "\n    ")) == expected)
  }

  @Test("Derived columns whose size grows exponentially are refused")
  func derivedTooLong() throws {
    let columns = (1..<40).map { "d\($0): \"{d\($0 - 1)}{d\($0 - 1)}\"" }.joined(separator: ", ")
    let error = #expect(throws: SceneErrors.self) {
      try SceneText.read("scene: 1\nview: Spacer\ndata: { t: { rows: [{ d0: ab }], derive: { \(columns) } } }\n")
    }
    let kinds = error?.errors.map(\.kind) ?? []
    #expect(kinds.first == .table(.derivedTooLong("d20", row: 0, limit: 1 << 20)))
  }

  @Test(
    "A column can be derived from pieces of text or from a template",
    arguments: [
      ("{ of: code, before: \"-\" }", ["DE", "FR", "US", "X"]),
      ("{ of: code, after: \"-\" }", ["BE", "", "NY-1", "Y"]),
      ("{ of: code, after: \"-\", before: \"-\" }", ["BE", "", "NY", "Y"]),
      ("\"{code}/{n:03}\"", ["DE-BE/010", "FR/009", "US-NY-1/", "X-Y/002"]),
    ])
  func deriving(derivation: String, expected: [String]) throws {
    #expect(try column("derive: { d: \(derivation) }", of: "d") == expected)
  }

  @Test(
    "The type that is set for a column is checked for each cell",
    arguments: [
      ("integer", "1.5", false), ("integer", "-12", true), ("integer", "", true), ("number", "1e3", true),
      ("number", "nan", false), ("boolean", "true", true), ("boolean", "yes", false), ("date", "2024-02-29", true),
      ("date", "2023-02-29", false), ("date", "2024-2-9", false), ("date", "2024-12-31", true),
      ("date", "2024-13-01", false),
    ])
  func types(kind: String, cell: String, isRight: Bool) {
    let yaml = "scene: 1\ndata: { t: { rows: [{ v: \"\(cell)\" }], columns: { v: \(kind) } } }\nview: Spacer"
    #expect(SceneText.errors(yaml).isEmpty == isRight)
  }
}
