import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Merged cells in workbooks")
struct MergedCellTests {
  private func read(_ rows: [[String]], _ merged: [String]) throws -> ReadTable {
    try ReadTable(WorkbookSample.workbook(rows: rows, merged: merged), "a.xlsx")
  }

  private let rows = [
    ["Category", "Item", "Price"], ["Fruit", "Apple", "1"], ["", "Pear", "2"], ["", "Cherry", "3"],
    ["Bread", "Roll", "4"], ["", "Loaf", "5"],
  ]

  @Test("The text of a merged cell applies to every row that it covers, and a note names the column")
  func texts() throws {
    let read = try read(rows, ["A2:A4", "A5:A6"])
    #expect(read.cells("Category") == ["Fruit", "Fruit", "Fruit", "Bread", "Bread"])
    #expect(try read.rows(where: "Category = Fruit") == [0, 1, 2])
    #expect(read.notes.contains(.merged(2, columns: ["Category"], hasNumbers: false)))
    #expect(try self.read(rows, []).cells("Category") == ["Fruit", "", "", "Bread", ""])
  }

  @Test("The number of a merged cell applies to all its rows, but is shown and summed once")
  func numbers() throws {
    let read = try read(
      [
        ["Year", "Item", "Fee"], ["2023", "Apple", "10"], ["", "Pear", ""], ["2024", "Roll", "20"], ["", "Loaf", ""],
      ],
      ["A2:A3", "A4:A5", "C2:C3", "C4:C5"])
    #expect(try read.rows(where: "Year = 2024") == [2, 3])
    #expect(read.cells("Fee") == ["10", "10", "20", "20"])
    #expect(read.notes.contains(.merged(4, columns: ["Year", "Fee"], hasNumbers: true)))
    let shown = read.table.showingAreasOnce(except: ["Year"])
    #expect((0..<4).map { shown.columns[0][$0] } == ["2023", "2023", "2024", "2024"])
    #expect((0..<4).map { shown.columns[2][$0] } == ["10", "", "20", ""])
    // If a filter removes the first row, the next row shows the number.
    let kept = try read.table.filtered(where: "Item in (Pear, Roll, Loaf)").showingAreasOnce(except: [])
    #expect((0..<3).map { kept.columns[2][$0] } == ["10", "20", ""])
  }

  @Test("A cell merged across columns has one value; a merged header applies to all its columns")
  func sideBySide() throws {
    let names = try read(
      [
        ["Report"], ["Region", "Q1", "", "Q2", "", "Note"], ["", "Count", "Sum", "Count", "Sum", "Text"],
        ["North", "1", "2", "3", "4", "x"], ["South", "5", "6", "7", "8", "y"],
      ], ["A1:F1", "A2:A3", "B2:C2", "D2:E2"])
    #expect(names.names == ["Region", "Q1 Count", "Q1 Sum", "Q2 Count", "Q2 Sum", "Note Text"])
    #expect(names.rows.count == 2)
    #expect(names.notes.contains(.title(["Report"])))
    let wide = try read([["a", "b", "c"], ["x", "", "1"], ["y", "z", "2"]], ["A2:B2"])
    #expect(wide.cells("b") == ["", "z"])
  }

  @Test("Merged ranges that overlap or are outside the sheet are ignored")
  func broken() throws {
    let read = try read(rows, ["A2:A4", "A3:A6", "A90:A99", "B2", "ZZZZ1:A2", "A4:A2"])
    #expect(read.rows.count == 5)
    #expect(read.cells("Category").first == "Fruit")
  }
}
