import Foundation
import GalleyData
import TestSupport
import Testing

/// Files in third-party formats with changed, removed and inserted bytes. `GALLEY_MUTATIONS` sets the number of
/// rounds.
@Suite("Damaged files in third-party formats")
struct BrokenFormatTests {
  private static let rounds = Int(ProcessInfo.processInfo.environment["GALLEY_MUTATIONS"] ?? "") ?? 250

  @Test("Damaged databases never crash and return either valid rows or an error")
  func databases() throws {
    let rows = (0..<50).map { "INSERT INTO t VALUES (\($0), 'text \($0)', \($0).5);" }.joined()
    let seed = Samples.database("CREATE TABLE t (a INTEGER, b TEXT, c REAL);" + rows)
    var random = SplitMix64(seed: 21)
    for _ in 0..<Self.rounds {
      // Databases that can no longer be read are skipped.
      guard let database = try? Database(random.mutated(seed)), let tables = try? database.tables() else { continue }
      for table in tables {
        guard let read = try? database.rows(ofTable: table) else { continue }
        for row in read.rows { #expect(row.count <= read.names.count) }
      }
    }
  }

  @Test("Damaged compressed files never crash", arguments: [Unpacking.Kind.gzip, .zstandard])
  func compressed(kind: Unpacking.Kind) throws {
    let text = Array((0..<500).map { "name \($0),\($0 * 7 % 91)\n" }.joined().utf8)
    let seed = kind == .gzip ? Samples.gzip(text) : Samples.zstandard(text)
    var random = SplitMix64(seed: 22)
    for _ in 0..<Self.rounds {
      guard let bytes = try? Unpacking.unpacked(random.mutated(seed), kind, limit: 1 << 22) else { continue }
      #expect(bytes.count <= 1 << 22)
    }
  }

  @Test("Damaged Excel workbooks never crash")
  func workbooks() throws {
    let rows = (0..<20).map { "<row><c t=\"s\"><v>\($0 % 3)</v></c><c s=\"1\"><v>\(45_000 + $0)</v></c></row>" }
      .joined()
    let seed = Samples.workbook(rows, strings: ["<t>a</t>", "<t>b</t>", "<t>c</t>"])
    var random = SplitMix64(seed: 23)
    for _ in 0..<Self.rounds {
      guard let workbook = try? Workbook(random.mutated(seed)) else { continue }
      _ = try? workbook.rows(of: nil)
    }
  }

  @Test("Damaged LibreOffice spreadsheets never crash")
  func openDocuments() throws {
    let cells = [
      #"float" o:value="3.5" t:number-columns-repeated="3"#, #"date" o:date-value="2024-03-01"#,
      #"time" o:time-value="PT9H05M00S" t:number-rows-spanned="2"#, #"percentage" o:value="0.125"#,
      #"currency" o:value="12" o:currency="EUR"#, #"string"#,
    ].map { "<t:table-cell o:value-type=\"\($0)\"><x:p>a<x:s x:c=\"3\"/>b<x:tab/></x:p></t:table-cell>" }.joined()
    let row = "<t:table-row t:number-rows-repeated=\"2\">\(cells)</t:table-row>"
    let seed = "<o:d xmlns:o=\"o\" xmlns:t=\"t\" xmlns:x=\"x\"><t:table t:name=\"S\">\(row)\(row)</t:table></o:d>"
    var random = SplitMix64(seed: 24)
    for round in 0..<Self.rounds {
      let content = round == 0 ? Array(seed.utf8) : random.mutated(Array(seed.utf8))
      let archive = Samples.zip([("content.xml", String(decoding: content, as: UTF8.self))])
      let document = try? OpenDocument(round % 4 == 3 ? random.mutated(archive) : archive)
      let rows = try? document?.rows(of: nil).rows
      if round == 0 { #expect(rows?.count == 4 && rows?.first?.count == 8) }
    }
  }
}
