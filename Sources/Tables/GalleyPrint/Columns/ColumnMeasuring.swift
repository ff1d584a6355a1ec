struct ColumnMeasuring {
  let columns: [(gauge: ColumnGauge, count: Int)]
  let own: TablePens

  private struct Portion {
    let column: Int
    let rows: Range<Int>
  }

  func findings(others: [TablePens]) -> [ColumnGauge.Findings] {
    let gauges = columns.map(\.gauge)
    let copies = others.map { pens in
      gauges.map { $0.copy(pen: $0.pen === own.monospaced ? pens.monospaced : pens.cell) }
    }
    let portions = columns.indices.flatMap { column in
      RowWorkers<[ColumnGauge]>.portions(of: columns[column].count).map { Portion(column: column, rows: $0) }
    }
    let parts = RowWorkers(workers: [gauges] + copies).map(portions) { gauges, portion in
      gauges[portion.column].findings(portion.rows)
    }
    var findings = gauges.map { $0.findings(0..<0) }
    for (portion, part) in zip(portions, parts) { findings[portion.column].merge(part) }
    return findings
  }
}
