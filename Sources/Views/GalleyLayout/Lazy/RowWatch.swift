/// Reports changes to the container that measured a run of rows, and survives if the container is replaced.
package final class RowWatch {
  private weak var rows: LazyRows?
  private var firstRow = 0

  package init() {}

  func setRows(_ rows: LazyRows, from firstRow: Int) { (self.rows, self.firstRow) = (rows, firstRow) }

  /// `isOther` means that another node replaces the row; otherwise a visible row reports its own change. Returns
  /// whether a container used the row.
  @discardableResult
  package func note(_ index: Int, isOther: Bool = false) -> Bool {
    rows?.forgetLength(ofRow: firstRow + index, isOther) ?? false
  }

  package func noteAll() { rows?.forgetEveryLength() }
}
