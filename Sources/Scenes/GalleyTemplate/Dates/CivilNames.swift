package import GalleyTables

package struct CivilNames {
  private let words: CivilWords

  package init(locale: String) { words = CivilWords(locale: locale) }

  static func isKnown(_ locale: String) -> Bool { CivilWords(locale: locale).isKnown }

  package var weekdays: [String] {
    // Greek capitals are written without accents.
    let accents: [Character: Character] = ["Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω"]
    return words.weekdays.map { String($0.uppercased().map { accents[$0] ?? $0 }) }
  }

  /// Returns the short name of a month, from 1 to 12.
  package func shortName(ofMonth month: Int) -> String { words.shortMonths[min(max(month, 1), 12) - 1] }

  package var firstWeekday: Int { words.firstWeekday }

  package var hasHalfDays: Bool { words.time.contains("a") }

  package func text(of month: CivilMonth) -> String { text(words.month, CivilMoment(month.first)) }

  package func text(of day: CalendarDate) -> String { text(words.day, CivilMoment(day)) }

  package func text(onDateWheel day: CalendarDate) -> String {
    // Wheels show dates without commas.
    text(words.wheel.filter { $0 != "," && $0 != "،" }, CivilMoment(day))
  }

  package func time(_ moment: CivilMoment) -> String { text(words.time, moment) }

  package func number(_ number: Int) -> String { digits("\(number)") }

  private func digits(_ text: String) -> String {
    guard words.zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = Unicode.Scalar(words.zero.value + scalar.value &- 0x30)
      result.append(("0"..."9").contains(scalar) ? digit ?? scalar : scalar)
    }
    return String(result)
  }

  private func text(_ pattern: String, _ moment: CivilMoment) -> String {
    CivilPattern(pattern).pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .field(let letter, let count): field(letter, count, moment)
      }
    }.joined()
  }

  private func field(_ letter: Character, _ count: Int, _ moment: CivilMoment) -> String {
    let (year, month, day) = moment.day.parts
    let hour = moment.hour % 12 == 0 ? 12 : moment.hour % 12
    switch letter {
    case "y": return number(year)
    case "M", "L":
      return count < 3 ? padded(month, count) : count == 3 ? words.shortMonths[month - 1] : words.months[month - 1]
    case "d": return padded(day, count)
    case "E", "c": return words.weekdays[moment.day.weekday]
    case "H": return padded(moment.hour, count)
    case "h": return padded(hour, count)
    case "m": return padded(moment.minute, count)
    default: return words.halves[moment.hour < 12 ? 0 : 1]
    }
  }

  private func padded(_ value: Int, _ count: Int) -> String {
    digits(count > 1 ? CivilNames.two(value) : "\(value)")
  }

  package static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CivilNames {
  package enum Wheel: Character {
    case year = "y"
    case month = "M"
    case day = "d"
    case hour = "h"
    case minute = "m"
    case half = "a"
  }

  package var dayWheels: [Wheel] { wheels(in: words.day) }

  package var timeWheels: [Wheel] { wheels(in: words.time) }

  private func wheels(in pattern: String) -> [Wheel] {
    CivilPattern(pattern).pieces.compactMap { piece in
      guard case .field(let letter, _) = piece else { return nil }
      return Wheel(rawValue: letter == "H" ? "h" : letter == "L" ? "M" : letter)
    }
  }

  package func text(_ value: Int, on wheel: Wheel) -> String {
    switch wheel {
    case .year: number(value) + mark(behind: "y")
    case .month: words.months[min(max(value - 1, 0), 11)]
    case .day: number(value) + mark(behind: "d")
    case .hour where hasHalfDays: number(value == 0 ? 12 : value)
    case .hour: padded(value, words.time.hasPrefix("HH") ? 2 : 1)
    case .minute: padded(value, 2)
    case .half: words.halves[value == 0 ? 0 : 1]
    }
  }

  /// Returns the character that follows a date component in Chinese, Japanese and Korean, such as 年.
  private func mark(behind letter: Character) -> String {
    let pieces = CivilPattern(words.day).pieces
    guard let index = pieces.firstIndex(where: { if case .field(letter, _) = $0 { true } else { false } }),
      case .literal(let text)? = pieces[(index + 1)...].first, let sign = text.unicodeScalars.first,
      sign.value >= 0x2E80
    else { return "" }
    return String(Character(sign))
  }
}

private struct CivilPattern {
  private(set) var pieces: [Piece] = []

  enum Piece {
    case literal(String)
    case field(Character, count: Int)
  }

  init(_ pattern: String) {
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, CivilPattern.letters.contains(character) {
        add(character)
      } else if case .literal(let text)? = pieces.last {
        pieces[pieces.count - 1] = .literal(text + String(character))
      } else {
        pieces.append(.literal(String(character)))
      }
    }
  }

  private mutating func add(_ letter: Character) {
    if case .field(letter, let count)? = pieces.last {
      pieces[pieces.count - 1] = .field(letter, count: count + 1)
    } else {
      pieces.append(.field(letter, count: 1))
    }
  }

  private static let letters = Set("yMLdEcHhma")
}
