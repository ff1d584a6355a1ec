public import GalleyViews

/// How buttons look; taps, and what is said while a button is pressed, stay as they are.
///
///     struct Growing: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.scaleEffect(configuration.isPressed ? 1.2 : 1)
///       }
///     }
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button that has a style.
public struct ButtonStyleConfiguration {
  /// What the button does; nil is nothing special.
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }
}

/// How buttons look, and when their action runs.
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button of `configuration`, which runs its action by ``PrimitiveButtonStyleConfiguration/trigger()``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button whose style runs the action.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button does; nil is nothing special.
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
