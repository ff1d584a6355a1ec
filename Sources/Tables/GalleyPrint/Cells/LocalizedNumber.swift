import GalleyData
import GalleyTables

struct LocalizedNumber {
  let symbols: NumberSymbols
  let form: NumberForm?
  let code: NumberFormatCode?
  let isGrouped: Bool

  func text(_ cell: UnsafeBufferPointer<UInt8>) -> String? {
    if let quantity = form?.quantity {
      return quantity.value(cell).map { _ in marked(String(decoding: cell, as: UTF8.self), quantity.mark) }
    }
    var digits: [UInt8] = []
    guard let number = WrittenNumber(cell), number.write(cell, form?.mark ?? .point, to: &digits) else { return nil }
    var text = self.digits(String(decoding: digits.drop { $0 == 0x2D }, as: UTF8.self))
    if let unit = number.unit { text = beside(unit, text, isSpaced: number.isUnitSpaced) }
    if number.isNegative { return number.hasParentheses ? "(\(text))" : "\u{2212}" + text }
    return number.hasPlus ? "+" + text : text
  }

  func text(ofValue value: String) -> String {
    guard value.utf8.contains(where: { $0 &- 0x30 <= 9 }) else { return value }
    if let quantity = form?.quantity { return marked(quantity.written(value), quantity.mark) }
    let isNegative = value.hasPrefix("-")
    var text = digits(isNegative ? String(value.dropFirst()) : value)
    if let unit = form?.unit { text = beside(unit, text, isSpaced: form?.isUnitSpaced ?? false) }
    guard isNegative else { return text }
    return form?.hasParentheses == true ? "(\(text))" : "\u{2212}" + text
  }

  private func digits(_ digits: String) -> String {
    guard let code, code.isKnown, let rounded = code.rounded(digits) else {
      return symbols.written(digits, isGrouped: isGrouped)
    }
    let text = symbols.written((rounded.hasPrefix(".") ? "0" : "") + rounded, isGrouped: isGrouped)
    return form?.unit == nil ? code.texts.before + text + code.texts.after : text
  }

  private func beside(_ unit: NumberUnit, _ text: String, isSpaced: Bool) -> String {
    if unit.isPercent { return symbols.percent(text) }
    if unit.isCurrency { return symbols.money(text, sign: unit.name) }
    return text + (isSpaced ? "\u{A0}" : "") + unit.name
  }

  private func marked(_ text: String, _ mark: FractionMark) -> String {
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && (0x30...0x39).contains(scalars[index].value)
    }
    return scalars.indices.map { index in
      guard isDigit(index - 1), isDigit(index + 1) else { return String(scalars[index]) }
      if scalars[index].value == UInt32(mark.rawValue) { return symbols.decimal }
      return scalars[index].value == UInt32(mark.other.rawValue) ? symbols.group : String(scalars[index])
    }.joined()
  }
}
