import CSQLite

package final class Database {
  private let handle: OpaquePointer
  private let budget = QueryBudget()

  package static let signature = Array("SQLite format 3\0".utf8)

  /// Opens a database. `log` is the file `NAME-wal`, with transactions that are not yet in `bytes`. `journal` is the
  /// file `NAME-journal`, which undoes an unfinished transaction.
  package convenience init(_ bytes: [UInt8], log: [UInt8], journal: [UInt8]) throws(DataFault) {
    var bytes = bytes
    try RollbackJournal(journal).undo(in: &bytes)
    try WriteAheadLog(log).apply(to: &bytes)
    try self.init(bytes)
  }

  package init(_ bytes: [UInt8]) throws(DataFault) {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) == SQLITE_OK,
      let opened
    else { throw .database("out of memory") }
    handle = opened
    guard let memory = sqlite3_malloc64(UInt64(max(bytes.count, 1))) else { throw .database("out of memory") }
    let copy = memory.assumingMemoryBound(to: UInt8.self)
    bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.update(from: base, count: bytes.count) } }
    // SQLite refuses to open a database in WAL mode from memory, so the mode is changed.
    if bytes.count > 19, copy[18] == 2, copy[19] == 2 { (copy[18], copy[19]) = (1, 1) }
    let flags = UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE)
    let size = sqlite3_int64(bytes.count)
    guard sqlite3_deserialize(handle, "main", copy, size, size, flags) == SQLITE_OK else { throw fault }
    budget.watch(handle)
    sqlite3_set_authorizer(handle, { _, action, first, second, _, _ in Database.answer(action, first, second) }, nil)
  }

  /// Decides which statements are allowed. Opening a virtual table prepares statements that write, so these must be
  /// allowed. They never run: the database is read-only, and ``rows(of:)`` refuses such a query.
  private static func answer(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?
  ) -> Int32 {
    switch action {
    case SQLITE_ATTACH, SQLITE_DETACH: return SQLITE_DENY
    case SQLITE_PRAGMA:
      let name = first.map { String(cString: $0) } ?? ""
      return harmlessPragmas[name].map { $0 || second == nil } ?? false ? SQLITE_OK : SQLITE_DENY
    case SQLITE_FUNCTION:
      return second.map { String(cString: $0) } == "load_extension" ? SQLITE_DENY : SQLITE_OK
    default: return SQLITE_OK
    }
  }

  private static let harmlessPragmas = [
    "table_info": true, "table_xinfo": true, "table_list": true, "index_list": true, "index_info": true,
    "index_xinfo": true, "foreign_key_list": true, "database_list": true, "collation_list": true,
    "function_list": true, "module_list": true, "compile_options": true, "page_size": false, "page_count": false,
    "data_version": false, "schema_version": false, "user_version": false, "application_id": false,
    "encoding": false, "freelist_count": false,
  ]

  deinit { sqlite3_close(handle) }

  private var fault: DataFault {
    if sqlite3_errcode(handle) == SQLITE_NOMEM { return .queryTooLarge(limit: QueryBudget.heapLimit) }
    return .database(String(cString: sqlite3_errmsg(handle)))
  }

  package func tables() throws(DataFault) -> [String] { try schema().map(\.name) }

  private func schema() throws(DataFault) -> [DatabaseTable] {
    let query = """
      SELECT name, type, sql FROM sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
      """
    return try rows(of: query).rows.map { DatabaseTable(name: $0[0], type: $0[1], sql: $0[2]) }
  }

  /// Returns the table with the most rows. Virtual tables and views are counted only if there is no other table,
  /// because their code comes from the file and may never end.
  package func largestTable() throws(DataFault) -> (name: String, others: [String]) {
    let all = try schema()
    let own = all.filter { !$0.isShadow(among: all) }
    var largest: (name: String, count: Int)?
    for table in own where table.kind == .table {
      let count = try count(of: table.name)
      if largest.map({ count > $0.count }) ?? true { largest = (table.name, count) }
    }
    var fault: DataFault?
    if largest == nil {
      for table in own {
        do throws(DataFault) {
          let count = try count(of: table.name, steps: QueryBudget.style)
          if largest.map({ count > $0.count }) ?? true { largest = (table.name, count) }
        } catch { fault = fault ?? error }
      }
    }
    guard let largest else { throw fault ?? .noTable }
    return (largest.name, own.map(\.name).filter { $0 != largest.name })
  }

  package func count(of name: String) throws(DataFault) -> Int { try count(of: name, steps: QueryBudget.query) }

  private func count(of name: String, steps: Int) throws(DataFault) -> Int {
    let rows = try rows(of: "SELECT count(*) FROM " + Self.quoted(name), steps: steps).rows
    return Int(rows.first?.first ?? "") ?? 0
  }

  package func rows(ofTable name: String) throws(DataFault) -> TextRows {
    try rows(of: "SELECT * FROM " + Self.quoted(name))
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  package func rows(of query: String) throws(DataFault) -> TextRows { try rows(of: query, steps: QueryBudget.query) }

  private func rows(of query: String, steps: Int) throws(DataFault) -> TextRows {
    budget.begin(steps)
    let statement = try prepare(query)
    defer { sqlite3_finalize(statement) }
    let count = sqlite3_column_count(statement)
    guard count > 0, sqlite3_stmt_readonly(statement) != 0 else { throw .notAQuery(query) }
    var result = TextRows(
      names: (0..<count).map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" })
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        let row = (0..<count).map { Self.text(statement, $0) }
        try budget.add(row)
        result.rows.append(row)
        for column in 0..<count where Self.isNumber(statement, column) { result.typedColumns.insert(Int(column)) }
      case SQLITE_DONE: return result
      default: throw budget.fault ?? fault
      }
    }
  }

  private func prepare(_ query: String) throws(DataFault) -> OpaquePointer {
    var statement: OpaquePointer?
    var rest = ""
    let code = query.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(handle, text, -1, &statement, &tail)
      rest = tail.map { String(cString: $0) } ?? ""
      return code
    }
    guard code == SQLITE_OK else {
      if code == SQLITE_AUTH { throw .notAQuery(query) }
      throw budget.fault ?? fault
    }
    guard let statement else { throw .notAQuery(query) }
    guard rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
      sqlite3_finalize(statement)
      throw .notAQuery(query)
    }
    return statement
  }

  private static func isNumber(_ statement: OpaquePointer, _ column: Int32) -> Bool {
    let type = sqlite3_column_type(statement, column)
    return type == SQLITE_INTEGER || type == SQLITE_FLOAT
  }

  private static func text(_ statement: OpaquePointer, _ column: Int32) -> String {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return String(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT:
      let number = sqlite3_column_double(statement, column)
      return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : number.description
    case SQLITE_NULL: return ""
    case SQLITE_BLOB: return "\(sqlite3_column_bytes(statement, column)) bytes"
    default:
      guard let text = sqlite3_column_text(statement, column) else { return "" }
      let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
