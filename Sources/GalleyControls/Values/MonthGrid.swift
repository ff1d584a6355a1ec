import GalleyGeometry
import GalleyText
package import GalleyViews

/// The lengths of `UIDatePicker` in its inline style, in points: read off screenshots, as Apple publishes none.
private enum GridMetrics {
  static let rowHeight = 44.0
  static let circle = 40.0
  /// How much of the accent colour lies behind the chosen day.
  static let ground = 0.14
}

/// A month with its days, whatever calendar they are from; arrows lead to the months beside it.
package struct MonthGrid: View {
  @Environment(\.tint) private var tint
  private let title: String
  private let weekdays: [String]
  private let weeks: [[Day?]]
  private let turn: (Int) -> Void

  /// A day of a month.
  package struct Day {
    let number: Int
    let isChosen: Bool
    let isToday: Bool
    /// Chooses the day; nil where it cannot be chosen.
    let action: (() -> Void)?

    /// The day with `number` in its month.
    package init(_ number: Int, isChosen: Bool, isToday: Bool, action: (() -> Void)?) {
      (self.number, self.isChosen, self.isToday, self.action) = (number, isChosen, isToday, action)
    }
  }

  /// A month called `title`, below the names of the days of a week; a week has seven days, some of which lie in another
  /// month. `turn` shows the month so many months later.
  package init(title: String, weekdays: [String], weeks: [[Day?]], turn: @escaping (Int) -> Void) {
    (self.title, self.weekdays, self.weeks, self.turn) = (title, weekdays, weeks, turn)
  }

  package var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(verbatim: weekdays[index])
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.bottom, 4)
      ForEach(weeks.indices, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(weeks[week].indices, id: \.self) { day in cell(weeks[week][day]) }
        }
      }
    }
  }

  private var header: some View {
    HStack(spacing: 28) {
      Text(verbatim: title).font(.headline)
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
      .touchable("Month", action: { turn(months) })
  }

  @ViewBuilder private func cell(_ day: Day?) -> some View {
    if let day {
      Text(verbatim: "\(day.number)")
        .font(.system(size: day.isChosen ? 22 : 20, weight: day.isChosen ? .semibold : .regular))
        .foregroundStyle(
          day.isChosen || day.isToday ? tint : day.action != nil ? Color.primary : Color(.tertiaryLabel)
        )
        .frame(maxWidth: .infinity)
        .frame(height: GridMetrics.rowHeight)
        .background {
          Circle().fill(tint.opacity(day.isChosen ? GridMetrics.ground : 0))
            .frame(width: GridMetrics.circle, height: GridMetrics.circle)
        }
        .touchable("Day", action: day.action)
        .id("day-\(day.number)")
    } else {
      Color.clear.frame(height: GridMetrics.rowHeight)
    }
  }
}
