public import Foundation
import GalleyControls
import GalleyGeometry
public import GalleyViews

/// Which parts of a date a control shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: Int

  /// The parts whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: a label with the day and the time on grey grounds, a month with its days, or wheels.
public struct DatePicker<Label: View>: View {
  /// Which parts of a date a control shows.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerKind) private var kind
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @State private var opened: Components?
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  /// A control for `selection` that shows `displayedComponents`.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    (self.selection, self.range, self.components, self.label) = (selection, range, components, label)
  }

  /// The control with the card of a part of the date open where it appears; nil is closed.
  package func opened(at component: Components?) -> DatePicker {
    var picker = self
    picker._opened = State(wrappedValue: component)
    return picker
  }

  /// A control for `selection` in `range` that shows `displayedComponents`.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }

  /// A control for `selection` from `range` on that shows `displayedComponents`.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label()) }

  /// A control for `selection` up to the end of `range` that shows `displayedComponents`.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, min(.distantPast, range.upperBound)...range.upperBound, displayedComponents, label()) }

  /// The control in the style around it.
  public var body: some View {
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

  /// The label and the parts of the date on grey grounds, as `UIDatePicker` in its compact style.
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

  /// A month, and the time below it; the label does not show.
  private var graphical: some View {
    VStack(spacing: 8) {
      if components.contains(.date) { CalendarGrid(picked: picked) }
      if components.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          button(.hourAndMinute) { DateText(selection.wrappedValue, in: $0).text(.time) }
        }
        .frame(minHeight: 44)
      }
    }
  }

  /// A part of the date that opens a card where it is chosen: a month with its days, or wheels.
  private func button(_ component: Components, _ write: @escaping (EnvironmentValues) -> String) -> some View {
    DatePart(
      id: component == .date ? "date" : "time",
      isOpen: Binding(get: { opened == component }, set: { opened = $0 ? component : nil })
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

extension DatePicker where Label == Text {
  /// A control for `selection` that shows `displayedComponents`, with `title`.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` in `range` that shows `displayedComponents`, with `title`.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` from `range` on that shows `displayedComponents`, with `title`.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` up to the end of `range` that shows `displayedComponents`, with `title`.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` in `range` that shows `displayedComponents`, with `title`, just as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` from `range` on that shows `displayedComponents`, with `title`, just as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` up to the end of `range` that shows `displayedComponents`, with `title`, just as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A control for `selection` that shows `displayedComponents`, with `title`, just as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}
