import GalleyData

extension Column.Kind {
  package var noun: String {
    switch self {
    case .string: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date such as 2024-02-29"
    case .timestamp: "a date and time such as 2024-02-29T12:30:00"
    }
  }

  package func accepts(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .string: true
    case .integer: CellNumber.form(cell) == .integer || Int(String(decoding: cell, as: UTF8.self)) != nil
    case .number: CellNumber.value(cell) != nil
    case .boolean: cell.elementsEqual("true".utf8) || cell.elementsEqual("false".utf8)
    case .date: Self.isDay(cell)
    case .timestamp: WrittenMoment(cell).map { $0.seconds != nil && $0.order == .certain } ?? false
    }
  }

  fileprivate func isObvious(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .integer: CellNumber.form(cell) == .integer
    case .number: CellNumber.form(cell) != nil
    case .string, .boolean, .date, .timestamp: accepts(cell)
    }
  }

  package var isNumeric: Bool { self == .integer || self == .number }

  private static func isDay(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else { return false }
    guard let year = number(text, 0..<4), let month = number(text, 5..<7), let day = number(text, 8..<10) else {
      return false
    }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return 1...12 ~= month && 1...length ~= day
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for byte in text[range] {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}

extension Column {
  package func guessedKind() -> Kind {
    var kinds: [Kind] = [.boolean, .date, .integer, .number]
    var isFilled = false
    for row in 0..<count {
      withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        if let first = kinds.first, !first.isObvious(cell) {
          // All earlier cells are of the first kind. An integer also counts as a number; every other cell has only one
          // kind.
          if isFilled { kinds = first == .integer ? [.number] : [] }
          kinds.removeAll { !$0.isObvious(cell) }
        }
        isFilled = true
      }
      if kinds.isEmpty { return .string }
    }
    return isFilled ? kinds.first ?? .string : .string
  }
}

extension Column {
  package func knowingKind() -> Column {
    guard kind == .string, !isKindFixed else { return self }
    var column = self
    column.kind = guessedKind()
    return column
  }
}

extension Column {
  /// Returns the rows of the smallest and the largest non-empty cell.
  ///
  /// Numbers are compared by value, and other kinds by their bytes, which also gives the correct order of dates.
  public func bounds() -> (minimum: Int, maximum: Int)? {
    // In a column of numbers or dates, some cells may contain other text.
    let rows = (0..<count).filter { row in
      withUTF8(row) { !$0.isEmpty && (!hasOriginal || (kind == .integer ? .number : kind).accepts($0)) }
    }
    guard let first = rows.first else { return nil }
    return rows.reduce((first, first)) { bounds, row in
      (precedes(row, bounds.0) ? row : bounds.0, precedes(bounds.1, row) ? row : bounds.1)
    }
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    withUTF8(first) { one in
      withUTF8(second) { other in
        guard kind.isNumeric else { return TextOrder.compare(one, other) < 0 }
        return CellNumber.value(one) ?? 0 < CellNumber.value(other) ?? 0
      }
    }
  }
}

extension Table {
  package func knowingKinds() -> Table {
    var table = self
    table.columns = columns.map { $0.knowingKind() }
    return table
  }

  func guessingKinds() -> Table {
    var table = self
    for index in columns.indices { table.columns[index].kind = columns[index].guessedKind() }
    return table
  }
}
