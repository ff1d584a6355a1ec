public import Foundation
public import GalleyViews

/// How controls for dates look.
///
/// A style of one's own makes the control's view:
///
///     struct BadgeDatePickerStyle: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; Text(configuration.selection, style: .date) }
///       }
///     }
public protocol DatePickerStyle: Sendable {
  /// What the control is made of.
  typealias Configuration = DatePickerStyleConfiguration
  /// The control's view.
  associatedtype Body: View

  /// The view of a control for a date.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control for a date is made of.
public struct DatePickerStyleConfiguration {
  /// What the control is about.
  public struct Label: View {
    let content: AnyView

    /// The label's own view.
    public var body: some View { content }
  }

  /// What the control is about.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil where there is none.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil where there is none.
  public let maximumDate: Date?
  /// The parts of the date that show.
  public let displayedComponents: DatePickerComponents

  /// The dates that can be chosen.
  fileprivate var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast
    return first...max(first, maximumDate ?? .distantFuture)
  }

  /// The same control in one of the system's looks.
  fileprivate func body(_ kind: DefaultDatePickerStyle.Kind) -> some View {
    DatePickerBody(kind: kind, selection: $selection, range: range, components: displayedComponents, label: label)
  }
}

/// As the place says: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The looks of controls for dates.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// As the place says: compact.
    case automatic
    /// The date and the time on grey grounds.
    case compact
    /// A month with its days, and the time below.
    case graphical
    /// A wheel for each part.
    case wheel
  }

  /// The style where nothing is said.
  public init() {}

  /// The control in this look.
  public func makeBody(configuration: Configuration) -> some View { configuration.body(.automatic) }
}

/// The date and the time on grey grounds.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style of grey grounds.
  public init() {}

  /// The control in this look.
  public func makeBody(configuration: Configuration) -> some View { configuration.body(.compact) }
}

/// A month with its days, and the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style of months.
  public init() {}

  /// The control in this look.
  public func makeBody(configuration: Configuration) -> some View { configuration.body(.graphical) }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style of wheels.
  public init() {}

  /// The control in this look.
  public func makeBody(configuration: Configuration) -> some View { configuration.body(.wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place says.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on grey grounds.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month with its days, and the time below.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  /// The style of controls for dates.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension View {
  /// Gives the controls for dates in the view the look of `style`.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { environment(\.datePickerStyle, style) }
}
