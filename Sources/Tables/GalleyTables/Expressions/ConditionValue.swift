import GalleyData

/// Compares the cells of a column with a value that the user wrote, such as `North`, `1.234,50` or `1.2.2024`.
struct ConditionValue {
  private let column: Column

  init(_ column: Column) { self.column = column }

  private var shown: Column { column.asWritten.withPlainSpaces }

  func test(_ test: ([UInt8]) -> CellTest, _ text: String) -> RowFilter { .cell(shown, test(Self.part(text))) }

  func matches(_ expression: RegularExpression) -> RowFilter { .cell(shown, .matches(expression)) }

  func expression(_ text: String) throws(RegularExpressionError) -> RegularExpression {
    try RegularExpression(CleanText.composed(text))
  }

  func equals(_ text: String) -> RowFilter {
    let written = RowFilter.cell(shown, .equals([Self.part(CleanText.of(text))]))
    guard column.kind != .string, let value = Self.value(of: text, column.kind, column.numberForm) else {
      return written
    }
    guard column.kind.isNumeric, let number = Self.number(value) else {
      return .any([written, .cell(column, .equals([Array(value.utf8)]))])
    }
    return .any([written, .all([.cell(column, .number(.atLeast, number)), .cell(column, .number(.atMost, number))])])
  }

  /// Returns the filter of a comparison with a value, or nil if `text` is not a value of the column's kind.
  func compares(_ comparison: CellTest.Comparison, _ text: String) -> RowFilter? {
    guard let value = Self.value(of: text, column.kind, column.numberForm) else { return nil }
    if column.kind.isNumeric, let number = Self.number(value) { return .cell(column, .number(comparison, number)) }
    return .cell(column, .text(comparison, CollatedText(value)))
  }

  static func isValue(_ text: String, of left: Expression) -> Bool {
    let kind: Column.Kind = left.kind == .number ? .number : .date
    return value(of: text, kind, left.form) != nil
  }

  private static func part(_ text: String) -> [UInt8] {
    let bytes = Array(CleanText.composed(text).utf8)
    return bytes.withUnsafeBufferPointer { CleanText.plainSpaces($0) } ?? bytes
  }

  private static func number(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { CellNumber.value($0) }
  }

  private static func value(of text: String, _ kind: Column.Kind, _ form: NumberForm?) -> String? {
    var text = text
    return text.withUTF8 { cell -> String? in
      switch kind {
      case .integer, .number:
        if CellNumber.value(cell) != nil { return String(decoding: cell, as: UTF8.self) }
        if let quantity = form?.quantity { return quantity.value(cell) }
        guard let number = WrittenNumber(cell) else { return nil }
        var bytes: [UInt8] = []
        guard number.write(cell, form?.mark ?? .point, to: &bytes) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      case .date, .timestamp: return WrittenMoment(cell)?.iso(isDayFirst: true)
      case .boolean: return String(decoding: cell, as: UTF8.self).lowercased()
      case .string: return String(decoding: cell, as: UTF8.self)
      }
    }
  }
}
