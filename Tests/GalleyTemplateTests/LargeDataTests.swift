import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Large data files")
struct LargeDataTests {
  /// Returns a CSV stream that is generated while it is read: `count` rows of four cells, with some lines replaced.
  private static func stream(_ count: Int, replacing lines: [Int: String] = [:]) -> FileStream {
    let lines = Lines(count: count, replaced: lines)
    return FileStream(size: nil) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      lines.move(into: buffer)
    }
  }

  private final class Lines {
    private let count: Int
    private let replaced: [Int: String]
    private var row = 0
    private var rest = Array("id,name,size,kind\n".utf8)[...]

    init(count: Int, replaced: [Int: String]) { (self.count, self.replaced) = (count, replaced) }

    func move(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      var filled = 0
      while filled < buffer.count {
        if rest.isEmpty {
          guard row < count else { break }
          row += 1
          rest = Array((replaced[row] ?? "\(row),row \(row),\(row % 97),x\n").utf8)[...]
        }
        let length = min(rest.count, buffer.count - filled)
        rest.withUnsafeBytes { buffer[filled...].copyBytes(from: $0[..<length]) }
        rest = rest.dropFirst(length)
        filled += length
      }
      return filled
    }
  }

  @Test("Rows are found by number, and a cell needs five bytes in addition to its text")
  func cells() throws {
    let rows = try CSVReader.read(DataStream(Self.stream(50_000)))
    let table = rows.table("t")
    #expect(table.rowCount == 50_000)
    for row in [0, 4095, 4096, 4097, 8191, 8192, 49_999] { #expect(table[row]["name"] == "row \(row + 1)") }
    let text = (0..<table.rowCount).reduce(0) { sum, row in sum + table.columns.reduce(0) { $0 + $1.utf8(row).count } }
    #expect(rows.cells.byteCount == text + 5 * 4 * table.rowCount)
  }

  @Test("Reading a file of any size needs two megabytes for the stream")
  func memory() throws {
    var stream = DataStream(Self.stream(600_000))
    var largest = 0
    while try stream.advance(keeping: max(stream.start, stream.end - 100)) { largest = max(largest, stream.capacity) }
    #expect(stream.end > 10 << 20)
    #expect(largest <= 2 << 20)
  }

  @Test("An error in row 120,001 is reported with its line and column, together with later errors")
  func places() throws {
    let broken = [
      120_001: "120001,row,1\n", 120_003: "120003,\"open,1,x\n", 120_010: "1,\"q\"z,1,x\n", 120_020: "1,2,3,4,5\n",
    ]
    let rows = try CSVReader.read(DataStream(Self.stream(130_000, replacing: broken)))
    #expect(
      rows.errors.map { "\($0.line):\($0.column) \($0.excerpt)" } == [
        "120002:1 120001,row,1", "120004:8 120003,\"open,1,x", "120011:6 1,\"q\"z,1,x", "120021:1 1,2,3,4,5",
      ])
    #expect(rows.errors[0].kind == .table(.raggedRow(row: 120_001, cells: 3, expected: 4)))
    #expect(rows.errors[1].kind == .table(.lateQuote(lines: 7)))
    #expect(rows.errors[2].kind == .table(.textAfterQuote))
  }

  @Test("An unclosed quotation mark does not hide later errors")
  func unclosedQuote() throws {
    let rows = try CSVReader.read(DataStream(FileStream(Array("a,b\n1,\"2\n3\n4,5\n".utf8))))
    #expect(rows.errors.map(\.line) == [2, 3])
    #expect(rows.errors.map(\.kind) == [.table(.unclosedQuote), .table(.raggedRow(row: 2, cells: 1, expected: 2))])
  }

  @Test("Invalid UTF-8 is reported once with the number of lines, and other rows are checked")
  func invalidUTF8() throws {
    var bytes = Array("a,b\n1,ok\n2,".utf8) + [0xE9, 0x20, 0xFF] + Array("\n3,x\n4,".utf8)
    bytes += [0xC3] + Array("\n5,ü\n6\n".utf8)
    for seed in 0..<20 {
      let stream = seed == 0 ? FileStream(bytes) : PortionedStream.make(bytes, seed: UInt64(seed))
      let errors = try CSVReader.read(DataStream(stream)).errors.sorted { $0.line < $1.line }
      #expect(errors.map { "\($0.line):\($0.column)" } == ["3:3", "7:1"])
      #expect(errors[0].kind == .file(.otherEncoding(byte: 0xE9, otherLines: 1)))
    }
  }

  @Test("Every invalid line of JSON Lines is reported")
  func jsonLines() throws {
    let text = "{\"a\": 1}\n{\"a\": }\n{\"a\": 2}\n{\"a\": 3\n{\"a\": 4}\nnope\n{\"a\": 5}\n"
    let rows = try JSONReader.readLines(DataStream(FileStream(Array(text.utf8))))
    #expect(rows.errors.map { "\($0.line):\($0.column)" } == ["2:7", "5:1", "6:1"])
    #expect(rows.cells.rowCount == 4)
  }

  @Test("Ten errors are reported, and then a note that there are more")
  func manyMistakes() throws {
    let text = "{\"a\": }\n"
    func errors(_ count: Int) throws -> [DataError] {
      let bytes = Array(String(repeating: text, count: count).utf8)
      return try JSONReader.readLines(DataStream(FileStream(bytes))).errors
    }
    #expect(try errors(9).count == 9)
    #expect(try errors(30).count == 11)
    #expect(try errors(30).last?.kind == .table(.moreErrors(limit: 10)))
  }

  @Test("From a line that is a megabyte long, only the part around the error is quoted")
  func longLine() throws {
    let cells = String(repeating: "{\"a\":\"é\"},", count: 300_000)
    let rows = try JSONReader.read(DataStream(FileStream(Array("[\(cells){\"a\":x}]".utf8))))
    let mistake = try #require(rows.errors.first)
    #expect(mistake.line == 1)
    #expect(mistake.column == 1 + 300_000 * 10 + 6)
    #expect(mistake.excerptColumn > 1)
    #expect(mistake.excerpt.utf8.count < 5000)
    let index = mistake.excerpt.unicodeScalars.index(
      mistake.excerpt.unicodeScalars.startIndex, offsetBy: mistake.column - mistake.excerptColumn)
    #expect(mistake.excerpt.unicodeScalars[index] == "x")
  }

  @Test("A column that appears late is empty in earlier rows")
  func lateColumns() throws {
    let lines = (0..<10_000).map {
      "{\"a\": \($0)\($0 == 5000 ? ", \"b\": \"late\"" : $0 == 9000 ? ", \"c\": 1" : "")}"
    }
    let table = try JSONReader.readLines(DataStream(FileStream(Array(lines.joined(separator: "\n").utf8)))).table("t")
    #expect(table.columns.map(\.name) == ["a", "b", "c"])
    for (row, cells) in [(4999, ["4999", "", ""]), (5000, ["5000", "late", ""]), (9000, ["9000", "", "1"])] {
      #expect(table.columns.map { $0[row] } == cells)
    }
    #expect((0..<10_000).allSatisfy { table.columns[0][$0] == "\($0)" })
  }

  @Test("A table can have at most 4,096 columns")
  func tooManyColumns() throws {
    func errors(_ count: Int) throws -> [DataError] {
      let members = (0..<count).map { "\"k\($0)\": 1" }.joined(separator: ",")
      return try JSONReader.read(DataStream(FileStream(Array("[{\(members)}]".utf8)))).errors
    }
    #expect(try errors(4096).isEmpty)
    #expect(try errors(4097).map(\.kind) == [.table(.tooManyColumns(limit: 4096))])
  }

  @Test("Rows that are selected are copied, and the memory of the others is released")
  func selecting() throws {
    let rows = try CSVReader.read(DataStream(Self.stream(50_000)))
    let table = rows.table("t")
    let few = table.selecting([49_999, 3, 4096])
    #expect((0..<3).map { few[$0]["id"] } == ["50000", "4", "4097"])
    #expect(few.columns[0].byteCount < 200)
    let maximum = table.selecting((0..<40_000).map { 49_999 - $0 }).selecting((0..<20_000).map { 2 * $0 })
    #expect((0..<3).map { maximum[$0]["id"] } == ["50000", "49998", "49996"])
  }

  @Test("A file of more than 3.75 GB is refused")
  func tooLarge() throws {
    let size = DataStream.byteLimit + 1
    var stream = DataStream(FileStream(size: size) { (buffer: UnsafeMutableRawBufferPointer) in min(buffer.count, 8) })
    #expect(
      throws: DataProblem(
        .file(.unreadableFile(path: "", .tooLarge(bytes: size, limit: size - 1), nearest: nil)), at: 0)
    ) {
      _ = try stream.advance(keeping: 0)
    }
  }

  private static var broken: FileStream {
    FileStream(size: nil) { (_: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in throw .system(code: 5) }
  }

  @Test("If reading fails in the middle of a file, the cause is reported")
  func failure() {
    let reader = FileReader(
      read: { _, _ throws(FileProblem) in [] }, list: { _ in [] }, resolve: { $0 },
      open: { _ throws(FileProblem) in Self.broken })
    #expect(throws: DataProblem.self) { try CSVReader.read(DataStream(Self.broken)) }
    do throws(SceneErrors) {
      _ = try DataFile("a.csv").table(files: reader)
      Issue.record("galley read it")
    } catch {
      #expect(error.errors.map(\.kind) == [.file(.unreadableFile(path: "a.csv", .system(code: 5), nearest: nil))])
    }
  }
}
