import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Spellings of conditions")
struct ConditionSpellingTests {
  private func table() throws -> Table {
    let text = "name,amount,day\nAnn,5,2024-01-01\nBob,15,2024-02-01\nRock and Roll,25,2024-03-01\n,35,2024-04-01\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    return data.table
  }

  private func kept(_ condition: String) throws -> [Int] {
    let table = try table().filtered(where: condition)
    return (0..<table.rowCount).map(table.number(ofRow:))
  }

  private func suggestion(_ condition: String) throws -> String? {
    let table = try table()
    do throws(SceneErrors) {
      _ = try table.filtered(where: condition)
      return nil
    } catch {
      guard case .table(.badCondition(_, let rest, _, let suggestion))? = error.errors.first?.kind else { return nil }
      #expect(condition.hasSuffix(rest))
      return suggestion
    }
  }

  @Test(
    "For operators from other languages, the error names the correct operator",
    arguments: [
      ("amount => 5", ">="), ("amount =< 5", "<="), ("amount =! 5", "!="), ("amount === 5", "="),
      ("amount >> 5", ">"), ("amount > 5 && amount < 20", "and"), ("amount > 5 || name = Ann", "or"),
      ("name = 'Ann' && amount > 5", "and"), ("name = \"Ann\" & amount > 5", "and"), ("!(amount > 5)", "not"),
      ("name like Ann", "contains"), ("amount gt 5", ">"), ("amount eq 5", "="), ("name startsWith A", "starts"),
      ("amount : 5", "="), ("name is null", "is empty"), ("name is not null", "is not empty"), ("name is Ann", "="),
      ("amount between 5 and 20", ">= … and … <="),
    ])
  func spellings(condition: String, right: String) throws {
    #expect(try suggestion(condition) == right)
  }

  @Test(
    "Other spellings of an operator are accepted if they are unambiguous",
    arguments: [
      ("amount >= 15", [1, 2, 3]), ("amount ≥ 15", [1, 2, 3]), ("amount ≤ 5", [0]), ("amount ≠ 5", [1, 2, 3]),
      ("amount <> 5", [1, 2, 3]), ("amount == 5", [0]), ("amount > 5 AND amount < 30", [1, 2]),
      ("name = Ann OR amount = 35", [0, 3]), ("name not in (Ann, Bob)", [2, 3]), ("name not contains o", [0, 3]),
      ("name starts with A", [0]), ("name ends with b", [1]), ("name = “Ann”", [0]), ("name = \"Rock and Roll\"", [2]),
      ("not amount > 5", [0]), ("name is empty", [3]), ("name is not empty", [0, 1, 2]),
    ])
  func read(condition: String, rows: [Int]) throws {
    #expect(try kept(condition) == rows)
  }

  @Test("A condition that no row meets is an error, unless empty tables are allowed")
  func empty() throws {
    let table = try table()
    let conditions = ["amount > 10", "amount > 20", "name = Nobody", "amount > 1"]
    #expect(try RowSteps(conditions: conditions, allowsEmpty: true).applied(to: table).rowCount == 0)
    let error = #expect(throws: SceneErrors.self) { try RowSteps(conditions: conditions).applied(to: table) }
    #expect(error?.errors.map(\.kind) == [.table(.noRows(.condition("name = Nobody", rows: 2)))])
  }
}
