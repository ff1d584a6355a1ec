import GalleyTables

struct NumberGrouping {
  private let symbols: NumberSymbols
  private let separator: [UInt8]
  let decimal: UInt8

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    separator = Array(symbols.group.utf8)
    decimal = symbols.decimal.utf8.first ?? UInt8(ascii: ".")
  }

  func written(_ number: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let start = number.first == 0x2D ? 1 : 0
    var end = start
    while end < number.count, number[end] &- 0x30 <= 9 { end += 1 }
    let digits = end - start
    guard digits > 0, end == number.count || number[end] == 0x2E else { return nil }
    let isGrouped = digits >= symbols.minimumGroupedDigits
    guard isGrouped || (end < number.count && decimal != 0x2E) else { return nil }
    guard number[end...].dropFirst().allSatisfy({ $0 &- 0x30 <= 9 }) else { return nil }
    var text: [UInt8] = start == 1 ? Array("\u{2212}".utf8) : []
    for index in start..<end {
      if isGrouped, index > start, symbols.beginsGroup(end - index) { text += separator }
      text.append(number[index])
    }
    if end < number.count {
      text.append(decimal)
      text += number[(end + 1)...]
    }
    return text
  }
}
