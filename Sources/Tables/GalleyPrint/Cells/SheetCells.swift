import GalleyData
import GalleyTables

struct SheetCells {
  private let code: NumberFormatCode
  private let isPercent: Bool
  /// The notation of computed numbers, for which the sheet format only limits the decimals.
  private let form: NumberForm?

  init?(_ column: Column) {
    guard column.kind.isNumeric, column.numberForm?.quantity == nil, let code = column.sheetFormat, code.isKnown else {
      return nil
    }
    self.code = code
    isPercent = column.numberForm?.unit?.isPercent ?? false
    form = column.isAsWritten ? column.numberForm : nil
  }

  func text(_ value: String) -> String {
    if let form { return form.written(code.rounded(value) ?? value) }
    return code.text(value, isPercent: isPercent) ?? value
  }
}
