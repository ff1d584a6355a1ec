import GalleyData

package enum CalendarUnit: String, Hashable, Sendable, CaseIterable {
  case day, week, month, quarter, year

  package var hasTitles: Bool { self != .day && self != .week }
}

extension NumberFormatCode {
  /// The unit of a date format without days, such as `mmm yyyy`: month or year.
  var calendarUnit: CalendarUnit? {
    var isQuoted = false
    var letters: Set<Character> = []
    for character in code.lowercased() {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character.isLetter { letters.insert(character) }
    }
    switch letters {
    case ["m", "y"]: return .month
    case ["y"]: return .year
    default: return nil
    }
  }
}
