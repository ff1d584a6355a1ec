import CSQLite
import Foundation
import GalleyData
import Testing

@Suite("SQLite databases")
struct DatabaseTests {
  /// A database in a temporary folder with an open connection.
  private final class OpenDatabase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString)
    private var handle: OpaquePointer?

    init(_ statements: String...) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      sqlite3_open(folder.path + "/a.db", &handle)
      for statement in statements { run(statement) }
    }

    deinit {
      sqlite3_close(handle)
      try? FileManager.default.removeItem(at: folder)
    }

    func run(_ statement: String) {
      #expect(sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK, "\(statement)")
    }

    /// The current contents of the file, or an empty array if it does not exist.
    func bytes(_ ending: String = "") -> [UInt8] {
      FileManager.default.contents(atPath: folder.path + "/a.db" + ending).map { [UInt8]($0) } ?? []
    }
  }

  private static let fill =
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 500) INSERT INTO t SELECT x, 'row ' || x FROM c;"

  @Test("Rows that are only in the write-ahead log are read", arguments: [512, 4096, 65_536])
  func log(pageSize: Int) throws {
    let program = try OpenDatabase(
      "PRAGMA page_size = \(pageSize); PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;",
      "CREATE TABLE t(a, b); INSERT INTO t VALUES (0, 'first');", "PRAGMA wal_checkpoint(TRUNCATE);", Self.fill)
    let (bytes, log) = (program.bytes(), program.bytes("-wal"))
    #expect(try Database(bytes, log: [], journal: []).count(of: "t") == 1)
    #expect(try Database(bytes, log: log, journal: []).count(of: "t") == 501)
    // Without its last frame, the last transaction is incomplete.
    let before = Array(log.dropLast(pageSize / 2))
    #expect(try Database(bytes, log: before, journal: []).count(of: "t") == 1)
    program.run("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO t VALUES (9, 'last');")
    let later = try Database(program.bytes(), log: program.bytes("-wal"), journal: [])
    #expect(try later.count(of: "t") == 502)
    // Frames left over from before the checkpoint follow the new ones.
    program.run("PRAGMA wal_checkpoint(RESTART); UPDATE t SET b = 'new' WHERE a = 1;")
    let newest = try Database(program.bytes(), log: program.bytes("-wal"), journal: [])
    #expect(try newest.rows(of: "SELECT b FROM t WHERE a = 1").rows == [["new"]])
  }

  @Test("A transaction that was not finished is rolled back", arguments: [512, 4096])
  func journal(pageSize: Int) throws {
    let program = try OpenDatabase(
      "PRAGMA page_size = \(pageSize); PRAGMA cache_size = 2; CREATE TABLE t(a, b);", Self.fill, "BEGIN;",
      "DELETE FROM t WHERE a > 20; UPDATE t SET b = 'changed' || b; PRAGMA cache_spill = 1;",
      "CREATE TABLE u AS SELECT * FROM t, t AS v, t AS w;")
    let (bytes, journal) = (program.bytes(), program.bytes("-journal"))
    #expect(!journal.isEmpty)
    let database = try Database(bytes, log: [], journal: journal)
    #expect(try database.count(of: "t") == 500)
    #expect(try database.tables() == ["t"])
    #expect(try database.rows(of: "SELECT b FROM t WHERE a = 7").rows == [["row 7"]])
    program.run("COMMIT;")
    #expect(try Database(program.bytes(), log: [], journal: program.bytes("-journal")).count(of: "t") == 20)
  }

  @Test("Damaged write-ahead logs and journals never crash")
  func broken() throws {
    let program = try OpenDatabase("PRAGMA journal_mode = WAL;", "CREATE TABLE t(a, b);", Self.fill)
    let (bytes, log) = (program.bytes(), program.bytes("-wal"))
    for place in stride(from: 0, to: min(log.count, 6_000), by: 7) {
      var changed = log
      changed[place] ^= 0xFF
      _ = try? Database(bytes, log: changed, journal: Array(changed.prefix(place))).tables()
      _ = try? Database(bytes, log: Array(log.prefix(place)), journal: changed).tables()
    }
  }

  @Test("A database view with infinitely many rows neither hangs nor hides a table")
  func endless() throws {
    let view = "CREATE VIEW a AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c;"
    let both = try Database(Samples.database("CREATE TABLE t(x); INSERT INTO t VALUES (1);" + view))
    #expect(try both.largestTable().name == "t")
    let alone = try Database(Samples.database(view))
    #expect(throws: DataFault.queryTooLong(steps: 10_000_000)) { try alone.largestTable() }
    let other = try Database(Samples.database(view + "CREATE VIEW b AS SELECT 1 AS one;"))
    #expect(try other.largestTable().name == "b")
  }

  @Test("The memory that a query may use is limited")
  func budget() throws {
    let database = try Database(Samples.database("CREATE TABLE t(x);"))
    #expect(throws: DataFault.self) { try database.rows(of: "SELECT zeroblob(1 << 29)") }
    #expect(throws: DataFault.self) { try database.rows(of: "SELECT zeroblob(2000000000)") }
    #expect(try database.rows(of: "SELECT 1 AS a").rows == [["1"]])
  }

  @Test("Virtual tables are read, and their shadow tables are ignored")
  func virtual() throws {
    let index = "CREATE VIRTUAL TABLE f USING fts5(body); INSERT INTO f VALUES ('one'), ('two'), ('three');"
    let both = try Database(Samples.database("CREATE TABLE t(x); INSERT INTO t VALUES (1), (2);" + index))
    #expect(try both.largestTable().name == "t")
    #expect(try both.largestTable().others == ["f"])
    #expect(try both.rows(of: "SELECT body FROM f WHERE f MATCH 'two'").rows == [["two"]])
    let alone = try Database(Samples.database(index))
    #expect(try alone.largestTable().name == "f")
    #expect(try alone.largestTable().others == [])
    let places = try Database(
      Samples.database("CREATE VIRTUAL TABLE r USING rtree(id, a, b); INSERT INTO r VALUES (1, 0, 2);"))
    #expect(try places.rows(ofTable: "r").rows == [["1", "0", "2"]])
  }

  @Test(
    "Rows of table-valued functions can be queried",
    arguments: [
      ("SELECT value FROM json_each('[1, 2]')", [["1"], ["2"]]),
      ("SELECT name FROM pragma_table_info('t')", [["x"]]),
      ("SELECT key FROM json_tree('{\"a\": 1}') WHERE key IS NOT NULL", [["a"]]),
    ])
  func functions(query: String, rows: [[String]]) throws {
    #expect(try Database(Samples.database("CREATE TABLE t(x);")).rows(of: query).rows == rows)
  }

  @Test(
    "SQL statements that write or that open other files are refused",
    arguments: [
      "INSERT INTO t VALUES (1) RETURNING x", "UPDATE t SET x = 1 RETURNING x", "CREATE TABLE u(x)",
      "CREATE TEMP TABLE u(x)", "CREATE VIRTUAL TABLE f USING fts5(a)", "ATTACH ':memory:' AS m", "DETACH main",
      "PRAGMA user_version = 5", "PRAGMA writable_schema = 1", "INSERT INTO sqlite_master VALUES (1, 2, 3, 4, 5)",
      "VACUUM", "VACUUM INTO '/tmp/galley-copy.db'", "BEGIN", "REINDEX", "ANALYZE", "SELECT load_extension('x')",
    ])
  func refused(query: String) throws {
    let database = try Database(Samples.database("CREATE TABLE t(x);"))
    #expect(throws: DataFault.self) { try database.rows(of: query) }
    #expect(try database.count(of: "t") == 0)
  }
}
