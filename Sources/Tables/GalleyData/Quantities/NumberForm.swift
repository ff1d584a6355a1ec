package struct NumberForm: Hashable, Sendable {
  package var mark = FractionMark.point
  package var group: [UInt8]?
  /// Whether all groups except the last have two digits, as in 12,34,567.
  package var hasLakhs = false
  package var unit: NumberUnit?
  package var isUnitFirst = false
  package var isUnitSpaced = false
  package var hasParentheses = false
  package var quantity: QuantityForm?

  package init() {}

  package func written(_ number: String) -> String {
    if let quantity { return quantity.written(number) }
    var digits = Substring(number)
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    guard digits.utf8.allSatisfy({ $0 &- 0x30 <= 9 || $0 == 0x2E }) else { return number }
    let parts = digits.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return number }
    var text = grouped(whole)
    if parts.count == 2 { text += (mark == .point ? "." : ",") + parts[1] }
    if let unit {
      let space = isUnitSpaced ? "\u{A0}" : ""
      text = isUnitFirst ? unit.name + space + text : text + space + unit.name
    }
    if isNegative { return hasParentheses ? "(\(text))" : "-" + text }
    return text
  }

  private func grouped(_ digits: Substring) -> String {
    guard let group, digits.utf8.count > 3 else { return String(digits) }
    let sign = String(decoding: group, as: UTF8.self)
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.utf8.count - index
      let isGroup = hasLakhs ? left == 3 || left > 3 && left % 2 == 1 : left % 3 == 0
      if index > 0, isGroup { text += sign }
      text.append(digit)
    }
    return text
  }
}
