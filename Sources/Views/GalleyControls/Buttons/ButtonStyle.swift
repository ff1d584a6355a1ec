public import GalleyViews

public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }
}

public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }

  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, PressableStyle(style: style))
  }

  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { environment(\.buttonStyle, style) }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
    get { buttonStyles.current }
    set { buttonStyles.add(newValue) }
  }

  var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack(DefaultButtonStyle()) }
}
