import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Reading CSV files")
struct CSVTests {
  /// Returns the rows of a table, or the messages of its errors.
  private func rows(_ csv: String, settings: String = "") -> [[String]] {
    let yaml = "scene: 1\ndata: { t: { file: t.csv\(settings) } }\nview: Spacer"
    do throws(SceneErrors) {
      let table = try SceneText.read(yaml, files: ["t.csv": csv]).tables[0]
      return [table.columns.map(\.name)] + (0..<table.rowCount).map { row in table.columns.map { $0[row] } }
    } catch {
      return [error.errors.map(SceneText.line)]
    }
  }

  @Test(
    "CSV cells are parsed according to RFC 4180",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n\"1,\n\"\"x\"\"\",2\n", [["a", "b"], ["1,\n\"x\"", "2"]]),
      ("a,b\n,\n\n3,4\n", [["a", "b"], ["", ""], ["3", "4"]]),
      ("a\n1\n\n2\n", [["a"], ["1"], [""], ["2"]]),
      ("a,b\n", [["a", "b"]]),
      ("\"a\",\"b\"\n\"\",\"\"\n", [["a", "b"], ["", ""]]),
      ("a,b\n1 , ü \n", [["a", "b"], ["1 ", " ü "]]),
    ])
  func cells(csv: String, expected: [[String]]) {
    #expect(rows(csv) == expected)
  }

  @Test(
    "CSV errors state the line and column in the data file",
    arguments: [
      ("", "t.csv:1:1 the file is empty (its first line names the columns)"),
      ("a,b\n1\n", "t.csv:2:1 this row has 1 cell, but the header has 2 columns"),
      (
        "a,b\n1,2\n1,2,3\n",
        "t.csv:3:1 this row has 3 cells, but the header has 2 columns "
          + "(name every column in the first line, and put cells that contain the delimiter in quotes)"
      ),
      ("a,b\n1,\"2\n", "t.csv:2:3 this quote is never closed (a quote inside a quoted cell is doubled: \"\")"),
      ("a,b\n\"1\"x,2\n", "t.csv:2:4 text follows a closing quote (a quote inside a quoted cell is doubled: \"\")"),
      (
        ",\n1,2\n",
        "t.csv:1:2 2 columns have no name "
          + "(the first line names the columns: name all of them, or add such a line above the rows)"
      ),
      (
        "0000;<control>;;;;\n1;2;3;4;5;6\n",
        "t.csv:1:17 4 columns have no name "
          + "(the first line names the columns: name all of them, or add such a line above the rows)"
      ),
      ("a,a\n1,2\n", "t.csv:1:3 the column 'a' occurs twice (give each column a different name)"),
    ])
  func errors(csv: String, expected: String) {
    #expect(rows(csv) == [[expected]])
  }

  @Test("Several rows with the same wrong number of cells are reported once, with a count")
  func raggedAlike() {
    let csv = "a,b\n" + String(repeating: "1\n1,2\n", count: 100) + "1,2,3\n"
    #expect(
      rows(csv)[0].map { $0.prefix { $0 != "(" } } == [
        "t.csv:2:1 this row has 1 cell, but the header has 2 columns; 99 more rows have as many",
        "t.csv:202:1 this row has 3 cells, but the header has 2 columns ",
      ])
  }

  @Test("Reading stops after ten reports of rows with a wrong number of cells")
  func manyRaggedRows() {
    let csv = "a,b\n" + (3..<100).map { String(repeating: "1,", count: $0) + "\n" }.joined()
    #expect(rows(csv)[0].count == 11)
  }

  @Test("Cells can be separated by semicolons and tabs")
  func delimiters() {
    #expect(rows("a;b\n1,5;2\n", settings: ", delimiter: semicolon") == [["a", "b"], ["1,5", "2"]])
    #expect(rows("a\tb\n1\t2\n", settings: ", delimiter: tab") == [["a", "b"], ["1", "2"]])
  }
}
