import GalleyData
import GalleyTables

/// Writes the numbers of a column as the workbook that they are from shows them.
struct SheetCells {
  private let code: NumberFormatCode
  private let isPercent: Bool

  /// The cells of `column`; nil if it has no format, or one that does more than to place digits and texts.
  init?(_ column: Column) {
    guard column.kind.isNumeric, column.numberForm?.quantity == nil, let code = column.sheetFormat, code.isKnown else {
      return nil
    }
    self.code = code
    isPercent = column.numberForm?.unit?.isPercent ?? false
  }

  /// `value`, which is as data writes it, as the workbook shows it; any other text stays as it is.
  func text(_ value: String) -> String { code.text(value, isPercent: isPercent) ?? value }
}
