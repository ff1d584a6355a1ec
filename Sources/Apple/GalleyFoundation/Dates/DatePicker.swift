public import Foundation
import GalleyControls
public import GalleyViews

public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: View, LocatedView {
  package let site = CallSite()
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerStyle) private var style
  private var opened: Components?
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    (self.selection, self.range, self.components, self.label) = (selection, range, components, label)
  }

  package func opened(at component: Components?) -> DatePicker {
    var picker = self
    picker.opened = component
    return picker
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label()) }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, min(.distantPast, range.upperBound)...range.upperBound, displayedComponents, label()) }

  public var body: some View {
    AnyView(body(in: style)).control("DatePicker", texts: ["label": label]) {
      [selection = selection.wrappedValue] environment in
      ControlArguments.state(environment) + [
        "selection": selection.written(in: environment.timeZone),
        "displayedComponents": components == [.hourAndMinute, .date]
          ? nil : components == .date ? "date" : "hourAndMinute",
        "datePickerStyle": ControlArguments.style(environment.datePickerStyle, "DatePickerStyle"),
      ]
    }
  }

  private func body(in style: some DatePickerStyle) -> any View {
    style.makeBody(
      configuration: DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: selection, minimumDate: first, maximumDate: last,
        displayedComponents: components)
    )
    .environment(\.openedDatePart, opened)
  }

  private var first: Date? { range.lowerBound > .distantPast ? range.lowerBound : nil }
  private var last: Date? { range.upperBound < .distantFuture ? range.upperBound : nil }
}

extension Date {
  func written(in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: self)
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
      + "T\(digits(parts.hour)):\(digits(parts.minute))"
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}
