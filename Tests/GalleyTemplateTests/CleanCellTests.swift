import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Cells with spaces and Unicode variants")
struct CleanCellTests {
  private static let spellings = [
    "Zoë", " Zoë", "Zoë ", "\u{A0}Zoë", "Zoë\u{202F}", "\u{FEFF}Zoë", "Zoë\u{200B}", "\tZoë", "\u{3000}Zoë\u{200D}",
    "Zoe\u{308}", "\u{2060}Zoe\u{308}\u{A0}",
  ]

  private static func file(_ kind: String) -> [UInt8] {
    switch kind {
    case "csv": Array(("name,n\n" + spellings.map { "\"\($0)\",1\n" }.joined()).utf8)
    case "json":
      Array(
        ("[" + spellings.map { "{\"name\": \"\($0.replacing("\t", with: "\\t"))\", \"n\": 1}" }.joined(separator: ",")
          + "]").utf8)
    default:
      WorkbookSample.workbook(
        rows: [["name", "n"]] + spellings.map { [$0, "1"] })
    }
  }

  @Test(
    "Spaces around cells are removed and Unicode is composed, in every file format", arguments: ["csv", "json", "xlsx"])
  func oneName(kind: String) throws {
    let read = try ReadTable(Self.file(kind), "a.\(kind)")
    #expect(Set(read.cells("name").map { Array($0.utf8) }) == [Array("Zoë".utf8)])
    #expect(try read.rows(where: "name = Zoë").count == Self.spellings.count)
    #expect(try read.rows(where: "name = Zoe\u{308}").count == Self.spellings.count)
    let trimmed = read.notes.compactMap { if case .trimmed(let cells) = $0 { cells } else { nil } }
    #expect(trimmed.map(\.count) == [9])
    #expect(trimmed.first?.rows == [1, 2, 3])
    #expect(trimmed.first?.columns == ["name"])
    #expect(read.notes.contains(.composed(CellChanges(count: 2, rows: [9, 10], columns: ["name"]))))
  }

  @Test("No-break spaces between words do not create separate groups or affect conditions")
  func innerSpaces() throws {
    let read = try ReadTable("city,n\nNew York,1\nNew\u{A0}York,2\nSan\u{A0}José,3\n")
    #expect(read.cells("city") == ["New York", "New York", "San\u{A0}José"])
    #expect(read.notes.contains(.plainSpaces(CellChanges(count: 1, rows: [1], columns: ["city"]))))
    #expect(try read.rows(where: "city = San José") == [2])
    #expect(try read.rows(where: "city contains \"n\u{A0}J\"") == [2])
  }

  @Test("Cells that are already clean, and indented lines, are left unchanged")
  func untouched() throws {
    let read = try ReadTable("a,b\nx y,1\nÄ,2\n한글,3\n")
    #expect(!read.notes.contains { if case .trimmed = $0 { true } else { false } })
    let lines = try ReadTable("first line of text\n  second one that goes on\n\tthird\n", "a.txt")
    #expect(lines.cells("line")[1] == "  second one that goes on")
  }

  @Test("Spaces are removed and Unicode is composed in column names as well")
  func names() throws {
    #expect(
      try ReadTable("\u{200B}a\u{A0},Zoe\u{308}\n1,2\n").names.map { Array($0.utf8) }
        == ["a", "Zoë"].map { Array($0.utf8) })
  }
}
