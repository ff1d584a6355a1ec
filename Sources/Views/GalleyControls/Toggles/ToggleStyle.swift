public import GalleyViews

/// How controls look that are on or off.
public protocol ToggleStyle {
  /// What a control is made of.
  associatedtype Body: View
  /// What is known of a control.
  typealias Configuration = ToggleStyleConfiguration

  /// The control of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a control that is on or off.
public struct ToggleStyleConfiguration {
  /// What the control shows.
  public typealias Label = ControlPart

  /// What the control shows.
  public let label: Label
  /// Whether the control is on.
  @Binding public var isOn: Bool
  /// Whether the control stands for several values that are not all on or off.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.isMixed) = (label, isMixed)
    _isOn = isOn
  }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The style of switches.
  public init() { tint = nil }

  /// The style of switches that are `tint` where they are on.
  public init(tint: Color) { self.tint = tint }

  /// The control of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: tint)
  }
}

/// The style of the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style where nothing is said.
  public init() {}

  /// The control of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that has a ground where it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style of buttons.
  public init() {}

  /// The control of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a ground where it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  /// The style of controls that are on or off.
  var toggleStyle: any ToggleStyle {
    get { toggleStyles.current }
    set { toggleStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ToggleStyle> { StyleStack(DefaultToggleStyle()) }
}

extension View {
  /// Gives the controls of the view that are on or off the look of `style`.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
