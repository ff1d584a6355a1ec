import GalleyGeometry
import GalleyText
package import GalleyViews

/// The dimensions of the inline `UIDatePicker`, in points. Measured in screenshots: Apple does not publish them.
private enum GridMetrics {
  static let rowHeight = 44.0
  static let circle = 40.0
  /// Bar titles do not grow beyond this size.
  static let largestTitle = DynamicTypeSize.xxxLarge
  static let background = 0.14
}

package struct MonthGrid: View {
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  private let title: String
  private let weekdays: [String]
  private let weeks: [[Day?]]
  private let turn: (Int) -> Void

  package struct Day {
    let number: Int
    let text: String
    let isChosen: Bool
    let isToday: Bool
    let action: (() -> Void)?

    package init(_ number: Int, text: String, isChosen: Bool, isToday: Bool, action: (() -> Void)?) {
      (self.number, self.text, self.isChosen, self.isToday) = (number, text, isChosen, isToday)
      self.action = action
    }
  }

  /// - Parameters:
  ///   - weeks: Rows of seven days; days of other months are `nil`.
  ///   - turn: Shows the month at the given distance from the current one.
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
            // Keeps long names apart.
            .padding(.horizontal, 2)
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
      Text(verbatim: title).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
        .foregroundStyle(isEnabled ? Color.primary : Color(.tertiaryLabel))
      Spacer(minLength: 0)
      arrow("chevron.left", by: -1).id(PartID("month-before"))
      arrow("chevron.right", by: 1).id(PartID("month-after"))
    }
    .dynamicTypeSize(...GridMetrics.largestTitle)
    .frame(height: GridMetrics.rowHeight)
  }

  private func arrow(_ symbol: String, by months: Int) -> some View {
    Image(systemName: symbol)
      .font(.title3.weight(.semibold))
      .foregroundStyle(isEnabled ? tint : Color(.tertiaryLabel))
      .flipsForRightToLeftLayoutDirection(true)
      .frame(width: 24, height: GridMetrics.rowHeight)
      .touchable("Month", action: isEnabled ? { turn(months) } : nil)
  }

  @ViewBuilder private func cell(_ day: Day?) -> some View {
    if let day {
      Text(verbatim: day.text)
        .font(.system(size: day.isChosen ? 22 : 20, weight: day.isChosen ? .semibold : .regular))
        .foregroundStyle(color(of: day))
        .frame(maxWidth: .infinity)
        .frame(height: GridMetrics.rowHeight)
        .background {
          Circle().fill(fillColor(of: day))
            .frame(width: GridMetrics.circle, height: GridMetrics.circle)
        }
        .touchable("Day", action: isEnabled ? day.action : nil)
        .id(PartID("day-\(day.number)"))
    } else {
      Color.clear.frame(height: GridMetrics.rowHeight)
    }
  }

  private func color(of day: Day) -> Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    if day.isChosen { return day.isToday ? .white : tint }
    return day.action == nil ? Color(.tertiaryLabel) : day.isToday ? tint : Color.primary
  }

  private func fillColor(of day: Day) -> Color {
    guard day.isChosen else { return .clear }
    guard isEnabled else { return Color(.tertiarySystemFill) }
    return day.isToday ? tint : tint.opacity(GridMetrics.background)
  }
}
