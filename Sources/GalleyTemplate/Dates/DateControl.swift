import GalleyControls
import GalleyGeometry
import GalleyViews

/// A part of a moment that a control shows.
enum DateControlPart: Sendable {
  case date, hourAndMinute
}

/// What a control for a moment looks like.
enum DateControlStyle: Sendable {
  case compact, graphical, wheel
}

/// A control of scenes for a day and a time of the Gregorian calendar, whatever the machine's calendar is.
struct DateControl<Label: View>: View {
  @Environment(\.localeIdentifier) private var locale
  @State private var opened: DateControlPart?
  @State private var shown: CivilMonth?
  private let selection: Binding<String>
  private let parts: Set<DateControlPart>
  private let style: DateControlStyle
  private let today: Day?
  private let label: Label

  init(
    selection: Binding<String>, parts: Set<DateControlPart>, style: DateControlStyle, opened: DateControlPart?,
    today: String?, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.parts, self.style, self.label) = (selection, parts, style, label())
    self.today = today.flatMap { Day($0) }
    _opened = State(wrappedValue: opened)
  }

  var body: some View {
    switch style {
    case .compact:
      DateRow {
        DatePartRow {
          if parts.contains(.date) { part(.date, names.text(of: moment.day)) { month } }
          if parts.contains(.hourAndMinute) { part(.hourAndMinute, names.time(moment)) { time } }
        }
      } label: {
        label
      }
    case .graphical:
      VStack(spacing: 8) {
        if parts.contains(.date) { month }
        if parts.contains(.hourAndMinute) {
          HStack {
            Text(verbatim: "Time")
            Spacer()
            part(.hourAndMinute, names.time(moment)) { time }
          }
          .frame(minHeight: 44)
        }
      }
    case .wheel:
      // Three drums and more leave a title no room.
      DateRow(isWide: true) {
        WheelRow {
          if parts.count > 1 { dayWheel } else if parts.contains(.date) { days }
          if parts.contains(.hourAndMinute) { timeWheels }
        }
        .foregroundStyle(Color.primary)
      } label: {
        label
      }
    }
  }

  private var moment: CivilMoment { CivilMoment(selection.wrappedValue) }
  private var names: CivilNames { CivilNames(locale: locale) }

  private func choose(_ change: (inout CivilMoment) -> Void) {
    var moment = moment
    change(&moment)
    selection.wrappedValue = moment.text
  }

  private func part(
    _ part: DateControlPart, _ text: String, @ViewBuilder card: () -> some View
  ) -> some View {
    DatePart(
      id: part == .date ? "date" : "time", isOpen: Binding(get: { opened == part }, set: { opened = $0 ? part : nil })
    ) {
      Text(verbatim: text)
    } card: {
      card()
    }
  }

  private var month: some View {
    let month = shown ?? CivilMonth(of: moment.day)
    let first = names.firstWeekday
    return MonthGrid(
      title: names.text(of: month), weekdays: (0..<7).map { names.weekdays[(first + $0) % 7] },
      weeks: month.weeks(from: first).map { week in week.map { $0.map(cell) } }
    ) { months in shown = month.later(by: months) }
  }

  private func cell(_ day: Day) -> MonthGrid.Day {
    MonthGrid.Day(
      day.parts.day, isChosen: day.number == moment.day.number, isToday: day.number == today?.number,
      action: { choose { $0.day = day } })
  }

  private var time: some View { WheelRow { timeWheels } }

  /// The days around the chosen one on one drum, beside those of the time.
  private var dayWheel: some View {
    let day = moment.day.number
    return wheel(Array(day - Self.daysAround...day + Self.daysAround), day) {
      names.text(ofDrum: Day(number: $0))
    } choose: { number in
      choose { $0.day = Day(number: number) }
    }
    .frame(minWidth: 156)
  }

  /// As far as a drum is turned at once.
  private static var daysAround: Int { 15 }

  @ViewBuilder private var days: some View {
    let parts = moment.day.parts
    wheel(Array(1...12), parts.month) {
      names.months[$0 - 1]
    } choose: { month in
      choose { $0.day = Day(year: parts.year, month: month, day: parts.day) }
    }
    .frame(minWidth: 144)
    wheel(Array(1...CivilMonth(of: moment.day).length), parts.day) {
      "\($0)"
    } choose: { day in
      choose { $0.day = Day(year: parts.year, month: parts.month, day: day) }
    }
    wheel(Array(parts.year - 10...parts.year + 10), parts.year) {
      "\($0)"
    } choose: { year in
      choose { $0.day = Day(year: year, month: parts.month, day: parts.day) }
    }
    .frame(minWidth: 84)
  }

  @ViewBuilder private var timeWheels: some View {
    if names.hasHalfDays {
      wheel(Array(0...11), moment.hour % 12) {
        "\($0 == 0 ? 12 : $0)"
      } choose: { hour in
        choose { $0.hour = $0.hour / 12 * 12 + hour }
      }
    } else {
      wheel(Array(0...23), moment.hour) {
        CivilNames.two($0)
      } choose: { hour in
        choose { $0.hour = hour }
      }
    }
    wheel(Array(0...59), moment.minute) {
      CivilNames.two($0)
    } choose: { minute in
      choose { $0.minute = minute }
    }
    if names.hasHalfDays {
      wheel([0, 1], moment.hour / 12) {
        $0 == 0 ? "AM" : "PM"
      } choose: { half in
        choose { $0.hour = $0.hour % 12 + half * 12 }
      }
      .frame(minWidth: 60)
    }
  }

  private func wheel(
    _ values: [Int], _ value: Int, _ text: @escaping (Int) -> String, choose: @escaping (Int) -> Void
  ) -> some View {
    Picker("", selection: Binding(get: { value }, set: choose)) {
      ForEach(values, id: \.self) { value in Text(verbatim: text(value)).tag(value) }
    }
  }
}
