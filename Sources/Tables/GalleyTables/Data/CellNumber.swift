package enum CellNumber {
  package enum Form {
    case integer
    case number
  }

  /// Returns nil if the cell is not a number in canonical notation, for example with a plus sign or leading zeros.
  package static func form(_ cell: UnsafeBufferPointer<UInt8>) -> Form? {
    var index = cell.first == UInt8(ascii: "-") ? 1 : 0
    let first = index
    skipDigits(cell, &index)
    guard index > first, index == first + 1 || cell[first] != UInt8(ascii: "0") else { return nil }
    if index == cell.count { return index - first <= 18 ? .integer : .number }
    if cell[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits(cell, &index)
      if index == fraction { return nil }
    }
    guard index < cell.count else { return .number }
    return skipExponent(cell, index) ? .number : nil
  }

  private static func skipDigits(_ cell: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < cell.count, cell[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
  }

  private static func skipExponent(_ cell: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var index = start
    guard cell[index] | 0x20 == UInt8(ascii: "e") else { return false }
    index += 1
    if index < cell.count, cell[index] == UInt8(ascii: "-") || cell[index] == UInt8(ascii: "+") { index += 1 }
    let digits = index
    skipDigits(cell, &index)
    return index > digits && index == cell.count
  }

  package static func value(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    if let number = short(cell) { return number }
    guard let number = Double(String(decoding: cell, as: UTF8.self)), number.isFinite else { return nil }
    return number
  }

  /// A `Double` represents up to 15 digits exactly, so the division rounds only once.
  private static func short(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    guard 1...17 ~= cell.count else { return nil }
    var digits: Int64 = 0
    var count = 0
    var scale: Int?
    let isNegative = cell[0] == UInt8(ascii: "-")
    for byte in cell.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), scale == nil, count > 0 {
        scale = 0
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      digits = digits * 10 + Int64(digit)
      count += 1
      scale = scale.map { $0 + 1 }
    }
    guard 1...15 ~= count, scale != 0 else { return nil }
    let number = Double(digits) / tens[scale ?? 0]
    return isNegative ? -number : number
  }

  private static let tens = (0...15).map { exponent in (0..<exponent).reduce(1.0) { power, _ in power * 10 } }
}

extension UnsafeBufferPointer<UInt8> {
  package var cellNumber: Double? { CellNumber.value(self) }
}
