import GalleyData
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Importing data files")
struct ImportTests {
  private func read(
    _ bytes: [UInt8], _ name: String = "a.csv", _ change: (inout DataImport) -> Void = { _ in }
  ) throws -> ImportedData {
    var data = DataImport(name)
    change(&data)
    return try data.read(files: .memory([name: bytes]))
  }

  private func read(_ text: String, _ name: String = "a.csv") throws -> ImportedData {
    try read(Array(text.utf8), name)
  }

  private func rows(_ table: Table) -> [[String]] {
    (0..<table.rowCount).map { row in table.columns.map { $0[row] } }
  }

  @Test("Clean files are read unchanged, without notes")
  func clean() throws {
    let text = "name,amount,day\nAnna,1.5,2024-01-05\nBob,-2,2024-02-29\n\"a, b\",,\n"
    let data = try read(text)
    let strict = try DataFile("a.csv").table(files: .memory(["a.csv": Array(text.utf8)]))
    #expect(data.table == strict)
    #expect(data.notes.isEmpty)
    var reader = MeaningReader()
    #expect(reader.read(data.table) == strict)
    #expect(reader.notes.isEmpty)
  }

  @Test("Latin letters that are not valid UTF-8 are read as windows-1252, wherever they occur")
  func western() throws {
    let far = Array("name\n".utf8) + Array(String(repeating: "plain\n", count: 200_000).utf8)
    for start in [Array("name\n".utf8), far] {
      let data = try read(start + [0x4D, 0xFC, 0x6C, 0x0A, 0x80, 0x0A])
      #expect(data.table.columns[0][data.table.rowCount - 2] == "Mül")
      #expect(data.table.columns[0][data.table.rowCount - 1] == "€")
      #expect(data.notes.contains(.encoding(.windows1252, line: start.count { $0 == 0x0A } + 1)))
    }
  }

  @Test("Invalid bytes in UTF-8, and UTF-16 without a byte order mark, are reported")
  func strays() throws {
    let data = try read(Array("name\näöü\nßé\n".utf8) + [0xFC, 0x0A])
    #expect(rows(data.table) == [["äöü"], ["ßé"], ["ü"]])
    #expect(data.notes == [.strayBytes(1, line: 4), .unprovenNames])
    for isBig in [false, true] {
      let bytes = "name,n\nÄ,1\n".utf16.flatMap {
        isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      let wide = try read(bytes)
      #expect(rows(wide.table) == [["Ä", "1"]])
      #expect(wide.notes == [.encoding(.utf16, line: nil)])
    }
  }

  @Test("Rows with too few or too many cells are kept and reported once, with the first three lines")
  func ragged() throws {
    let data = try read("a,b\n1,2\n3\n4,5,6\n7\n8\n9\n10,11\n")
    #expect(
      rows(data.table) == [
        ["1", "2", ""], ["3", "", ""], ["4", "5", "6"], ["7", "", ""], ["8", "", ""], ["9", "", ""], ["10", "11", ""],
      ])
    #expect(data.table.columns.map(\.name) == ["a", "b", "column 3"])
    let errors = data.notes.compactMap { if case .tolerated(let errors) = $0 { errors } else { nil } }
    #expect(errors.map(\.sort) == [.shortRow(width: 2), .longRow(width: 2)])
    #expect(errors[0].count == 4)
    #expect(errors[0].lines == [3, 5, 6])
  }

  @Test("Lines with a missing quotation mark are read unchanged")
  func quotes() throws {
    let data = try read("a,b\n\"bad\" tail,4\nx,y\n\"never,closed\nz,9\n")
    #expect(rows(data.table) == [["\"bad\" tail", "4"], ["x", "y"], ["\"never", "closed"], ["z", "9"]])
  }

  @Test("Compressed files can be read, also with comments and titles above the table")
  func around() throws {
    let data = try read("Report of May\n\nregion;amount;n\nNorth;1,5;3\nSouth;2,5;4\n")
    #expect(rows(data.table) == [["North", "1,5", "3"], ["South", "2,5", "4"]])
    #expect(data.notes.contains(.title(["Report of May"])))
    let commented = try read("# list\n#code\tplace\nAD\tx\n# end\nAE\ty\n", "a.tab")
    #expect(commented.table.columns.map(\.name) == ["code", "place"])
    #expect(rows(commented.table) == [["AD", "x"], ["AE", "y"]])
  }

  @Test("Nested JSON objects are flattened, and the list of rows is found")
  func json() throws {
    let data = try read(
      #"{"meta": {"n": 1}, "data": {"items": [{"a": {"b": 1, "c": {"d": "x"}}, "t": ["p", "q"]}, {"a": {"b": 2}}]}}"#,
      "a.json")
    #expect(data.table.columns.map(\.name) == ["a.b", "a.c.d", "t"])
    #expect(rows(data.table) == [["1", "x", "p, q"], ["2", "", ""]])
    #expect(data.notes == [.pointer("/data/items")])
    let members = try read(#"{"AD": {"n": 1}, "AE": {"n": 2}}"#, "a.json")
    #expect(rows(members.table) == [["AD", "1"], ["AE", "2"]])
  }

  @Test("Invalid lines in JSON Lines are left out and reported")
  func jsonLines() throws {
    let data = try read("{\"a\": 1}\nnonsense\n{\"a\": 2}\n", "a.jsonl")
    #expect(rows(data.table) == [["1"], ["2"]])
    #expect(data.notes.contains(.tolerated(with(.badLine, 1, [2]))))
  }

  private func with(_ sort: ToleratedErrors.Sort, _ count: Int, _ lines: [Int]) -> ToleratedErrors {
    var errors = ToleratedErrors(sort: sort)
    (errors.count, errors.lines) = (count, lines)
    return errors
  }

  @Test("For an unsupported format, the error suggests how to convert the file")
  func unsupported() {
    #expect(throws: SceneErrors.self) { try read("PAR1....PAR1", "a.parquet") }
    #expect(throws: SceneErrors.self) { try read("", "a.csv") }
  }

  @Test(
    "However a file is damaged, every row is either imported or reported",
    arguments: ["a.csv", "a.txt", "a.jsonl", "a.json"])
  func mutations(name: String) throws {
    let seeds = [
      "name;amount;day\nMüller;1.234,50;05.01.2024\n\"a;b\";(4);13.02.2024\n'x';n/a;\n", "a,b\n1,2\n3,4\n5,6\n",
      "{\"a\": 1}\n{\"a\": {\"b\": [1, \"x\"]}}\n{\"a\": 3}\n",
      "Name      City     Amount\nAnna      Rome       12.5\nBob       Paris       2.0\n",
    ].map { Array($0.utf8) }
    var random = SplitMix64(seed: 5)
    for round in 0..<1_500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...5, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          bytes[place] =
            [0x22, 0x27, 0x2C, 0x3B, 0x09, 0x0A, 0x0D, 0xFC, 0x00, 0x23, 0x7B, 0x5B].randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      guard let data = try? read(bytes, name) else { continue }
      var reader = MeaningReader()
      let table = reader.read(data.table)
      #expect(table.rowCount == data.table.rowCount)
      for column in table.columns { #expect(column.count == table.rowCount) }
    }
  }

  @Test("A code page is detected by the letters of its language, and a note names it")
  func codePages() throws {
    let data = try read(Array("name\n".utf8) + [0xA3, 0xF3, 0x64, 0x9F, 0x0A, 0x67, 0xEA, 0x9C, 0x6C, 0xB9, 0x0A])
    #expect(rows(data.table) == [["Łódź"], ["gęślą"]])
    #expect(data.notes == [.encoding(.windows1250, line: 2), .unprovenNames])
    let told = try read(Array("n\n".utf8) + [0x93, 0x8C, 0x8B, 0x9E, 0x0A]) { $0.encoding = .shiftJIS }
    #expect(rows(told.table) == [["東京"]])
    #expect(TextEncoding(name: "Shift_JIS") == .shiftJIS && TextEncoding(name: "GBK") == .gb18030)
  }

  @Test("Columns that have neither a name nor non-empty cells are dropped and reported")
  func emptyColumns() throws {
    let data = try read("a;b;\n1;2;\n3;4;\n")
    #expect(data.table.columns.map(\.name) == ["a", "b"])
    #expect(data.notes.contains(.emptyColumns(1)))
    let named = try read("a,b,\n1,,3\n4,,\n")
    #expect(named.table.columns.map(\.name) == ["a", "b", "column 3"])
  }

  @Test("Short metadata rows are skipped, and the cells of a .csv file may be separated by spaces")
  func facts() throws {
    let row = (0..<12).map { "\($0).5" }.joined(separator: ",")
    let facts = try read("6,8,malign,benign\n" + [String](repeating: row, count: 6).joined(separator: "\n") + "\n")
    #expect(facts.table.rowCount == 6)
    #expect(facts.table.columns.count == 12)
    #expect(facts.notes.contains(.preamble(["6 8 malign benign"])))
    let spaces = try read("Chins Situps Jumps\n5 162 60\n2 110 60\n12 101 101\n12 105 37\n")
    #expect(spaces.table.columns.map(\.name) == ["Chins", "Situps", "Jumps"])
    #expect(spaces.table.rowCount == 4)
    let names = try read("name\nAnna Maria Smith\nBob Lee Jones\nCleo De Witt\nDora May Lane\n")
    #expect(names.table.columns.count == 1)
  }

  @Test("A two-row header is joined into one row")
  func namesOnTwoRows() throws {
    let units = try read("time,speed\n[s],[m/s]\n1,2\n2,3\n3,4\n")
    #expect(units.table.columns.map(\.name) == ["time [s]", "speed [m/s]"])
    #expect(rows(units.table) == [["1", "2"], ["2", "3"], ["3", "4"]])
    #expect(units.table.columns.allSatisfy { $0.kind == .integer })
  }

  @Test("JSON arrays of arrays, and objects that contain whole columns, are read as rows")
  func lists() throws {
    let lists = try read("[[\"name\",\"n\"],[\"a\",1],[\"b\",2.50]]", "a.json")
    #expect(lists.table.columns.map(\.name) == ["name", "n"])
    #expect(rows(lists.table) == [["a", "1"], ["b", "2.50"]])
    for text in [
      "{\"name\":[\"a\",\"b\"],\"n\":[1,null]}", "{\"name\":{\"0\":\"a\",\"1\":\"b\"},\"n\":{\"0\":1,\"1\":null}}",
      "{\"columns\":[\"name\",\"n\"],\"index\":[0,1],\"data\":[[\"a\",1],[\"b\",null]]}",
    ] {
      let columns = try read(text, "a.json")
      #expect(columns.table.columns.map(\.name) == ["name", "n"], "\(text)")
      #expect(rows(columns.table) == [["a", "1"], ["b", ""]], "\(text)")
      #expect(columns.notes.contains(.lists(areColumns: true)))
    }
  }

  @Test("Output of other programs can be read, and lines left out are reported")
  func printed() throws {
    let psql = try read(" id | name \n----+------\n  1 | Ann\n  2 | Bob\n(2 rows)\n", "a.txt")
    #expect(rows(psql.table) == [["1", "Ann"], ["2", "Bob"]])
    #expect(psql.notes.contains(.footer(["(2 rows)"])))
    let free = "        total  used free\nMem:  247  12  230\nSwap:   0  0  0\n"
    #expect(try read(free, "a.txt").table.rowCount > 0)
    let processor = "processor\t: 0\nmodel name\t: X\n\nprocessor\t: 1\nmodel name\t: Y\n"
    #expect(
      try read(processor, "a.txt").table.columns.map(\.name) == [
        "processor", "model name",
      ])
  }
}
