/// What a cell looks like, without a look at its neighbours.
enum CellLook: Hashable {
  /// Nothing.
  case empty
  /// A number.
  case number
  /// A day, perhaps with a time.
  case moment
  /// Capital letters, digits and signs, in this pattern: "A" for a letter and "9" for a digit.
  case code([UInt8])
  /// Any other text.
  case text

  /// Bytes of the longest code.
  private static let longestCode = 24

  init(_ cell: UnsafeBufferPointer<UInt8>) {
    if cell.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      self = .empty
    } else if WrittenNumber(cell) != nil {
      self = .number
    } else if WrittenMoment(cell) != nil {
      self = .moment
    } else if let pattern = Self.pattern(cell) {
      self = .code(pattern)
    } else {
      self = .text
    }
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { CellLook($0) }
  }

  /// Whether it is a number or a day.
  var isTyped: Bool { self == .number || self == .moment }

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
}
