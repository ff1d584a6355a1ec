import GalleyData
import GalleyTables

struct SheetCells {
  private let code: NumberFormatCode
  private let isPercent: Bool

  /// Returns nil if the column has no format, or one that does more than arrange digits and texts.
  init?(_ column: Column) {
    guard column.kind.isNumeric, column.numberForm?.quantity == nil, let code = column.sheetFormat, code.isKnown else {
      return nil
    }
    self.code = code
    isPercent = column.numberForm?.unit?.isPercent ?? false
  }

  func text(_ value: String) -> String { code.text(value, isPercent: isPercent) ?? value }
}
