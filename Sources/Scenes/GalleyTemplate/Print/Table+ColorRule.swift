public import GalleyTables
import GalleyViews

extension Table {
  /// The rule that `text` says, for the rows as they stand: `amount < 0: red`, `row if state = late: #fde2e2 fill`.
  ///
  /// Without a target the first column of the condition takes the colour. Behind the colour, `fill` lays it under the
  /// text.
  ///
  /// - Throws: ``SceneErrors`` for a condition, a column or a colour that does not exist.
  public func rule(_ text: String) throws(SceneErrors) -> CellRule {
    try rule(text) { name throws(SceneError.Kind) in Color(try ScalarParser.color(name).get()).onPaper }
  }
}
