import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Detection of header rows")
struct HeaderRowTests {
  @Test("The title above a two-row header is recognised, and both header rows are joined")
  func titleAboveTwoRows() throws {
    let text = "Sales by region\n\nRegion,Q1,,Q2,\n,Count,Amount,Count,Amount\nNorth,10,1.5,12,2.25\nSouth,7,7,9,9.5\n"
    let read = try ReadTable(text)
    #expect(read.names == ["Region", "Q1 Count", "Q1 Amount", "Q2 Count", "Q2 Amount"])
    #expect(read.rows.count == 2)
    #expect(read.notes.compactMap(\.heading).map(\.title) == ["Sales by region"])
    #expect(read.notes.contains(.namesOnRows(2, read.names)))
  }

  @Test("A three-row header is joined, with or without lines above it", arguments: ["", "Survey\nof persons\n"])
  func threeRows(above: String) throws {
    let text =
      above + ",,Now,,,,Later,,,\n,,One,,Two,,One,,Two,\nArea,Code,#,%,#,%,#,%,#,%\n"
      + (0..<4).map { "Area \($0),10\($0),\($0),10%,2,20%,3,30%,4,40%\n" }.joined()
    let read = try ReadTable(text)
    #expect(read.names.prefix(4) == ["Area", "Code", "Now One #", "Now One %"])
    #expect(read.names.suffix(2) == ["Later Two #", "Later Two %"])
    #expect(read.rows.count == 4)
    let heading = read.notes.compactMap(\.heading).first
    #expect(heading?.title == (above.isEmpty ? nil : "Survey"))
    #expect(heading?.subtitle == (above.isEmpty ? nil : "of persons"))
  }

  @Test("Years in a row above the header become part of the column names")
  func years() throws {
    let read = try ReadTable("Region,2023,,2024,\n,Plan,Done,Plan,Done\nNorth,1,2,3,4\nSouth,5,6,7,8\n")
    #expect(read.names == ["Region", "2023 Plan", "2023 Done", "2024 Plan", "2024 Done"])
  }

  @Test("Notes below a short table do not prevent finding the line above its header")
  func shortTable() throws {
    let read = try ReadTable("Stand: 01.02.2024\nRegion;Wert\nN;1,5\nS;2,5\n* vorläufig\nQuelle: Amt\n")
    #expect(read.names == ["Region", "Wert"])
    #expect(read.cells("Wert") == ["1.5", "2.5"])
    #expect(read.notes.flatMap(\.footnotes) == ["* vorläufig", "Quelle: Amt"])
  }

  @Test("Lines of metadata above the header are not part of the table")
  func facts() throws {
    let read = try ReadTable("Created by;Anna;;;\nRegion;a;b;c;d\nNorth;1;2;3;4\nSouth;5;6;7;8\n") {
      $0.delimiter = 0x3B
    }
    #expect(read.names == ["Region", "a", "b", "c", "d"] || read.rows.count == 3)
    let dated = try ReadTable("Report;05.01.2024;;\n\nRegion;a;b;c\nNorth;1;2;3\nSouth;5;6;7\n")
    #expect(!dated.notes.contains { if case .namesOnRows = $0 { true } else { false } })
    #expect(try ReadTable("sep=;\na;b\n1;2\n3;4\n").notes.compactMap(\.heading).isEmpty)
  }

  @Test("A table that begins after empty columns keeps its title and notes")
  func offset() throws {
    let rows = [["", "", "Quarterly"], [], ["", "", "k", "n"]] + (1...5).map { ["", "", "x\($0)", "\($0)"] }
    let read = try ReadTable(WorkbookSample.workbook(rows: rows + [[], ["", "", "* preliminary"]]), "a.xlsx")
    #expect(read.names == ["k", "n"])
    #expect(read.notes.compactMap(\.heading).map(\.title) == ["Quarterly"])
    #expect(read.notes.flatMap(\.footnotes) == ["* preliminary"])
    #expect(read.rows.count == 5)
  }

  // MARK: One row

  private func hasNames(_ text: String) throws -> Bool {
    !(try ReadTable(text).notes.contains { if case .noNames = $0 { true } else { false } })
  }

  @Test("A first row is not a header if one of its values occurs again below")
  func words() throws {
    #expect(try !hasNames("GET,/a,ok\nGET,/b,ok\nPOST,/c,err\nGET,/d,ok\n"))
    #expect(try !hasNames("Anna,Rome\nBob,Rome\nCleo,Oslo\n"))
    #expect(try hasNames("method,path,state\nGET,/b,ok\nPOST,/c,err\nGET,/d,ok\n"))
  }

  @Test("A row of numbers above Booleans or text is a header")
  func numbers() throws {
    #expect(
      try ReadTable("id,100022,100025,10011\nid1,TRUE,TRUE,TRUE\nid2,TRUE,FALSE,TRUE\nid3,TRUE,TRUE,TRUE\n").names == [
        "id", "100022", "100025", "10011",
      ])
    #expect(try hasNames("q,77,12,90\np1,yes,no,yes\np2,no,no,yes\np3,yes,yes,no\n"))
    #expect(try hasNames("gene,5001,4002\ng1,low,high\ng2,high,low\ng3,mid,mid\n"))
  }

  @Test("A note about the header is added only if the header is a guess")
  func unproven() throws {
    #expect(try ReadTable("name,city\nAnna,Rome\nBob,Paris\nCleo,Oslo\n").notes == [.unprovenNames])
    for text in [
      "name,age\nAnna,5\nBob,6\n", "name,code\nAnna,AB-1\nBob,CD-2\nCleo,EF-3\nDora,GH-4\nEd,IJ-5\n",
      "name,ok\nAnna,yes\nBob,no\nCleo,yes\n",
    ] {
      #expect(try !ReadTable(text).notes.contains(.unprovenNames), "\(text)")
    }
    #expect(try ReadTable("Anna,Rome\nBob,Paris\n") { $0.header = .none }.notes == [.noNames(example: nil)])
  }
}
