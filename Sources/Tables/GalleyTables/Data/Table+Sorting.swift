extension Table {
  /// The table sorted by columns, the first of which counts most; equal rows keep their order, and all keep
  /// their numbers.
  ///
  /// - Parameter keys: indices of columns, and whether large cells come first.
  package func sorted(by keys: [(column: Int, isDescending: Bool)]) -> Table {
    guard !keys.isEmpty else { return self }
    let keys = keys.map { SortedRows.Key(column: columns[$0.column], isDescending: $0.isDescending) }
    return keeping(SortedRows(keys, count: rowCount).order())
  }

  package func prefix(_ count: Int) -> Table {
    count < rowCount ? keeping(Array(0..<UInt32(max(count, 0)))) : self
  }
}
