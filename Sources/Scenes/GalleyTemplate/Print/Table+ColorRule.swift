public import GalleyTables
import GalleyViews

extension Table {
  /// The colour rule in `text`, applied to the rows of the table: `amount < 0: red`, `row if state = late: #fde2e2 fill`.
  ///
  /// Without a target, the colour applies to the first column of the condition. `fill` after the colour paints the
  /// background.
  ///
  /// - Throws: ``SceneErrors`` for a condition, a column or a colour that does not exist.
  public func rule(_ text: String) throws(SceneErrors) -> CellRule {
    try rule(text) { name throws(SceneError.Kind) in Color(try ScalarParser.color(name).get()).onPaper }
  }
}
