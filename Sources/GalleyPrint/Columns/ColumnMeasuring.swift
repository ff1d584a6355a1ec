import Dispatch
import Synchronization

/// Measures the columns of a table, on as many threads as there are pens.
///
/// What is found is the same however many there are.
struct ColumnMeasuring {
  /// The columns, each with how many of its rows are measured.
  let columns: [(gauge: ColumnGauge, count: Int)]
  /// The pens of the columns.
  let own: TablePens

  /// Rows that a thread takes at a time.
  private static let portion = 4096

  /// What was found of each column; `others` are the pens of further threads.
  func findings(others: [TablePens]) -> [ColumnGauge.Findings] {
    let gauges = columns.map(\.gauge)
    let copies = others.map { pens in
      gauges.map { $0.copy(pen: $0.pen === own.monospaced ? pens.monospaced : pens.cell) }
    }
    guard copies.isEmpty else { return measured(by: Workers(gauges: [gauges] + copies)) }
    var findings = gauges.map(\.empty)
    for (index, column) in columns.enumerated() { column.gauge.measure(0..<column.count, into: &findings[index]) }
    return findings
  }

  /// Each worker uses only the gauges of its own number, so that engines never meet.
  private struct Workers: @unchecked Sendable {
    let gauges: [[ColumnGauge]]
  }

  private func measured(by workers: Workers) -> [ColumnGauge.Findings] {
    let portions = portions()
    let next = Atomic(0)
    let all = Mutex(columns.map { $0.gauge.empty })
    DispatchQueue.concurrentPerform(iterations: workers.gauges.count) { worker in
      let gauges = workers.gauges[worker]
      var findings = gauges.map(\.empty)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < portions.count else { break }
        let (column, rows) = portions[index]
        gauges[column].measure(rows, into: &findings[column])
      }
      all.withLock { all in for index in all.indices { all[index].merge(findings[index]) } }
    }
    return all.withLock { $0 }
  }

  /// The rows of each column, some thousand at a time.
  private func portions() -> [(column: Int, rows: Range<Int>)] {
    columns.indices.flatMap { index in
      stride(from: 0, to: columns[index].count, by: Self.portion).map { start in
        (index, start..<min(start + Self.portion, columns[index].count))
      }
    }
  }
}
