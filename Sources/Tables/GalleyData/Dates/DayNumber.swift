package enum DayNumber {
  /// The number of days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468
  private static let cycle = 146_097

  package static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let rest = shifted - era * 400
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * cycle + rest * 365 + rest / 4 - rest / 100 + days - epoch
  }

  package static func parts(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let day = number + epoch
    let era = (day >= 0 ? day : day - cycle + 1) / cycle
    let rest = day - era * cycle
    let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let days = rest - (365 * years + years / 4 - years / 100)
    let month = (5 * days + 2) / 153
    let year = years + era * 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, days - (153 * month + 2) / 5 + 1)
  }
}
