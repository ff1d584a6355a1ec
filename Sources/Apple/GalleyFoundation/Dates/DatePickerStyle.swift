public import Foundation
public import GalleyViews

public protocol DatePickerStyle: Sendable {
  typealias Configuration = DatePickerStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  fileprivate var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast
    return first...max(first, maximumDate ?? .distantFuture)
  }

  fileprivate func body(_ kind: DefaultDatePickerStyle.Kind) -> some View {
    DatePickerBody(kind: kind, selection: $selection, range: range, components: displayedComponents, label: label)
  }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  enum Kind: Hashable, Sendable, CaseIterable {
    case automatic
    case compact
    case graphical
    case wheel
  }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.body(.automatic) }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.body(.compact) }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.body(.graphical) }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.body(.wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension View {
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { environment(\.datePickerStyle, style) }
}
