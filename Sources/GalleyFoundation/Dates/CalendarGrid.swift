import Foundation
import GalleyControls
import GalleyGeometry
import GalleyText
import GalleyViews

/// The lengths of `UIDatePicker` in its inline style, in points: read off screenshots, as Apple publishes none.
private enum GridMetrics {
  static let rowHeight = 44.0
  static let circle = 40.0
  /// How much of the accent colour lies behind the chosen day.
  static let ground = 0.14
}

/// A month with its days, of which one is chosen; arrows lead to the months beside it.
struct CalendarGrid: View {
  @Environment(\.now) private var now
  @Environment(\.tint) private var tint
  @State private var shown: Date?
  let picked: PickedDate

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(weekdays.indices.map { $0 }, id: \.self) { index in
          Text(verbatim: weekdays[index])
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.bottom, 4)
      ForEach(weeks.indices.map { $0 }, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { day in cell(weeks[week][day]) }
        }
      }
    }
  }

  private var header: some View {
    HStack(spacing: 28) {
      Text(verbatim: picked.text(month, "MMMMy")).font(.headline)
      Spacer()
      arrow("chevron.left", by: -1).id("month-before")
      arrow("chevron.right", by: 1).id("month-after")
    }
    .frame(height: GridMetrics.rowHeight)
  }

  private func arrow(_ symbol: String, by months: Int) -> some View {
    Image(systemName: symbol)
      .font(.title3.weight(.semibold))
      .foregroundStyle(tint)
      .flipsForRightToLeftLayoutDirection(true)
      .frame(width: 24, height: GridMetrics.rowHeight)
      .touchable("Month", action: { shown = picked.calendar.date(byAdding: .month, value: months, to: month) })
  }

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day {
      let isChosen = picked.calendar.isDate(day, inSameDayAs: picked.date)
      let isToday = picked.calendar.isDate(day, inSameDayAs: now)
      let isAllowed = picked.allows(day: day)
      Text(verbatim: "\(picked.calendar.component(.day, from: day))")
        .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(isChosen || isToday ? tint : isAllowed ? Color.primary : Color(.tertiaryLabel))
        .frame(maxWidth: .infinity)
        .frame(height: GridMetrics.rowHeight)
        .background {
          Circle().fill(tint.opacity(isChosen ? GridMetrics.ground : 0))
            .frame(width: GridMetrics.circle, height: GridMetrics.circle)
        }
        .touchable("Day", action: isAllowed ? { picked.choose(day: day) } : nil)
        .id("day-\(picked.calendar.component(.day, from: day))")
    } else {
      Color.clear.frame(height: GridMetrics.rowHeight)
    }
  }

  /// The first day of the month that shows.
  private var month: Date {
    let date = shown ?? picked.date
    return picked.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The names of the days of a week, from its first.
  private var weekdays: [String] {
    let names = picked.calendar.shortStandaloneWeekdaySymbols
    let first = picked.calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: picked.locale) }
  }

  /// The days of the month, a week a row; nil where a week begins or ends in another month.
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
