import GalleyData
import TestSupport
import Testing

@Suite("Files in third-party formats")
struct FormatTests {
  private let text = Array(String(repeating: "name,amount\nMüller,1\n", count: 5_000).utf8)

  @Test("Compressed files are unpacked to their contents, and concatenated members are joined")
  func unpacking() throws {
    #expect(try Unpacking.unpacked(Samples.gzip(text), .gzip) == text)
    #expect(try Unpacking.unpacked(Samples.gzip(text) + Samples.gzip(text) + [0, 0], .gzip) == text + text)
    #expect(try Unpacking.unpacked(Samples.zstandard(text), .zstandard) == text)
    #expect(try Unpacking.unpacked(Samples.zstandard(text) + Samples.zstandard(text), .zstandard) == text + text)
    #expect(try Unpacking.unpacked(Samples.gzip([]), .gzip) == [])
  }

  @Test("Damaged and oversized compressed files are refused, and the reason is reported")
  func broken() {
    for (bytes, kind) in [(Samples.gzip(text), Unpacking.Kind.gzip), (Samples.zstandard(text), .zstandard)] {
      #expect(throws: DataFault.self) { try Unpacking.unpacked(Array(bytes.dropLast(9)), kind) }
      #expect(throws: DataFault.tooLarge(limit: 1000)) { try Unpacking.unpacked(bytes, kind, limit: 1000) }
    }
  }

  @Test("All bytes of a file are used to determine its encoding")
  func encodings() {
    func finding(_ bytes: [UInt8]) -> EncodingTest.Finding {
      bytes.withUnsafeBufferPointer { EncodingTest.finding($0) }
    }
    #expect(finding(Array("name,Müller\n".utf8)) == .utf8)
    #expect(finding([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72]) == .western)
    #expect(finding(Array("äöüäöü".utf8) + [0xFC, 0x0A]) == .mixed(strays: 1))
    #expect(finding([0x61, 0, 0x2C, 0, 0x62, 0, 0x0A, 0]) == .utf16(isBigEndian: false))
    #expect(finding([0, 0x61, 0, 0x2C, 0, 0x62, 0, 0x0A]) == .utf16(isBigEndian: true))
  }

  @Test("Strings, numbers, dates and Booleans in a workbook are read with their type")
  func workbook() throws {
    let bytes = Samples.workbook(
      """
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>
      <row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="B3" s="1"><v>45296</v></c><c r="C3" s="2"><v>45296.5</v></c>
      <c r="D3" s="3"><v>0.847</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="inlineStr"><is><t>x &amp; y</t></is></c>
      <c r="G3"><v>12345678901234567</v></c><c r="H3" t="e"><v>#N/A</v></c><c r="I3"><v>1.5E-3</v></c></row>
      """, strings: ["<t>Name</t>", "<r><t>A</t></r><r><t>b</t></r><rPh><t>no</t></rPh>"])
    let found = try Workbook(bytes).rows(of: nil)
    let (sheet, rows) = (found.sheet, found.rows)
    #expect(sheet == "Data")
    #expect(rows[0] == ["Name", "", "Ab"])
    #expect(
      rows[1] == [
        "0.3", "2024-01-05", "2024-01-05T12:00:00", "84.7%", "true", "x & y", "12345678901234567", "#N/A", "0.0015",
      ])
    #expect(Workbook.isOne(bytes))
    #expect(try Workbook(bytes).sheets == ["Data", "Notes"])
    #expect(throws: DataFault.unknownSheet("Dat", known: ["Data", "Notes"])) { try Workbook(bytes).rows(of: "Dat") }
  }

  @Test("The tables of a database are listed and queries are run, without writing to it")
  func database() throws {
    let bytes = Samples.database(
      "CREATE TABLE a(x INTEGER, y REAL, z TEXT, n, b BLOB); INSERT INTO a VALUES (1, 2.5, 'ü', NULL, x'0102'), (9007199254740993, 3, 'q', 4, NULL); CREATE VIEW v AS SELECT x FROM a;"
    )
    let database = try Database(bytes)
    #expect(try database.tables() == ["a", "v"])
    #expect(try database.count(of: "a") == 2)
    let rows = try database.rows(ofTable: "a")
    #expect(rows.names == ["x", "y", "z", "n", "b"])
    #expect(rows.rows == [["1", "2.5", "ü", "", "2 bytes"], ["9007199254740993", "3", "q", "4", ""]])
    #expect(try database.rows(of: "SELECT sum(x) AS s FROM a WHERE x < 5;").rows == [["1"]])
    for query in [
      "DELETE FROM a", "SELECT 1; SELECT 2", "ATTACH 'x.db' AS y", "PRAGMA journal_mode", "", "DROP TABLE a",
      "VACUUM INTO 'x'",
      "SELECT load_extension('x')", "SELECT * FROM nothing", "SELEC 1",
    ] {
      #expect(throws: DataFault.self, "\(query)") { try database.rows(of: query) }
    }
  }

  @Test("Mutated files of every format give rows or an error and never crash")
  func mutations() {
    let workbook = Samples.workbook(
      "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"C1\" s=\"2\"><v>4.5</v></c></row>", strings: ["<t>N</t>"])
    let database = Samples.database("CREATE TABLE a(x, y); INSERT INTO a VALUES (1, 'b'), (2, 'c');")
    let seeds: [(bytes: [UInt8], read: ([UInt8]) throws -> Int)] = [
      (workbook, { try Workbook($0).rows(of: nil).rows.count }),
      (
        database,
        { bytes in
          let database = try Database(bytes)
          return try database.tables().reduce(0) { try $0 + database.rows(ofTable: $1).rows.count }
        }
      ),
      (Samples.gzip(Array(text.prefix(200))), { try Unpacking.unpacked($0, .gzip, limit: 1 << 24).count }),
      (Samples.zstandard(Array(text.prefix(200))), { try Unpacking.unpacked($0, .zstandard, limit: 1 << 24).count }),
    ]
    var random = SplitMix64(seed: 11)
    for (bytes, read) in seeds {
      for _ in 0..<1_500 {
        var mutant = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !mutant.isEmpty {
          let place = Int.random(in: mutant.indices, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: mutant[place] = UInt8.random(in: 0...255, using: &random)
          case 1: mutant.remove(at: place)
          case 2: mutant.insert(UInt8.random(in: 0...255, using: &random), at: place)
          default: mutant.removeLast(min(mutant.count, Int.random(in: 0...20, using: &random)))
          }
        }
        _ = try? read(mutant)
      }
    }
  }
}
