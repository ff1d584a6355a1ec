import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Conditions on rows")
struct WhereTests {
  private let table = """
    scene: 1
    data:
      t:
        rows:
          - { id: 1, name: Åland, size: 10, day: 2024-02-29, code: "007" }
          - { id: 2, name: alpha, size: 9.5, day: 2023-12-31, code: "010" }
          - { id: 3, name: Beta one, size: -3, day: 2024-03-01, code: "9" }
          - { id: 4, name: ünder, size: "", day: "", code: "" }
          - { id: 5, name: Zed, size: 1e3, day: 1999-01-01, code: x }
    """

  private func ids(_ condition: String) throws -> String {
    let table = try SceneText.read("\(table)\n    where: \(condition)\nview: Spacer").tables[0]
    return (0..<table.rowCount).compactMap { table[$0]["id"] }.joined(separator: " ")
  }

  @Test(
    "Numbers, dates and strings are compared by value, and empty cells never match",
    arguments: [
      ("{ size: { above: 9.5 } }", "1 5"), ("{ size: { atLeast: 9.5 } }", "1 2 5"), ("{ size: { below: 0 } }", "3"),
      ("{ size: { atMost: 10, above: -3 } }", "1 2"), ("{ size: { above: 10, below: 10 } }", ""),
      ("{ day: { atLeast: 2024-01-01 } }", "1 3"), ("{ day: { below: 2000-01-01 } }", "5"),
      ("{ name: { below: b } }", "1 2"), ("{ name: { atLeast: Beta } }", "3 4 5"),
      ("{ id: { not: { above: 2 } } }", "1 2"), ("{ size: { not: { above: 0 } } }", "3 4"),
    ])
  func comparisons(condition: String, expected: String) throws {
    #expect(try ids(condition) == expected)
  }

  @Test(
    "Conditions on text compare it exactly",
    arguments: [
      ("{ name: { contains: a } }", "1 2 3"), ("{ name: { contains: \"a o\" } }", "3"),
      ("{ name: { contains: \"\" } }", "1 2 3 4 5"),
      ("{ name: { startsWith: Å } }", "1"), ("{ name: { endsWith: nd } }", "1"), ("{ name: { endsWith: der } }", "4"),
      ("{ name: { matches: \"^[A-Z]\" } }", "3 5"), ("{ name: { matches: \"(?i)^.l\" } }", "1 2"),
      ("{ code: { matches: '^\\d{3}$' } }", "1 2"), ("{ name: { equals: Zed } }", "5"),
      ("{ name: { equals: [Zed, alpha] } }", "2 5"), ("{ name: { not: { contains: a } } }", "4 5"),
    ])
  func texts(condition: String, expected: String) throws {
    #expect(try ids(condition) == expected)
  }

  @Test(
    "Conditions can be combined with and, or and not",
    arguments: [
      ("{ or: [{ id: 1 }, { name: Zed }] }", "1 5"), ("{ or: [{ id: 1, name: Zed }, { id: 3 }] }", "3"),
      ("{ not: { id: [1, 2] } }", "3 4 5"), ("{ not: { or: [{ id: 1 }, { id: 5 }] }, size: { above: 0 } }", "2"),
      ("{ and: [{ id: { above: 1 } }, { or: [{ id: 2 }, { id: 4 }, { id: 1 }] }] }", "2 4"),
    ])
  func joins(condition: String, expected: String) throws {
    #expect(try ids(condition) == expected)
  }

  @Test(
    "An error in a condition states its position",
    arguments: [
      ("{ size: { above: big } }", "10:29 expected a number, found 'big'"),
      ("{ day: { above: 2024-13-01 } }", "10:28 expected a date such as 2024-02-29, found '2024-13-01'"),
      (
        "{ name: { matches: \"(a\" } }",
        "10:31 '(a' is not a regular expression: a parenthesis is not closed "
          + "(for a literal parenthesis, write \\( or \\))"
      ),
      ("{ naem: a }", "10:14 't' has no column 'naem' (did you mean 'name'?)"),
      ("{ not: { siz: 1 } }", "10:21 't' has no column 'siz' (did you mean 'size'?)"),
      ("{ name: { contians: a } }", "10:22 unknown key 'contians' in where (did you mean 'contains'?)"),
      (
        "{ name: {} }",
        "10:20 expected text, a list of strings, or a test such as { above: 5 }, found an empty mapping"
      ),
      ("{ or: [] }", "10:18 the list of conditions is empty (add one, or leave out the key)"),
      ("{ or: [a] }", "10:19 expected columns and their values, found 'a'"),
    ])
  func errors(condition: String, expected: String) {
    #expect(SceneText.errors("\(table)\n    where: \(condition)\nview: Spacer") == [expected])
  }
}
