import CResources
import GalleyFiles

struct MomentScan {
  private let cell: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ cell: UnsafeBufferPointer<UInt8>) { self.cell = cell }

  var isAtEnd: Bool { index == cell.count }

  var byte: UInt8? { index < cell.count ? cell[index] : nil }

  mutating func skipSpaces() { while byte == 0x20 { index += 1 } }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  mutating func takeWord(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= cell.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where cell[index + place] != word.utf8Start[place] { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  /// Skips the letters after an ordinal number, as in "1st", "1er" and "1º".
  mutating func skipOrdinal() { _ = ["st", "nd", "rd", "th", "er", "º", "ª"].contains { takeWord($0) } }

  /// Skips the "de" in a Spanish or Portuguese date.
  mutating func skipPreposition() {
    if takeWord("de ") || takeWord("del ") { skipSpaces() }
  }

  mutating func number() -> (value: Int, digits: Int)? {
    let start = index
    var value = 0
    while let byte, byte &- 0x30 <= 9, index - start < 5 {
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    guard 1...4 ~= index - start else {
      index = start
      return nil
    }
    return (value, index - start)
  }

  mutating func digits() -> [UInt8] {
    let start = index
    while let byte, byte &- 0x30 <= 9 { index += 1 }
    return Array(cell[start..<index])
  }

  mutating func halfOfDay() -> Bool? {
    guard index + 1 < cell.count, cell[index + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    let letter = cell[index] | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    index += 2
    return letter == UInt8(ascii: "p")
  }

  mutating func weekday() -> Int? {
    let start = index
    guard let day = Self.weekdays[letters()] else {
      index = start
      return nil
    }
    _ = take(0x2E)
    _ = take(0x2C)
    skipSpaces()
    return day
  }

  mutating func month() -> Int? {
    let start = index
    guard let byte, byte >= 0x41, let month = Self.months[letters()] else {
      index = start
      return nil
    }
    return month
  }

  /// The length of the longest name, which is Greek, in bytes.
  private static let longestName = 26

  private mutating func letters() -> String {
    let start = index
    while let byte, (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { index += 1 }
    guard index - start <= Self.longestName else { return "" }
    return String(decoding: cell[start..<index], as: UTF8.self).lowercased()
  }

  private static let weekdays = numbered("weekdays")
  private static let months = numbered("months")

  private static func numbered(_ name: String) -> [String: Int] {
    let lines = EmbeddedText(galleyDateNames())[name] ?? []
    return lines.enumerated().reduce(into: [:]) { numbers, line in
      for word in line.element.split(separator: " ") { numbers[String(word)] = line.offset + 1 }
    }
  }

  // MARK: Names alone

  static func weekday(_ cell: UnsafeBufferPointer<UInt8>) -> Int? { number(cell, in: weekdays) }

  static func month(_ cell: UnsafeBufferPointer<UInt8>) -> Int? { number(cell, in: months) }

  private static func number(_ cell: UnsafeBufferPointer<UInt8>, in names: [String: Int]) -> Int? {
    guard 2...longestName ~= cell.count else { return nil }
    let word = String(decoding: cell, as: UTF8.self).lowercased()
    return names[word.last == "." ? String(word.dropLast()) : word]
  }
}
