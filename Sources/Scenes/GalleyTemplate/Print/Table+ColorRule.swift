public import GalleyTables
import GalleyViews

extension Table {
  /// Parses a colour rule for the rows of the table, such as `amount < 0: red` or `row if state = late: #fde2e2 fill`.
  ///
  /// Without a target, the colour applies to the first column of the condition. `fill` after the colour paints the
  /// background.
  ///
  /// - Throws: `SceneErrors` if the condition, a column or the colour is invalid.
  public func rule(_ text: String) throws(SceneErrors) -> CellRule {
    try rule(text) { name throws(SceneError.Kind) in Color(try ScalarParser.color(name).get()).onPaper }
  }
}
