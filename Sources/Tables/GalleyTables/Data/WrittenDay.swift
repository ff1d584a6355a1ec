package enum WrittenDay {
  case one
  /// The text has the form of a date or time that does not exist.
  case missing(String)
  case none

  package init(_ text: String, hasTime: Bool) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }.map(String.init)
    guard hasTime ? 1...2 ~= parts.count : parts.count == 1 else {
      self = .none
      return
    }
    let isTimeAlone = hasTime && parts.count == 1 && parts[0].contains(":")
    let days = isTimeAlone ? [] : [Self.day(parts[0])]
    let times = isTimeAlone ? [Self.time(parts[0])] : parts.dropFirst().map(Self.time)
    let found = days + times
    self = found.first { if case .none = $0 { true } else { false } } ?? found.first { $0.isMissing } ?? .one
  }

  private var isMissing: Bool { if case .missing = self { true } else { false } }

  private static func day(_ text: String) -> WrittenDay {
    guard hasForm(text, "0000-00-00") else { return .none }
    return CalendarDate(text) == nil ? .missing(text) : .one
  }

  /// Accepts a time with optional seconds, fractions of seconds and time zone.
  private static func time(_ text: String) -> WrittenDay {
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    guard hasForm(clock, "00:00") || hasForm(clock, "0:00") || hasForm(clock, "00:00:00") else { return .none }
    let rest = text[clock.endIndex...]
    guard rest.allSatisfy({ $0.isASCII && ($0.isNumber || ".Z+-:".contains($0)) }) else { return .none }
    let numbers = clock.split(separator: ":").compactMap { Int($0) }
    return numbers[0] < 24 && numbers[1] < 60 && numbers.dropFirst(2).allSatisfy { $0 <= 60 } ? .one : .missing(text)
  }

  private static func hasForm(_ text: some StringProtocol, _ form: String) -> Bool {
    text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? $0 &- 0x30 <= 9 : $0 == $1 }
  }
}
