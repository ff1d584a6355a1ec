/// A number as people write it: `1.234,50 €`, `$1,234.50`, `(4)`, `−5`, `84,7 %`, `1e6`.
///
/// The decimal mark may be ambiguous until the whole column is examined.
package struct WrittenNumber {
  package enum Evidence: Hashable, Sendable {
    case none
    case certain(FractionMark)
    /// The mark before three digits is either a decimal mark or a thousands separator.
    case either(FractionMark)
  }

  package private(set) var isNegative = false
  package private(set) var unit: NumberUnit?
  package private(set) var isUnitFirst = false
  package private(set) var isUnitSpaced = false
  package private(set) var hasParentheses = false
  package private(set) var hasPlus = false
  package private(set) var hasLeadingZero = false
  private var body = 0..<0
  private var exponent = 0..<0

  private static let longest = 400

  package init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard 1...Self.longest ~= cell.count else { return nil }
    var (start, end) = (0, cell.count)
    Self.trim(cell, &start, &end)
    guard start < end else { return nil }
    if cell[start] == UInt8(ascii: "("), cell[end - 1] == UInt8(ascii: ")"), end - start > 2 {
      (hasParentheses, isNegative) = (true, true)
      (start, end) = (start + 1, end - 1)
      Self.trim(cell, &start, &end)
    }
    guard takeFront(cell, &start, &end), takeBody(cell, &start, end), takeBack(cell, start, end) else { return nil }
    // Parentheses mean a negative number, so another sign inside them is not valid.
    if hasParentheses, hasPlus { return nil }
    guard fits(cell, .point) || fits(cell, .comma) else { return nil }
  }

  // MARK: Parts

  private mutating func takeFront(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: inout Int) -> Bool {
    var hasSign = hasParentheses
    while start < end, !Self.isDigit(cell[start]), !(cell[start] == 0x2E || cell[start] == 0x2C) {
      if let length = Self.minus(cell, start, end) {
        if hasSign { return false }
        (hasSign, isNegative) = (true, true)
        start += length
      } else if cell[start] == UInt8(ascii: "+") {
        if hasSign { return false }
        (hasSign, hasPlus) = (true, true)
        start += 1
      } else if unit != nil, !hasSign, cell[start] == UInt8(ascii: "("), cell[end - 1] == UInt8(ascii: ")") {
        // Accounting software also writes "$ (4.00)".
        (hasSign, hasParentheses, isNegative) = (true, true, true)
        (start, end) = (start + 1, end - 1)
      } else {
        guard unit == nil, takeUnit(cell, &start, end) else { return false }
      }
      let before = start
      Self.skipSpaces(cell, &start, end)
      if unit != nil, before != start { isUnitSpaced = true }
    }
    return start < end
  }

  private mutating func takeUnit(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: Int) -> Bool {
    var stop = start
    while stop < end, !Self.isDigit(cell[stop]), !Self.isSpace(cell, stop, end), cell[stop] != 0x2D, cell[stop] != 0x28,
      cell[stop] != 0x2B,
      Self.minus(cell, stop, end) == nil
    {
      stop += 1
    }
    // In "$.50", the point is not part of the unit.
    if stop > start + 1, cell[stop - 1] == 0x2E, NumberUnit(cell[start..<stop]) == nil { stop -= 1 }
    guard let found = NumberUnit(cell[start..<stop]), found.isCurrency else { return false }
    (unit, isUnitFirst, start) = (found, true, stop)
    return true
  }

  private mutating func takeBody(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: Int) -> Bool {
    let first = start
    var last = start
    var hasDigit = false
    while start < end {
      if Self.isDigit(cell[start]) {
        start += 1
        last = start
        hasDigit = true
      } else if let length = Self.mark(cell, start, end), start + length < end, Self.isDigit(cell[start + length]) {
        start += length
      } else {
        break
      }
    }
    guard hasDigit else { return false }
    // "5." is also a number.
    if start < end, start == last, cell[start] == 0x2E, !Self.isLetter(cell, start + 1, end),
      Self.wholeMoney(cell, start, end) == 0
    {
      start += 1
    }
    body = first..<last
    hasLeadingZero = last - first > 1 && cell[first] == 0x30 && Self.isDigit(cell[first + 1])
    return takeExponent(cell, &start, end)
  }

  private mutating func takeExponent(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: Int) -> Bool {
    guard start + 1 < end, cell[start] | 0x20 == UInt8(ascii: "e") else { return true }
    var index = start + 1
    if cell[index] == 0x2D || cell[index] == 0x2B { index += 1 }
    let digits = index
    while index < end, Self.isDigit(cell[index]) { index += 1 }
    guard index > digits else { return true }
    guard index - digits <= 4 else { return false }
    exponent = (start + 1)..<index
    start = index
    return true
  }

  /// Reads a unit, or a trailing minus sign as written by accounting software.
  private mutating func takeBack(_ cell: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var (start, end) = (start, end)
    start += Self.wholeMoney(cell, start, end)
    let before = start
    Self.skipSpaces(cell, &start, end)
    if start < end, cell[end - 1] == 0x2D, !isNegative, !hasPlus {
      isNegative = true
      end -= 1
      Self.trim(cell, &start, &end)
    }
    guard start < end else { return true }
    guard unit == nil, let found = NumberUnit(cell[start..<end]) else { return false }
    unit = found
    isUnitSpaced = start > before
    return true
  }

  /// Returns the length of a decimal mark followed by dashes, which means a whole amount, as in "1'234.--", "5,–" and
  /// "10:-".
  private static func wholeMoney(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    guard index + 1 < end, cell[index] == 0x2E || cell[index] == 0x2C || cell[index] == 0x3A else { return 0 }
    var stop = index + 1
    while stop < end, let length = minus(cell, stop, end) ?? emDash(cell, stop, end) { stop += length }
    return stop > index + 1 ? stop - index : 0
  }

  private static func emDash(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int? {
    guard cell[index] == 0xE2, index + 2 < end else { return nil }
    return cell[index + 1] == 0x80 && cell[index + 2] == 0x94 ? 3 : nil
  }

  // MARK: Characters

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  private static func isLetter(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index < end && (cell[index] | 0x20) &- 0x61 < 26
  }

  private static func isSpace(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    space(cell, index, end) != nil
  }

  private static func space(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int? {
    if cell[index] == 0x20 || cell[index] == 0x09 { return 1 }
    if cell[index] == 0xC2, index + 1 < end, cell[index + 1] == 0xA0 { return 2 }
    guard cell[index] == 0xE2, index + 2 < end, cell[index + 1] == 0x80 else { return nil }
    return cell[index + 2] == 0xAF || cell[index + 2] == 0x89 ? 3 : nil
  }

  private static func minus(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int? {
    if cell[index] == 0x2D { return 1 }
    guard cell[index] == 0xE2, index + 2 < end else { return nil }
    let isMinus = cell[index + 1] == 0x88 && cell[index + 2] == 0x92
    let isDash = cell[index + 1] == 0x80 && cell[index + 2] == 0x93
    return isMinus || isDash ? 3 : nil
  }

  private static func mark(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int? {
    switch cell[index] {
    case 0x2E, 0x2C, 0x27: 1
    case 0xE2 where index + 2 < end && cell[index + 1] == 0x80 && cell[index + 2] == 0x99: 3
    default: cell[index] == 0x09 ? nil : space(cell, index, end)
    }
  }

  private static func skipSpaces(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: Int) {
    while start < end, let length = space(cell, start, end) { start += length }
  }

  private static func trim(_ cell: UnsafeBufferPointer<UInt8>, _ start: inout Int, _ end: inout Int) {
    skipSpaces(cell, &start, end)
    while end > start {
      if cell[end - 1] == 0x20 || cell[end - 1] == 0x09 {
        end -= 1
      } else if end - start >= 2, cell[end - 1] == 0xA0, cell[end - 2] == 0xC2 {
        end -= 2
      } else if end - start >= 3, cell[end - 3] == 0xE2, cell[end - 2] == 0x80,
        cell[end - 1] == 0xAF || cell[end - 1] == 0x89
      {
        end -= 3
      } else {
        return
      }
    }
  }
}

// MARK: Value

extension WrittenNumber {
  package func evidence(_ cell: UnsafeBufferPointer<UInt8>) -> Evidence {
    var counts = (points: 0, commas: 0)
    var last: (mark: FractionMark, place: Int)?
    var hasOther = false
    for index in body {
      if let mark = FractionMark(rawValue: cell[index]) {
        if mark == .point { counts.points += 1 } else { counts.commas += 1 }
        last = (mark, index)
      } else if !Self.isDigit(cell[index]) {
        hasOther = true
      }
    }
    guard let last else { return .none }
    if counts.points > 0, counts.commas > 0 { return .certain(last.mark) }
    if counts.points + counts.commas > 1 { return .certain(last.mark.other) }
    let whole = last.place - body.lowerBound
    let isThousand = body.upperBound - last.place == 4 && 1...3 ~= whole && cell[body.lowerBound] != 0x30
    // If spaces or apostrophes already separate the thousands, or an exponent follows, the mark is a decimal mark.
    return isThousand && !hasOther && exponent.isEmpty ? .either(last.mark) : .certain(last.mark)
  }

  /// Appends the number in canonical notation, such as `-1234.50`. Returns false if `mark` cannot be its decimal mark.
  package func write(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark, to text: inout [UInt8]) -> Bool {
    guard fits(cell, mark) else { return false }
    if isNegative { text.append(0x2D) }
    if cell[body.lowerBound] == mark.rawValue { text.append(0x30) }
    for index in body {
      let byte = cell[index]
      if Self.isDigit(byte) { text.append(byte) } else if byte == mark.rawValue { text.append(0x2E) }
    }
    if !exponent.isEmpty {
      text.append(UInt8(ascii: "e"))
      text += cell[exponent]
    }
    return true
  }

  /// Returns the number with a decimal point and without thousands separators, or nil if `mark` cannot be its decimal
  /// mark.
  package func withPoint(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark) -> [UInt8]? {
    guard fits(cell, mark) else { return nil }
    let digits = cell[body].compactMap { byte -> UInt8? in
      byte == mark.rawValue ? FractionMark.point.rawValue : Self.isDigit(byte) ? byte : nil
    }
    return Array(cell[..<body.lowerBound]) + digits + Array(cell[body.upperBound...])
  }

  private func fits(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark) -> Bool {
    var group: UInt8?
    var run = 0
    var isFraction = false
    for index in body {
      let byte = cell[index]
      if Self.isDigit(byte) {
        run += 1
        continue
      }
      // Continuation bytes of a multi-byte separator are skipped.
      if byte & 0xC0 == 0x80 { continue }
      if byte == mark.rawValue {
        guard !isFraction, group == nil || run == 3 else { return false }
        isFraction = true
      } else {
        let isFirst = group == nil
        // Groups have three digits. In Indian notation, all groups except the last have two.
        guard !isFraction, isFirst ? 1...3 ~= run : byte == group && 2...3 ~= run else { return false }
        group = byte
      }
      run = 0
    }
    return isFraction ? run > 0 : group == nil || run == 3
  }

  package func hasLakhs(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark) -> Bool {
    var (run, groups) = (0, 0)
    for index in body {
      if Self.isDigit(cell[index]) {
        run += 1
      } else if cell[index] & 0xC0 != 0x80 {
        if groups > 0, run == 2 { return true }
        if cell[index] == mark.rawValue { return false }
        (run, groups) = (0, groups + 1)
      }
    }
    return false
  }

  package func group(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark) -> [UInt8]? {
    var index = body.lowerBound
    while index < body.upperBound {
      if let length = Self.mark(cell, index, body.upperBound), cell[index] != mark.rawValue {
        return Array(cell[index..<(index + length)])
      }
      index += 1
    }
    return nil
  }
}
