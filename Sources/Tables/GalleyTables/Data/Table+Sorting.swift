extension Table {
  /// Returns the table in sorted order. The sort is stable, and rows keep their numbers.
  package func sorted(by keys: [(column: Int, isDescending: Bool)]) -> Table {
    guard !keys.isEmpty else { return self }
    let keys = keys.map { SortedRows.Key(column: columns[$0.column], isDescending: $0.isDescending) }
    return keeping(SortedRows(keys, count: rowCount).order())
  }

  package func prefix(_ count: Int) -> Table {
    count < rowCount ? keeping(Array(0..<UInt32(max(count, 0)))) : self
  }
}
