import Foundation
import GalleyControls
import GalleyGeometry
import GalleyViews

struct DatePickerBody<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.openedDatePart) private var openedFirst
  @State private var opened: DatePickerComponents??
  let kind: DefaultDatePickerStyle.Kind
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label

  var body: some View {
    switch kind {
    case .automatic, .compact: compact
    case .graphical: graphical
    case .wheel:
      DateRow(
        content: { DateWheels(picked: picked, components: components).foregroundStyle(Color.primary) }, label: { label }
      )
    }
  }

  private var picked: PickedDate { PickedDate(selection, in: range, calendar, timeZone, locale) }

  private var compact: some View {
    DateRow {
      DatePartRow {
        if components.contains(.date) { button(.date) { DateText(selection.wrappedValue, in: $0).shortDay } }
        if components.contains(.hourAndMinute) {
          button(.hourAndMinute) { DateText(selection.wrappedValue, in: $0).text(.time) }
        }
      }
    } label: {
      label
    }
  }

  private var graphical: some View {
    VStack(spacing: 8) {
      if components.contains(.date) { CalendarGrid(picked: picked) }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(system: .time)
            .foregroundStyle(isEnabled ? Color.primary : Color(.tertiaryLabel))
          Spacer()
          button(.hourAndMinute) { DateText(selection.wrappedValue, in: $0).text(.time) }
        }
        // The touch area extends beyond the background.
        .padding(.vertical, 6)
        .frame(minHeight: 44)
      }
    }
  }

  private func button(_ component: DatePickerComponents, _ write: @escaping (EnvironmentValues) -> String) -> some View
  {
    DatePart(
      id: component == .date ? "date" : "time",
      isOpen: Binding(get: { (opened ?? openedFirst) == component }, set: { opened = .some($0 ? component : nil) })
    ) {
      Text(written: write)
    } card: {
      if component == .date {
        CalendarGrid(picked: picked)
      } else {
        DateWheels(picked: picked, components: .hourAndMinute)
      }
    }
  }
}

extension EnvironmentValues {
  var openedDatePart: DatePickerComponents? {
    get { self[OpenedDatePartKey.self] }
    set { self[OpenedDatePartKey.self] = newValue }
  }
}

private enum OpenedDatePartKey: EnvironmentKey {
  static var defaultValue: DatePickerComponents? { nil }
}
