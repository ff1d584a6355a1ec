import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Total rows and notes below tables")
struct FooterTests {
  private func read(
    _ text: String, _ name: String = "a.csv", _ footer: DataImport.Footer = .found
  ) throws -> ImportedData {
    var data = DataImport(name)
    data.footer = footer
    return try data.read(files: .memory([name: Array(text.utf8)]))
  }

  private func cells(_ data: ImportedData) -> [String] {
    (0..<data.table.rowCount).map { row in data.table.columns.map { $0[row] }.joined(separator: "|") }
  }

  private let head = "region,amount,n\nNorth,1.5,3\nSouth,2.5,4\nWest,1,5\n"

  @Test("A total row is turned into a note that reports whether its sums are correct")
  func totals() throws {
    let data = try read(head + "Total,5.0,13\n")
    #expect(cells(data) == ["North|1.5|3", "South|2.5|4", "West|1|5"])
    #expect(data.table.columns[1].kind == .number)
    let total = TotalRow(
      word: "Total",
      cells: [.init(column: "amount", text: "5.0", isSum: true), .init(column: "n", text: "13", isSum: false)])
    #expect(data.notes == [.totalRow(total)])
    #expect(data.notes.flatMap(\.footnotes) == ["Total: amount 5.0, n 13"])
    let money = try read("Stadt;Betrag\nBonn;1.234,50 €\nKöln;12,00 €\nMainz;3,50 €\nSumme:;1.250,00 €\n")
    #expect(money.table.rowCount == 3)
    #expect(money.notes.flatMap(\.footnotes) == ["Summe: Betrag 1.250,00 €"])
    let middle = try read("a,b\nTotal,1\nx,2\nTotal,3\n")
    #expect(middle.table.rowCount == 3)
  }

  @Test("Sources and notes below a table become footnotes, however they are separated")
  func notes() throws {
    for gap in ["", "\n", ",,\n", "\n\n"] {
      let data = try read(head + gap + "Source: World Bank, 2024\n\"Note: values, as reported\",,\n")
      #expect(data.table.rowCount == 3, "\(gap.debugDescription)")
      let footnotes = data.notes.flatMap(\.footnotes)
      #expect(footnotes == ["Source: World Bank, 2024", "Note: values, as reported"])
      #expect(data.table.columns.map(\.kind) == [.string, .number, .integer])
    }
    let block = try read(head + "\nFigures of the first half\nwithout islands\n")
    #expect(block.table.rowCount == 3)
    #expect(block.notes.flatMap(\.footnotes) == ["Figures of the first half", "without islands"])
    let both = try read(head + "Total,5.0,12\n\nSource: us\n")
    #expect(both.table.rowCount == 3)
    #expect(both.notes.flatMap(\.footnotes) == ["Total: amount 5.0, n 12", "Source: us"])
  }

  @Test("Empty rows at the end are dropped and counted; detecting total rows can be disabled")
  func others() throws {
    let empty = try read(head + ",,\n , ,\n")
    #expect(empty.table.rowCount == 3)
    #expect(empty.notes == [.emptyRows(2)])
    #expect(try read(head + "Total,5.0,12\n", "a.csv", .none).table.rowCount == 4)
    let told = try read(head, "a.csv", .lines(1))
    #expect(told.table.rowCount == 2)
    #expect(told.notes == [.footer(["West,1,5"])])
    let fixed = try read(
      "Name      City     Amount\nAnna      Rome       12.5\nBob       Paris       2.0\nCleo      Oslo        3.0\n\n"
        + "Source: the office of statistics of the city\n", "a.txt")
    #expect(fixed.table.rowCount == 3)
    #expect(fixed.notes.flatMap(\.footnotes) == ["Source: the office of statistics of the city"])
  }

  @Test(
    "Last rows that only resemble total rows are kept as ordinary rows",
    arguments: [
      "name,note\nAnna,x\nBob,y\nNote,z\n", "name,n\nAnna,1\nBob,2\nTotal,\n", "name,a,b\nAnna,,\nBob,1,2\nCleo,,\n",
      "a,b\n1,x\n2,y\nn/a,\n", "title,year\nStand by me,1986\nAlien,1979\nNotes on a scandal,2006\n",
      "day,total\nMon,3\nTue,4\nWed,5\n", "a,b\n1,2\n\n3,4\n5,6\n",
    ])
  func rows(text: String) throws {
    let data = try read(text)
    #expect(data.table.rowCount == 3, "\(data.notes)")
  }
}

@Suite("Tables printed by other programs")
struct PrintedTableTests {
  private func read(_ text: String, _ name: String) throws -> ImportedData {
    try DataImport(name).read(files: .memory([name: Array(text.utf8)]))
  }

  private func tolerated(_ data: ImportedData) -> [ToleratedErrors] {
    data.notes.compactMap { if case .tolerated(let errors) = $0 { errors } else { nil } }
  }

  @Test("Cells that are truncated or too wide for their column are reported with their line")
  func cut() throws {
    let rows = ["libalpha-thing", "libbeta-otherxx", "libgamma-morexx", "libdelta-lastxx", "a"]
    let lines = rows.map { "ii  \($0.padding(15)) 1.0 text\n" }.joined()
    let data = try read("||/ Name            Ver Note\n+++-===============-===-====\n" + lines, "a.txt")
    #expect(data.table.rowCount == 5)
    #expect(tolerated(data).map(\.sort) == [.fullText])
    #expect(tolerated(data).first?.lines == [4, 5, 6])
    let over = try read(
      "Name     Amount\n-------- ------\nAnna         12\nBartholomew   3\nBob           4\n", "a.txt")
    #expect(over.table.rowCount == 3)
    #expect(tolerated(over).map(\.sort) == [.cutLine])
    #expect(tolerated(over).first?.lines == [4])
  }

  @Test("Comments between rows or below a title are reported and do not become rows")
  func comments() throws {
    let ruled = try read(" name | n\n------+---\n a    | 1\n# half way\n b    | 2\n", "a.txt")
    #expect(ruled.table.rowCount == 2)
    #expect(ruled.notes.contains(.comments(["# half way"])))
    let titled = try read("Report of May\n# made by hand\nname,n\na,1\n# half way\nb,2\nc,3\n", "a.csv")
    #expect(titled.table.columns.map(\.name) == ["name", "n"])
    #expect(titled.table.rowCount == 3)
    #expect(titled.notes.contains(.title(["Report of May"])))
    #expect(titled.notes.contains(.comments(["# made by hand"])))
    #expect(tolerated(titled).map(\.lines) == [[5]])
  }

  @Test("Invalid lines in JSON Lines are reported by number, and keys that appear late become columns")
  func jsonLines() throws {
    for name in ["a.jsonl", "a"] {
      let lines =
        (0..<20).map { "{\"a\": \($0)}" } + ["{\"a\": 20", "{\"a\": 21, \"late\": true}", "nonsense", "{\"a\": 22}"]
      let data = try read(lines.joined(separator: "\n") + "\n", name)
      #expect(data.table.columns.map(\.name) == ["a", "late"])
      #expect(data.table.rowCount == 22)
      #expect(tolerated(data).map(\.lines) == [[21, 23]])
    }
  }
}

extension String {
  fileprivate func padding(_ count: Int) -> String { self + String(repeating: " ", count: max(count - self.count, 0)) }
}
