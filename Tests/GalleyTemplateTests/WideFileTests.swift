import GalleyData
import GalleyFiles
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Files with many columns")
struct WideFileTests {
  private func read(_ text: String, _ name: String = "a.csv") throws -> ImportedData {
    try DataImport(name).read(files: .memory([name: Array(text.utf8)]))
  }

  @Test("Files with very many unnamed or duplicate columns are read in linear time", .timeLimit(.minutes(5)))
  func linear() throws {
    let count = 100_000
    let commas = String(repeating: ",", count: count)
    #expect(try read("\(commas)\n1\(commas)\n").table.columns.map(\.name) == ["column 1"])
    let names = Array(repeating: "a", count: count).joined(separator: ",")
    let cells = Array(repeating: "1", count: count).joined(separator: ",")
    let columns = try read("\(names)\n\(cells)\n").table.columns
    #expect(columns.count == count && columns[count - 1].name == "a (\(count))")
  }

  @Test("A file with too many columns causes one clear error")
  func limit() throws {
    let columns = 1 << 17
    func text(_ count: Int) -> String {
      (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n" + String(repeating: ",", count: count - 1) + "\n"
    }
    #expect(try read(text(columns)).table.columns.count == columns)
    let error = #expect(throws: SceneErrors.self) { try read(text(columns + 1)) }
    #expect(error?.errors.map(\.kind) == [.table(.tooManyColumns(limit: columns))])
    let ragged = #expect(throws: SceneErrors.self) { try read("a,b\n1,2\n" + String(repeating: ",", count: columns)) }
    #expect(ragged?.errors.first?.kind == .table(.tooManyColumns(limit: columns)))
  }
}

@Suite("Databases on disk")
struct DatabaseFileTests {
  @Test("A database that changes while it is read is an error")
  func changes() throws {
    let files = FileReader.memory(["a.db": Array("SQLite format 3\0".utf8), "a.db-wal": []])
    let error = #expect(throws: SceneErrors.self) {
      let reads = Counter()
      var changing = files
      changing.read = { path, limit throws(FileProblem) in
        path.hasSuffix("-wal") ? Array(repeating: 1, count: reads.next()) : try files.read(path, limit)
      }
      return try DataImport("a.db").read(files: changing)
    }
    #expect(error?.errors.first?.kind == .file(.unreadableFile(path: "a.db", .changed, nearest: nil)))
  }

  private final class Counter: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}

@Suite("Import options for other kinds of files")
struct UnusedOptionTests {
  @Test("An option that does not apply to the kind of file is refused by name")
  func refused() throws {
    let files = FileReader.memory([
      "a.csv": Array("a,b\n1,2\n".utf8), "a.json": Array("[{\"a\": 1}]".utf8), "a.jsonl": Array("{\"a\": 1}\n".utf8),
    ])
    func option(_ path: String, _ change: (inout DataImport) -> Void) -> String? {
      var data = DataImport(path)
      change(&data)
      do throws(SceneErrors) { _ = try data.read(files: files) } catch {
        if case .table(.fault(.unusedOption(let name, _))) = error.errors[0].kind { return name }
      }
      return nil
    }
    #expect(option("a.csv") { $0.pointer = "/x" } == "pointer")
    #expect(option("a.jsonl") { $0.pointer = "/x" } == "pointer")
    #expect(option("a.csv") { $0.sheet = "x" } == "sheet")
    #expect(option("a.json") { $0.delimiter = 0x3B } == "delimiter")
    #expect(option("a.jsonl") { $0.header = .none } == "header")
    #expect(option("a.json") { $0.pointer = "" } == nil)
    #expect(option("a.csv") { $0.delimiter = 0x3B } == nil)
    #expect(option("a.csv") { $0.header = .none } == nil)
  }
}
