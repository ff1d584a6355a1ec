import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Columns of durations, times and sizes")
struct QuantityColumnTests {
  private func read(
    _ name: String, _ cells: [String], given: ColumnMeaningOverride? = nil
  ) throws -> (column: Column, finding: MeaningEvidence.Finding?, evidence: MeaningEvidence?) {
    let text = ([name] + cells.map { "\"\($0)\"" }).joined(separator: "\n") + "\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    var reader = MeaningReader(given: given.map { [name: $0] } ?? [:])
    let column = reader.read(data.table).columns[0]
    let evidence = reader.notes.compactMap { if case .meaning(_, let evidence) = $0 { evidence } else { nil } }.first
    return (column, evidence?.finding, evidence)
  }

  private func values(_ column: Column) -> [String] { (0..<column.count).map { column[$0] } }

  @Test("Durations are read as numbers of seconds and keep their original text")
  func lengths() throws {
    let (column, finding, evidence) = try read("Dauer", ["3:45", "1:02:33", "n/a", "12:10", "0:59"])
    #expect(column.kind == .integer)
    #expect(values(column) == ["225", "3753", "n/a", "730", "59"])
    #expect(column.asWritten[1] == "1:02:33")
    let pair = MeaningEvidence.Pair(example: "3:45", areHours: false, isOpen: false)
    #expect(finding == .time(isClock: false, shown: .name, pair: pair))
    #expect(evidence?.count == 4 && evidence?.missing == 1)
    #expect(try values(read("x", ["3h 20m", "45m", "1d 4h"]).column) == ["12000", "2700", "100800"])
    #expect(try values(read("x", ["PT2H30M", "PT45M", "P1D"]).column) == ["9000", "2700", "86400"])
    #expect(try values(read("x", ["850 ms", "1.2 s", "90 ms"]).column) == ["0.85", "1.2", "0.09"])
  }

  @Test("The cells, the column's name or a setting decide whether cells are times of day or durations")
  func clocks() throws {
    func isClock(_ name: String, _ cells: [String], _ given: ColumnMeaningOverride? = nil) throws -> Bool? {
      if case .time(let isClock, _, _) = try read(name, cells, given: given).finding { isClock } else { nil }
    }
    #expect(try isClock("Start", ["02:15", "03:30", "05:45"]) == true)
    #expect(try isClock("Dauer", ["02:15", "13:30", "05:45"]) == false)
    #expect(try isClock("x", ["08:15", "13:30", "22:45"]) == true)
    #expect(try isClock("x", ["02:15", "75:30", "05:45"]) == false)
    #expect(try isClock("x", ["3:17", "12:41", "4:03"]) == false)
    #expect(try isClock("x", ["7:05 AM", "12:30 PM"]) == true)
    #expect(try isClock("arrival_time", ["23:10:00", "25:10:00"]) == true)
    #expect(try isClock("Start", ["02:15", "03:30"], .duration) == false)
    #expect(try isClock("Dauer", ["02:15", "03:30"], .clock) == true)
    #expect(try isClock("score", ["2:15", "3:30"]) == nil)
  }

  @Test("A cell with only two numbers means minutes and seconds unless the name or a setting implies hours")
  func pairs() throws {
    #expect(try values(read("Lap", ["02:15", "03:30"]).column) == ["135", "210"])
    #expect(try values(read("Arbeitszeit", ["07:30", "08:15"]).column) == ["27000", "29700"])
    #expect(try values(read("Flug (h:mm)", ["02:15", "03:30"]).column) == ["8100", "12600"])
    #expect(try values(read("Dauer", ["02:15", "03:30"], given: .hhmm).column) == ["8100", "12600"])
    #expect(try values(read("Arbeitszeit", ["07:30", "08:15"], given: .mmss).column) == ["450", "495"])
    #expect(try values(read("ELAPSED", ["05:12", "1-02:03:04"]).column) == ["312", "93784"])
  }

  @Test("Sizes are read as bytes, and the factor used for K, M and G is reported")
  func sizes() throws {
    let (column, finding, _) = try read("Size", ["1.5G", "14M", "900K", "0", "-"])
    #expect(values(column) == ["1610612736", "14680064", "921600", "0", "-"])
    #expect(finding == .size(isCount: false, openSigns: ["G", "K", "M"], factor: 1024))
    #expect(try values(read("Size", ["1K", "2M"], given: .si).column) == ["1000", "2000000"])
    #expect(try values(read("x", ["1.2 GiB", "3 MiB"]).column) == ["1288490188.8", "3145728"])
    #expect(try values(read("x", ["900 KB", "3 MB"]).column) == ["900000", "3000000"])
    #expect(try values(read("x", ["1,5 GB", "12,25 MB"]).column) == ["1500000000", "12250000"])
    let views = try read("Views", ["1.2M", "900K", "2B"])
    #expect(values(views.column) == ["1200000", "900000", "2000000000"])
    #expect(views.finding == .size(isCount: true, openSigns: ["K", "M"], factor: 1000))
    #expect(try read("Size", ["1.5G", "14M"], given: .text).column.kind == .string)
  }

  @Test("Filters and sorting compare durations and sizes by their value")
  func order() throws {
    let text = "name,took,size\na,2h,1.5G\nb,45m,900K\nc,1d 4h,14M\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    var reader = MeaningReader()
    let table = reader.read(data.table)
    func names(_ table: Table) -> [String] { (0..<table.rowCount).map { table.columns[0][$0] } }
    #expect(names(table.sorted(by: [(1, false)])) == ["b", "a", "c"])
    #expect(names(table.sorted(by: [(2, true)])) == ["a", "c", "b"])
    #expect(names(try table.filtered(where: "took >= 2h")) == ["a", "c"])
    #expect(names(try table.filtered(where: "size < 1G and took > 1h")) == ["c"])
    #expect(names(try table.filtered(where: "took = 45m")) == ["b"])
  }

  @Test("A first row of sizes is not a header, but a name such as 5K above times is")
  func names() throws {
    func names(_ text: String) throws -> [String] {
      try DataImport("a.tsv").read(files: .memory(["a.tsv": Array(text.utf8)])).table.columns.map(\.name)
    }
    #expect(try names("8.0K\t/a\n14M\t/b\n1.5G\t/c\n") == ["column 1", "column 2"])
    #expect(try names("name\t5K\t10K\na\t20:15\t42:10\nb\t21:15\t43:10\n") == ["name", "5K", "10K"])
  }
}
