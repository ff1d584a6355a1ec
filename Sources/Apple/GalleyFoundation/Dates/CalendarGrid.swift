import Foundation
import GalleyControls
import GalleyViews

struct CalendarGrid: View {
  @Environment(\.now) private var now
  @State private var shown: Date?
  let picked: PickedDate
  var chosen: [Date]?
  var toggle: (Date) -> Void = { _ in }

  var body: some View {
    MonthGrid(
      title: picked.text(month, "MMMMy"), weekdays: weekdays, weeks: weeks.map { $0.map { $0.map(cell) } }
    ) { months in shown = picked.calendar.date(byAdding: .month, value: months, to: month) }
  }

  private func cell(_ day: Date) -> MonthGrid.Day {
    let isAllowed = picked.allows(day: day)
    return MonthGrid.Day(
      picked.calendar.component(.day, from: day), text: picked.digits(picked.calendar.component(.day, from: day)),
      isChosen: (chosen ?? [picked.date]).contains { picked.calendar.isDate(day, inSameDayAs: $0) },
      isToday: picked.calendar.isDate(day, inSameDayAs: now), action: isAllowed ? { choose(day) } : nil)
  }

  private func choose(_ day: Date) {
    if chosen == nil { picked.choose(day: day) } else { toggle(day) }
  }

  private var month: Date {
    let date = shown ?? picked.date
    return picked.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private var weekdays: [String] {
    let names = picked.calendar.shortStandaloneWeekdaySymbols
    let first = picked.calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: picked.locale) }
  }

  private var weeks: [[Date?]] {
    let calendar = picked.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month) }
    let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    var all = [Date?](repeating: nil, count: before) + days
    all += [Date?](repeating: nil, count: (7 - all.count % 7) % 7)
    return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<$0 + 7]) }
  }
}
