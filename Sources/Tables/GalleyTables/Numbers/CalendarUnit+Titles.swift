extension CalendarUnit {
  /// Returns the name of the month, quarter or year that begins on `date`, such as "2024-03", "Q1 2024" or "2024". With
  /// a locale, year and month are in its order. Returns nil for days and weeks, and if the text is not a date.
  package func title(_ date: String, locale: String? = nil) -> String? {
    guard date.utf8.count == 10, let day = CalendarDate(date) else { return nil }
    let year = date.prefix(4)
    switch self {
    case .day, .week: return nil
    case .month: return locale.flatMap { DayText(date)?.month(for: $0) } ?? String(date.prefix(7))
    case .quarter: return "Q\((day.parts.month + 2) / 3) \(year)"
    case .year: return String(year)
    }
  }
}
