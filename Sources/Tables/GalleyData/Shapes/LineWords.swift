/// Splits lines into words at any number of spaces. The last column contains the rest of the line.
package struct LineWords: Hashable, Sendable {
  package let count: Int

  private static let minimumLines = 4
  private static let maximumColumns = 40
  private static let sureLines = 8

  package init(count: Int) { self.count = max(count, 1) }

  package init?(_ lines: [[UInt8]]) {
    let rows = lines.filter { !Self.isEmpty($0) }.map { line in Self.words(line).map { Array(line[$0]) } }
    guard rows.count >= Self.minimumLines, let found = Self.named(rows) ?? Self.even(rows) ?? Self.regular(rows) else {
      return nil
    }
    count = found
  }

  package static func isEmpty(_ line: [UInt8]) -> Bool {
    let first = line.first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }

  // MARK: Guesses

  /// Returns the number of names in the first row, or nil if it is not a header. All rows must have at least as many
  /// words. Some column must contain only numbers and dates, and the names of such columns must be text.
  private static func named(_ rows: [[[UInt8]]]) -> Int? {
    guard let names = rows.first, 2...maximumColumns ~= names.count, rows.allSatisfy({ $0.count >= names.count }) else {
      return nil
    }
    let typed = names.indices.dropLast().filter { column in rows.dropFirst().allSatisfy { isTyped($0[column]) } }
    return !typed.isEmpty && typed.allSatisfy { !isTyped(names[$0]) } ? names.count : nil
  }

  private static func even(_ rows: [[[UInt8]]]) -> Int? {
    // A first line such as "total 120" does not belong to the table.
    let rows = rows[0].count < rows[1].count ? rows.dropFirst() : rows[...]
    guard let count = rows.first?.count, 3...maximumColumns ~= count, rows.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let hasValues = (0..<count).contains { column in rows.dropFirst().allSatisfy { isTyped($0[column]) } }
    return hasValues || rows.count >= sureLines ? count : nil
  }

  private static let manyLines = 40

  private static func regular(_ rows: [[[UInt8]]]) -> Int? {
    let rows = rows[0].count < (rows.dropFirst().map(\.count).min() ?? 0) ? rows.dropFirst() : rows[...]
    guard rows.count >= sureLines else { return nil }
    let width = min(rows.map(\.count).min() ?? 0, maximumColumns)
    let values = (0..<width).filter { column in rows.dropFirst().allSatisfy { isTyped($0[column]) } }
    let regular = (0..<width).filter { isRegular(Array(rows), $0) }
    // With this many lines, similar words are not a coincidence.
    guard values.count >= 2 || rows.count >= manyLines, let last = regular.last else { return nil }
    return rows.contains { $0.count > last + 1 } ? last + 2 : last + 1
  }

  private static func isRegular(_ rows: [[[UInt8]]], _ column: Int) -> Bool {
    let words = rows.map { $0[column] }
    if words.dropFirst().allSatisfy(isTyped) { return true }
    let styles = Set(words.dropFirst().map(CellKind.outline))
    if styles.count == 1, let style = styles.first, style.contains(0x39) || style.count > 1 && style.last == 0x3A {
      return true
    }
    return Set(words).count * 8 <= words.count
  }

  private static func isTyped(_ word: [UInt8]) -> Bool { word.withUnsafeBufferPointer { CellKind($0).isTyped } }

  // MARK: Lines

  package func cells(_ line: [UInt8]) -> [String] {
    let words = Self.words(line)
    var cells = words.prefix(count - 1).map { Self.text(line[$0]) }
    if words.count >= count { cells.append(Self.text(line[words[count - 1].lowerBound...])) }
    return cells
  }

  static func words(_ line: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = 0
    while index < line.count {
      if isSpace(line[index]) {
        index += 1
        continue
      }
      let start = index
      index = closed(line, start) ?? line[start...].firstIndex(where: isSpace) ?? line.count
      words.append(start..<index)
    }
    return words
  }

  private static func closed(_ line: [UInt8], _ start: Int) -> Int? {
    let close: UInt8
    switch line[start] {
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    case UInt8(ascii: "["): close = UInt8(ascii: "]")
    default: return nil
    }
    guard let end = line[(start + 1)...].firstIndex(of: close) else { return nil }
    return end + 1 == line.count || isSpace(line[end + 1]) ? end + 1 : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func text(_ part: ArraySlice<UInt8>) -> String {
    var part = part
    while let last = part.last, isSpace(last) || last == 0x0D { part.removeLast() }
    if part.count > 1, part.first == 0x22, part.last == 0x22, !part.dropFirst().dropLast().contains(0x22) {
      part = part.dropFirst().dropLast()
    }
    return String(decoding: part, as: UTF8.self)
  }
}
