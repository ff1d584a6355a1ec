public import Foundation
import GalleyControls
import GalleyGeometry
public import GalleyViews

/// A month in which a tap selects or deselects a day.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.now) private var now
  private let selection: Binding<Set<DateComponents>>
  private let range: ClosedRange<Date>
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label) {
    (self.selection, self.range, self.label) = (selection, range, label)
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    let last = max(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1))
    self.init(selection, bounds.lowerBound...last, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound...max(bounds.lowerBound, .distantFuture), label()) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    let last = max(.distantPast, bounds.upperBound.addingTimeInterval(-1))
    self.init(selection, .distantPast...last, label())
  }

  /// The month that is drawn is that of the first selected day, or that of `now` if no day is selected. The label is
  /// not drawn.
  public var body: some View {
    let days = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    let shown = days.min() ?? now
    let picked = PickedDate(.constant(shown), in: range, calendar, timeZone, locale)
    CalendarGrid(picked: picked, chosen: days, toggle: toggle)
      .control("MultiDatePicker", texts: ["label": label]) { environment in
        let chosen = days.sorted().map { String($0.written(in: environment.timeZone).prefix(10)) }
        return ControlArguments.state(environment) + [
          "selection": chosen.isEmpty ? nil : chosen.joined(separator: ", ")
        ]
      }
  }

  private func toggle(_ day: Date) {
    var calendar = calendar
    calendar.timeZone = timeZone
    let known = selection.wrappedValue.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    if let known {
      selection.wrappedValue.remove(known)
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
