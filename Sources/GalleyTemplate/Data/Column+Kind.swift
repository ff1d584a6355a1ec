extension Column.Kind {
  /// What a cell of this kind is.
  var noun: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a day such as 2024-02-29"
    }
  }

  /// Whether a cell can be of this kind.
  func accepts(_ cell: String) -> Bool {
    switch self {
    case .string: true
    case .integer: Int(cell) != nil
    case .number: Double(cell)?.isFinite ?? false
    case .boolean: cell == "true" || cell == "false"
    case .date: Self.isDay(cell)
    }
  }

  /// Whether `text` is a day of the Gregorian calendar as ISO 8601 writes it.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else { return false }
    guard let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else { return false }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...12 ~= month && 1...lengths[month - 1] ~= day
  }
}
