/// Tells the container of a run of rows that rows are no longer what they were when they were measured.
///
/// Whoever builds the rows of a run keeps one of these from one container to the next.
package final class RowWatch {
  private weak var rows: LazyRows?
  private var firstRow = 0

  package init() {}

  func tell(_ rows: LazyRows, from firstRow: Int) { (self.rows, self.firstRow) = (rows, firstRow) }

  /// Says that row `index` of the run has to be measured again; answers whether anybody heard it.
  ///
  /// Where `isOther`, the row is another node too. Else a row that shows says by itself what changed.
  @discardableResult
  package func note(_ index: Int, isOther: Bool = false) -> Bool {
    rows?.forgetLength(ofRow: firstRow + index, isOther) ?? false
  }

  package func noteAll() { rows?.forgetEveryLength() }
}
