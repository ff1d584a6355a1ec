import GalleyData
import Testing

@Suite("Limits on unpacked sizes")
struct PackedFileTests {
  @Test(
    "Unpacking a file succeeds at the size limit and fails one byte above it",
    arguments: [Unpacking.Kind.gzip, .zstandard])
  func limit(kind: Unpacking.Kind) throws {
    let text = [UInt8](repeating: 0x61, count: 300_000)
    let packed = kind == .gzip ? Samples.gzip(text) : Samples.zstandard(text)
    #expect(try Unpacking.unpacked(packed, kind, limit: 300_000) == text)
    #expect(throws: DataFault.tooLarge(limit: 299_999)) { try Unpacking.unpacked(packed, kind, limit: 299_999) }
  }

  @Test("All members of a gzip file share one size limit")
  func members() throws {
    let text = [UInt8](repeating: 0x61, count: 100_000)
    let packed = Samples.gzip(text) + Samples.gzip(text) + Samples.gzip(text)
    #expect(try Unpacking.unpacked(packed, .gzip, limit: 300_000).count == 300_000)
    #expect(throws: DataFault.tooLarge(limit: 299_999)) { try Unpacking.unpacked(packed, .gzip, limit: 299_999) }
  }

  @Test("The limit on unpacked bytes grows with the file, counts all its parts and never overflows")
  func budget() throws {
    #expect(UnpackingBudget(packed: 0).limit == 128 << 20)
    #expect(UnpackingBudget(packed: 1 << 20).limit == 192 << 20)
    #expect(UnpackingBudget(packed: Int.max).limit == Unpacking.limit)
    var budget = UnpackingBudget(packed: 0)
    try budget.take(100 << 20)
    try budget.take(28 << 20)
    #expect(throws: DataFault.tooLarge(limit: 128 << 20)) { try budget.take(1) }
  }

  @Test("A shared string in a workbook is counted once for each cell that uses it")
  func shared() throws {
    let long = String(repeating: "x", count: 1 << 20)
    func workbook(_ rows: Int) -> [UInt8] {
      let cells = String(repeating: "<row><c t=\"s\"><v>0</v></c></row>", count: rows)
      return Samples.workbook(cells, strings: ["<t>\(long)</t>"])
    }
    #expect(try Workbook(workbook(20)).rows(of: nil).rows.count == 20)
    #expect(throws: DataFault.self) { try Workbook(workbook(200)).rows(of: nil) }
  }
}

@Suite("Strings in workbooks")
struct WorkbookTextTests {
  @Test(
    "Escapes in workbook strings are decoded",
    arguments: [
      ("_x0041_", "A"), ("a_x000D_\nb", "a\r\nb"), ("_x005F_x0041_", "_x0041_"), ("_xD83D__xDE00_", "😀"),
      ("_x41_", "_x41_"), ("_x004G_", "_x004G_"), ("_X0041_", "_X0041_"), ("_x0041", "_x0041"), ("__x0041_", "_A"),
      ("snake_case_name", "snake_case_name"), ("_x00e9_", "é"), ("", ""),
    ])
  func decoded(written: String, text: String) {
    #expect(WorkbookText.decoded(written) == text)
  }

  @Test(
    "Workbook strings are preserved when written and read back",
    arguments: [
      "_x0041_", "_x005F_", "a\rb", "a\r\nb", "\u{1}\u{0}", "_x005F_x0041_", "__x0041__", "_x_x0041_", "é_x00e9_",
      "tab\tand\nline", "\u{FFFE}", "emoji 😀 _x1F60_",
    ])
  func roundTrip(text: String) {
    let written = WorkbookText.encoded(text)
    #expect(WorkbookText.decoded(written) == text)
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" && $0 != "\n" })
  }

  @Test("Only characters that need it are escaped in workbook strings")
  func plain() {
    #expect(WorkbookText.encoded("_x0041_") == "_x005F_x0041_")
    #expect(WorkbookText.encoded("a_b_x12_") == "a_b_x12_")
    #expect(WorkbookText.encoded("a\r") == "a_x000D_")
  }
}
