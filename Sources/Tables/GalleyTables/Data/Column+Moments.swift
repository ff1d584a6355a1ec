extension Column {
  package func written(_ row: Int) -> String { asWritten[row] }

  /// Seconds since 1 January 2001 in UTC.
  package func moment(_ row: Int) -> Double? {
    let text = self[row]
    guard let day = CalendarDate(String(text.prefix(10))) else { return nil }
    // The number of days from 1 January 1970 to 1 January 2001.
    let start = Double(day.number - 11_323) * 86_400
    let parts = text.dropFirst(11).prefix { $0 != "Z" && $0 != "+" && $0 != "-" }.split(separator: ":").map {
      Double($0)
    }
    guard text.count > 10 else { return start }
    guard parts.count >= 2, let hours = parts[0], let minutes = parts[1] else { return nil }
    return start + hours * 3600 + minutes * 60 + (parts.count > 2 ? parts[2] ?? 0 : 0)
  }
}
