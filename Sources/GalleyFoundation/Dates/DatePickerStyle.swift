public import GalleyViews

/// How controls for dates look.
public protocol DatePickerStyle: Sendable {
  /// Which of the system's looks it is.
  var kind: DefaultDatePickerStyle.Kind { get }
}

/// As the place says: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The looks of controls for dates.
  public enum Kind: Hashable, Sendable, CaseIterable {
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

  /// Automatic.
  public var kind: DefaultDatePickerStyle.Kind { .automatic }
}

/// The date and the time on grey grounds.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style of grey grounds.
  public init() {}

  /// Compact.
  public var kind: DefaultDatePickerStyle.Kind { .compact }
}

/// A month with its days, and the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style of months.
  public init() {}

  /// Graphical.
  public var kind: DefaultDatePickerStyle.Kind { .graphical }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style of wheels.
  public init() {}

  /// Wheel.
  public var kind: DefaultDatePickerStyle.Kind { .wheel }
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
  /// The look of controls for dates.
  var datePickerKind: DefaultDatePickerStyle.Kind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

private struct DatePickerKindKey: EnvironmentKey {
  static var defaultValue: DefaultDatePickerStyle.Kind { .automatic }
}

extension View {
  /// Gives the controls for dates in the view the look of `style`.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { environment(\.datePickerKind, style.kind) }
}
