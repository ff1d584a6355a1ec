import GalleyControls
import GalleyGeometry
import GalleyTables
import GalleyTemplate
import GalleyViews

enum DateControlPart: Sendable {
  case date, hourAndMinute
}

enum DateControlStyle: Sendable {
  case compact, graphical, wheel
}

/// A control for dates and times. It always uses the Gregorian calendar, independent of the machine.
struct DateControl<Label: View>: View {
  @Environment(\.localeIdentifier) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @State private var opened: DateControlPart?
  @State private var shown: CivilMonth?
  private let selection: Binding<String>
  private let parts: Set<DateControlPart>
  private let style: DateControlStyle
  private let today: CalendarDate?
  private let limits: DateLimits
  private let label: Label

  init(
    selection: Binding<String>, parts: Set<DateControlPart>, style: DateControlStyle, opened: DateControlPart?,
    today: String?, limits: DateLimits, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.parts, self.style, self.label) = (selection, parts, style, label())
    (self.today, self.limits) = (today.flatMap { CalendarDate($0) }, limits)
    _opened = State(wrappedValue: opened)
  }

  var body: some View {
    styled.control("DatePicker", texts: ["label": label]) { [selection = selection.wrappedValue] environment in
      ControlArguments.state(environment) + [
        "selection": selection, "datePickerStyle": "\(style)",
        "displayedComponents": parts.count == 1 ? parts.first.map { "\($0)" } : nil,
      ]
    }
  }

  @ViewBuilder private var styled: some View {
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
            Text(system: .time).foregroundStyle(isEnabled ? Color.primary : Color(.tertiaryLabel))
            Spacer()
            part(.hourAndMinute, names.time(moment)) { time }
          }
          // Reserves space for the background of the time, which extends beyond its text.
          .padding(.vertical, 6)
          .frame(minHeight: 44)
        }
      }
    case .wheel:
      // Three or more wheels leave no space for the label.
      DateRow(isWide: true) {
        WheelRow {
          if parts.count > 1 { dayWheel } else if parts.contains(.date) { wheels(names.dayWheels) }
          if parts.contains(.hourAndMinute) { wheels(names.timeWheels) }
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
    selection.wrappedValue = limits.nearest(to: moment).text
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
    let (month, names) = (shown ?? CivilMonth(of: moment.day), names)
    let first = names.firstWeekday
    return MonthGrid(
      title: names.text(of: month), weekdays: (0..<7).map { names.weekdays[(first + $0) % 7] },
      weeks: month.weeks(from: first).map { week in week.map { $0.map { cell($0, names) } } }
    ) { months in shown = month.later(by: months) }
  }

  private func cell(_ day: CalendarDate, _ names: CivilNames) -> MonthGrid.Day {
    MonthGrid.Day(
      day.parts.day, text: names.number(day.parts.day), isChosen: day.number == moment.day.number,
      isToday: day.number == today?.number, action: limits.allow(day) ? { choose { $0.day = day } } : nil)
  }

  private var time: some View { WheelRow { wheels(names.timeWheels) } }

  private var dayWheel: some View {
    let (day, names) = (moment.day.number, names)
    return wheel(
      Array(day - Self.daysAround...day + Self.daysAround).filter { limits.allow(CalendarDate(number: $0)) }, day
    ) {
      names.text(onDateWheel: CalendarDate(number: $0))
    } choose: { number in
      choose { $0.day = CalendarDate(number: number) }
    }
    .frame(minWidth: hasLongHalves ? 156 : 172)
  }

  /// Whether a day period has more than one letter, as AM has. This reduces the width of the day wheel.
  private var hasLongHalves: Bool {
    names.hasHalfDays && [0, 1].contains { names.text($0, on: .half).count > 1 }
  }

  private static var daysAround: Int { 15 }

  private func wheels(_ wheels: [CivilNames.Wheel]) -> some View {
    let (names, moment) = (names, moment)
    return ForEach(wheels, id: \.self) { kind in
      wheel(moment.values(on: kind, hasHalfDays: names.hasHalfDays), moment[kind, names.hasHalfDays]) {
        names.text($0, on: kind)
      } choose: { value in
        choose { $0[kind, names.hasHalfDays] = value }
      }
      .environment(\.isWheelEndless, kind.isEndless)
      .frame(minWidth: kind == .half && !hasLongHalves ? 44 : kind.minimumWidth)
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

struct DateLimits: Hashable, Sendable {
  var first: CalendarDate?
  var last: CalendarDate?

  func allow(_ day: CalendarDate) -> Bool {
    day.number >= first?.number ?? .min && day.number <= last?.number ?? .max
  }

  func nearest(to moment: CivilMoment) -> CivilMoment {
    var moment = moment
    if let last, moment.day.number > last.number { moment.day = last }
    if let first, moment.day.number < first.number { moment.day = first }
    return moment
  }
}

extension CivilNames.Wheel {
  fileprivate var isEndless: Bool { self != .year && self != .half }

  /// The minimum width; `nil` if an equal share of the width is enough.
  fileprivate var minimumWidth: Double? {
    switch self {
    case .month: 144
    case .year: 84
    case .half: 60
    case .day, .hour, .minute: nil
    }
  }
}

extension CivilMoment {
  fileprivate func values(on kind: CivilNames.Wheel, hasHalfDays: Bool) -> [Int] {
    let year = day.parts.year
    switch kind {
    case .year: return Array(year - 10...year + 10)
    case .month: return Array(1...12)
    case .day: return Array(1...CivilMonth(of: day).length)
    case .hour: return Array(0..<(hasHalfDays ? 12 : 24))
    case .minute: return Array(0..<60)
    case .half: return [0, 1]
    }
  }

  /// The value on a wheel. With AM and PM, hours count from 0 to 11.
  fileprivate subscript(kind: CivilNames.Wheel, hasHalfDays: Bool) -> Int {
    get {
      switch kind {
      case .year: day.parts.year
      case .month: day.parts.month
      case .day: day.parts.day
      case .hour: hasHalfDays ? hour % 12 : hour
      case .minute: minute
      case .half: hour / 12
      }
    }
    set {
      let (year, month, number) = day.parts
      switch kind {
      case .year: day = CalendarDate(year: newValue, month: month, day: number)
      case .month: day = CalendarDate(year: year, month: newValue, day: number)
      case .day: day = CalendarDate(year: year, month: month, day: newValue)
      case .hour: hour = hasHalfDays ? hour / 12 * 12 + newValue : newValue
      case .minute: minute = newValue
      case .half: hour = hour % 12 + newValue * 12
      }
    }
  }
}
