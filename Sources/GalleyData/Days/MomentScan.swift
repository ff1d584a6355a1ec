/// Steps through the text of a moment.
struct MomentScan {
  private let cell: UnsafeBufferPointer<UInt8>
  /// The byte at hand.
  var index = 0

  init(_ cell: UnsafeBufferPointer<UInt8>) { self.cell = cell }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == cell.count }

  /// The byte at hand, or nil at the end.
  var byte: UInt8? { index < cell.count ? cell[index] : nil }

  /// Steps over spaces.
  mutating func skipSpaces() { while byte == 0x20 { index += 1 } }

  /// Steps over `wanted` if it is next.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  /// Steps over `word` if it is next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= cell.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where cell[index + place] != word.utf8Start[place] { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  /// A number of up to four digits, and how many they are.
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

  /// The digits at hand.
  mutating func digits() -> [UInt8] {
    let start = index
    while let byte, byte &- 0x30 <= 9 { index += 1 }
    return Array(cell[start..<index])
  }

  /// Whether "PM" is next instead of "AM"; nil where neither is.
  mutating func halfOfDay() -> Bool? {
    guard index + 1 < cell.count, cell[index + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    let letter = cell[index] | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    index += 2
    return letter == UInt8(ascii: "p")
  }

  /// Steps over the name of a weekday and a comma behind it.
  mutating func skipWeekday() {
    let start = index
    let word = letters()
    guard Self.weekdays.contains(word) else {
      index = start
      return
    }
    _ = take(0x2E)
    _ = take(0x2C)
    skipSpaces()
  }

  /// Steps over the name of a month and answers its number.
  mutating func month() -> Int? {
    let start = index
    guard let byte, byte >= 0x41, let month = Self.months[letters()] else {
      index = start
      return nil
    }
    return month
  }

  /// The letters at hand, in small ones.
  private mutating func letters() -> String {
    let start = index
    while let byte, (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { index += 1 }
    guard index - start <= 12 else { return "" }
    return String(decoding: cell[start..<index], as: UTF8.self).lowercased()
  }

  private static let weekdays: Set<String> = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "mo", "di", "mi", "do", "fr", "sa", "so", "montag", "dienstag", "mittwoch", "donnerstag", "freitag",
    "samstag", "sonntag", "thurs", "tues",
  ]

  /// English, German, French, Spanish and Italian names of months, and their usual short forms.
  private static let months: [String: Int] = {
    let names = [
      "jan january januar jänner janvier enero gennaio ene gen janv",
      "feb february februar février febrero febbraio févr",
      "mar march märz mars marzo mär mrz", "apr april avril abril aprile avr abr", "may mai mayo maggio mag",
      "jun june juni juin junio giugno giu", "jul july juli juillet julio luglio lug juil",
      "aug august août agosto ago aoû", "sep sept september septembre septiembre settembre set",
      "oct october okt oktober octobre octubre ottobre ott", "nov november novembre noviembre",
      "dec december dez dezember décembre diciembre dicembre dic déc",
    ]
    var months: [String: Int] = [:]
    for (index, words) in names.enumerated() {
      for word in words.split(separator: " ") { months[String(word)] = index + 1 }
    }
    return months
  }()
}
