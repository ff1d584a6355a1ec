public import GalleyViews

public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = ControlPart

  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.isMixed) = (label, isMixed)
    _isOn = isOn
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: tint)
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

protocol SwitchingStyle {}

extension SwitchToggleStyle: SwitchingStyle {}
extension DefaultToggleStyle: SwitchingStyle {}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { toggleStyles.current }
    set { toggleStyles.add(newValue) }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ToggleStyle> { StyleStack(DefaultToggleStyle()) }
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
