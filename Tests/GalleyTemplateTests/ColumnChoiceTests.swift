import GalleyMessages
import Testing

@testable import GalleyTables

@Suite("Options that choose columns")
struct ColumnChoiceTests {
  private func shown(_ choice: ColumnChoice, _ columns: [TableColumn] = [], groups: [String] = []) throws -> [String] {
    let table = try ReadTable("id,name,a=b,\"x, y\",amount\n1,Ann,2,3,4\n").table
    return try choice.applied(to: columns, of: table, groups: groups).map { column in
      column.title == column.field ? column.field : column.field + ":" + column.title
    }
  }

  @Test("Columns can be hidden, kept, renamed and ordered")
  func choices() throws {
    #expect(try shown(ColumnChoice(hidden: ["id, name"])) == ["a=b", "x, y", "amount"])
    #expect(try shown(ColumnChoice(hidden: ["x, y", "id"])) == ["name", "a=b", "amount"])
    #expect(try shown(ColumnChoice(kept: ["amount,id"])) == ["id", "amount"])
    #expect(
      try shown(ColumnChoice(kept: ["id", "a=b"], renamed: ["a=b=Ratio", "id = Number = 1"])) == [
        "id:Number = 1", "a=b:Ratio",
      ])
    #expect(try shown(ColumnChoice(first: ["amount", "name"])) == ["amount", "name", "id", "a=b", "x, y"])
    #expect(try shown(ColumnChoice(hidden: ["name"]), groups: ["id"]) == ["a=b", "x, y", "amount"])
    #expect(
      try shown(ColumnChoice(first: ["id"]), [TableColumn("name"), TableColumn("id", title: "No")]) == [
        "id:No", "name",
      ])
    #expect(try shown(ColumnChoice()) == [])
  }

  @Test(
    "The error for a misspelled column names the option and suggests a name",
    arguments: [
      (ColumnChoice(hidden: ["ids"]), "--hide", "did you mean 'id'?"),
      (ColumnChoice(kept: ["id,nmae"]), "--keep", "did you mean 'name'?"),
      (ColumnChoice(renamed: ["amuont=Sum"]), "--rename", "did you mean 'amount'?"),
      (ColumnChoice(first: ["Amount"]), "--order", "did you mean 'amount'?"),
      (ColumnChoice(hidden: ["id"], first: ["id"]), "", ""),
    ])
  func errors(choice: ColumnChoice, option: String, help: String) throws {
    guard !option.isEmpty else {
      #expect(try shown(choice).first == "name")
      return
    }
    let error = #expect(throws: SceneErrors.self) { try shown(choice) }
    #expect(error?.errors.first?.place.file == option)
    #expect(error?.errors.first?.kind.words.help == help)
  }

  @Test("Options that leave no column are an error")
  func empty() {
    #expect(throws: SceneErrors.self) { try shown(ColumnChoice(hidden: ["id,name,a=b", "x, y", "amount"])) }
  }
}
