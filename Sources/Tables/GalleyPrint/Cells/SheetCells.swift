import GalleyData
import GalleyTables

struct SheetCells {
  private let code: NumberFormatCode
  private let isPercent: Bool

  init?(_ column: Column) {
    guard column.kind.isNumeric, column.numberForm?.quantity == nil, let code = column.sheetFormat, code.isKnown else {
      return nil
    }
    self.code = code
    isPercent = column.numberForm?.unit?.isPercent ?? false
  }

  func text(_ value: String) -> String { code.text(value, isPercent: isPercent) ?? value }
}
