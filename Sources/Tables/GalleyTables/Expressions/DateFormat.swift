import GalleyData

/// A format of dates, such as `DD.MM.YYYY`, `MMM D, YYYY` or `YYYY-MM-DD hh:mm:ss`.
struct DateFormat {
  private enum Part {
    case year(isShort: Bool), month, monthName, day, hour, minute, second
    case mark(Character)
  }

  private let parts: [Part]
  let hasTime: Bool

  /// Returns nil if the year, the month or the day is missing.
  init?(_ text: String) {
    var parts: [Part] = []
    var hasTime = false
    var rest = Array(text)[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      switch first {
      case "Y", "y": parts.append(.year(isShort: run.count <= 2))
      case "M", "m": parts.append(run.count > 2 ? .monthName : hasTime ? .minute : .month)
      case "D", "d": parts.append(.day)
      case "H", "h":
        parts.append(.hour)
        hasTime = true
      case "S", "s": parts.append(.second)
      default: parts += run.map { .mark($0) }
      }
    }
    func has(_ isPart: (Part) -> Bool) -> Bool { parts.contains(where: isPart) }
    guard has({ if case .year = $0 { true } else { false } }), has({ if case .day = $0 { true } else { false } }),
      has({
        switch $0 {
        case .month, .monthName: true
        default: false
        }
      })
    else { return nil }
    (self.parts, self.hasTime) = (parts, hasTime)
  }

  /// Returns a date, or a date with a time; empty if `text` does not have the format.
  func value(_ text: String) -> Expression.Value {
    var (year, month, day, seconds) = (0, 0, 0, 0)
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    for part in parts {
      switch part {
      case .mark(let mark):
        guard rest.first == mark else { return .empty }
        rest.removeFirst()
      case .monthName:
        let word = rest.prefix { $0.isLetter || $0 == "." }
        var name = String(word)
        guard case .month(let found)? = name.withUTF8({ CalendarName($0) }) else { return .empty }
        month = found
        rest.removeFirst(word.count)
      default:
        let isYear = if case .year(isShort: false) = part { true } else { false }
        let digits = rest.prefix(isYear ? 4 : 2).prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return .empty }
        rest.removeFirst(digits.count)
        switch part {
        // Two-digit years are from 1969 to 2068, as in POSIX.
        case .year(let isShort): year = isShort ? number + (number < 69 ? 2000 : 1900) : number
        case .month: month = number
        case .day: day = number
        case .hour: seconds += number * 3600
        case .minute: seconds += number * 60
        default: seconds += number
        }
      }
    }
    guard rest.isEmpty, seconds < 86_400, let found = Self.day(year, month, day) else { return .empty }
    return hasTime ? .moment(Expression.Moment(day: found, seconds: seconds, rest: "")) : .day(found)
  }

  /// Returns the number of days since 1 January 1970, or nil if there is no such date.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard 1...12 ~= month, 1...31 ~= day else { return nil }
    let number = DayNumber.number(year, month, day)
    return DayNumber.parts(number) == (year, month, day) ? number : nil
  }
}
