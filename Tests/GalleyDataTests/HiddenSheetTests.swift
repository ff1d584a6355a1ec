import GalleyData
import Testing

@Suite("Workbook sheets")
struct HiddenSheetTests {
  /// Returns a workbook whose sheets have one cell each and the visibility `states`.
  private func workbook(_ states: [String], cell: String = "<c><v>1</v></c>") -> [UInt8] {
    let sheets = states.enumerated().map { "<sheet name=\"s\($0)\" r:id=\"r\($0)\" state=\"\($1)\"/>" }
    let relations = states.indices.map { "<Relationship Id=\"r\($0)\" Target=\"worksheets/s\($0).xml\"/>" }
    let parts = states.indices.map { index in
      ("xl/worksheets/s\(index).xml", "<worksheet><sheetData><row>\(cell)</row></sheetData></worksheet>")
    }
    return Samples.zip(
      [
        ("xl/workbook.xml", "<workbook xmlns:r=\"r\"><sheets>\(sheets.joined())</sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", "<Relationships>\(relations.joined())</Relationships>"),
        ("xl/sharedStrings.xml", "<sst><si><t>a</t></si></sst>"),
      ] + parts)
  }

  @Test(
    "The first visible sheet with rows is read, or a hidden sheet if there is none",
    arguments: [
      (["hidden", "visible"], "s1"), (["veryHidden", "hidden", "visible"], "s2"), (["visible", "hidden"], "s0"),
      (["hidden", "veryHidden"], "s0"),
    ])
  func hidden(states: [String], expected: String) throws {
    #expect(try Workbook(workbook(states)).rows(of: nil).sheet == expected)
    #expect(try Workbook(workbook(states)).rows(of: "s0").sheet == "s0")
  }

  @Test(
    "A cell that refers to a missing shared string is an error that names its row", arguments: ["1", "-1", "x"])
  func missingText(index: String) throws {
    let workbook = try Workbook(workbook(["visible"], cell: "<c t=\"s\"><v>\(index)</v></c>"))
    #expect(throws: DataFault.broken(format: "xlsx", part: "the text \(index) of row 1")) { try workbook.rows(of: nil) }
  }
}
