import CSQLite

/// Limits a query. It counts steps of SQLite's virtual machine instead of time, so that a query ends at the same point
/// on every machine.
final class QueryBudget {
  private var steps = 0
  private var bytes = 0
  private var stepLimit = 0

  /// The maximum number of steps of a query, which take about 10 seconds.
  static let query = 1_000_000_000
  static let style = 10_000_000
  static let byteLimit = 1 << 30
  static let heapLimit = 3 << 30
  private static let cellLimit: Int32 = 1 << 28
  private static let stride: Int32 = 1_000

  func watch(_ handle: OpaquePointer) {
    sqlite3_hard_heap_limit64(sqlite3_int64(Self.heapLimit))
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.cellLimit)
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000)
    sqlite3_limit(handle, SQLITE_LIMIT_VDBE_OP, 1_000_000)
    sqlite3_progress_handler(
      handle, Self.stride,
      { data in
        guard let data else { return 0 }
        return Unmanaged<QueryBudget>.fromOpaque(data).takeUnretainedValue().step() ? 0 : 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func begin(_ limit: Int) { (steps, bytes, stepLimit) = (0, 0, limit) }

  private func step() -> Bool {
    steps += Int(Self.stride)
    return steps <= stepLimit
  }

  var fault: DataFault? { steps > stepLimit ? .queryTooLong(steps: stepLimit) : nil }

  func add(_ row: [String]) throws(DataFault) {
    // A string of up to 15 bytes is stored inline in 16 bytes.
    bytes += row.reduce(32) { $0 + 16 + ($1.utf8.count > 15 ? $1.utf8.count + 32 : 0) }
    guard bytes <= Self.byteLimit else { throw .queryTooLarge(limit: Self.byteLimit) }
  }
}
