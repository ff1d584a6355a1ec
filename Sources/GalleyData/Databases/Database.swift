import CSQLite

/// A SQLite database that is in memory, and read only.
package final class Database {
  private let handle: OpaquePointer

  /// The first bytes of a database.
  package static let signature = Array("SQLite format 3\0".utf8)

  /// The database in `bytes`.
  package init(_ bytes: [UInt8]) throws(DataFault) {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) == SQLITE_OK,
      let opened
    else { throw .database("out of memory") }
    handle = opened
    guard let memory = sqlite3_malloc64(UInt64(max(bytes.count, 1))) else { throw .database("out of memory") }
    let copy = memory.assumingMemoryBound(to: UInt8.self)
    bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.update(from: base, count: bytes.count) } }
    // A write-ahead log cannot stand beside memory; without it, the file is as it was at its last checkpoint.
    if bytes.count > 19, copy[18] == 2, copy[19] == 2 { (copy[18], copy[19]) = (1, 1) }
    let flags = UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE)
    let size = sqlite3_int64(bytes.count)
    guard sqlite3_deserialize(handle, "main", copy, size, size, flags) == SQLITE_OK else { throw fault }
    sqlite3_set_authorizer(
      handle,
      { _, action, _, _, _, _ in
        [SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE].contains(action) ? SQLITE_OK : SQLITE_DENY
      }, nil)
  }

  deinit { sqlite3_close(handle) }

  private var fault: DataFault { .database(String(cString: sqlite3_errmsg(handle))) }

  /// The tables and views, by their names.
  package func tables() throws(DataFault) -> [String] {
    let query =
      "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    return try rows(of: query).rows.map { $0[0] }
  }

  /// How many rows the table called `name` has.
  package func count(of name: String) throws(DataFault) -> Int {
    Int(try rows(of: "SELECT count(*) FROM " + Self.quoted(name)).rows.first?.first ?? "") ?? 0
  }

  /// The rows of the table called `name`.
  package func rows(ofTable name: String) throws(DataFault) -> TextRows {
    try rows(of: "SELECT * FROM " + Self.quoted(name))
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The rows that `query` selects.
  package func rows(of query: String) throws(DataFault) -> TextRows {
    let statement = try prepare(query)
    defer { sqlite3_finalize(statement) }
    let count = sqlite3_column_count(statement)
    guard count > 0, sqlite3_stmt_readonly(statement) != 0 else { throw .notAQuery(query) }
    var result = TextRows(
      names: (0..<count).map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" })
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        result.rows.append((0..<count).map { Self.text(statement, $0) })
        for column in 0..<count where Self.isNumber(statement, column) { result.typedColumns.insert(Int(column)) }
      case SQLITE_DONE: return result
      default: throw fault
      }
    }
  }

  /// The one statement that `query` is.
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
      throw fault
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
