package enum CellKind: Hashable {
  case empty
  case number
  case moment
  case quantity
  /// A code, as a pattern that has "A" for each letter and "9" for each digit.
  case code([UInt8])
  case text

  private static let longestCode = 24

  package init(_ cell: UnsafeBufferPointer<UInt8>) {
    if cell.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      self = .empty
    } else if WrittenNumber(cell) != nil {
      self = .number
    } else if WrittenMoment(cell) != nil || Self.isClock(cell) {
      self = .moment
    } else if Self.isQuantity(cell) {
      self = .quantity
    } else if let pattern = Self.pattern(cell) {
      self = .code(pattern)
    } else {
      self = .text
    }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { CellKind($0) }
  }

  package var isTyped: Bool { self == .number || self == .moment || self == .quantity }

  private static func isQuantity(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard cell.count <= longestCode, let first = cell.first, first &- 0x30 <= 9 || first == UInt8(ascii: "P") else {
      return false
    }
    if let duration = WrittenDuration(cell), duration.shape != .number { return true }
    return WrittenSize(cell).map { $0.power > 0 || $0.hasBytes } ?? false
  }

  private static func isClock(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = cell.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, 1...4 ~= parts[0].count, let last = parts.last else { return false }
    func areDigits(_ part: some Sequence<UInt8>) -> Bool { part.allSatisfy { $0 &- 0x30 <= 9 } }
    let seconds = last.prefix { $0 != 0x2E && $0 != 0x2C }
    return parts.dropLast().allSatisfy { areDigits($0) } && parts.dropFirst().dropLast().allSatisfy { $0.count == 2 }
      && seconds.count == 2 && areDigits(seconds) && areDigits(last.dropFirst(3))
  }

  private static func pattern(_ cell: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard 2...longestCode ~= cell.count else { return nil }
    var pattern: [UInt8] = []
    for byte in cell {
      switch byte {
      case 0x30...0x39: pattern.append(0x39)
      case 0x41...0x5A: pattern.append(0x41)
      case 0x20...0x2F, 0x3A...0x3F: pattern.append(byte)
      default: return nil
      }
    }
    return pattern
  }

  static func outline(_ cell: [UInt8]) -> [UInt8] {
    var outline: [UInt8] = []
    for byte in cell {
      let sign: UInt8 = byte &- 0x30 <= 9 ? 0x39 : (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 ? 0x61 : byte
      if sign != outline.last || sign != 0x39 && sign != 0x61 { outline.append(sign) }
    }
    return outline
  }
}
