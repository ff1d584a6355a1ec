import GalleyGeometry
public import GalleyViews

/// The style of buttons where nothing is said: the label in the accent colour; in a list the whole row can be tapped.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style of buttons where nothing is said.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderless(fillsRow: true)
  }
}

/// The label in the accent colour, or that of the button's role; it fades while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style without a border.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderless(fillsRow: false)
  }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func borderless(fillsRow: Bool) -> some View {
    PressableButton(configuration: self, fillsRow: fillsRow) { isPressed in
      BorderlessLabel(configuration: self).opacity(isPressed ? ButtonMetrics.pressedText : 1)
    }
  }
}

/// The label as it is; it fades a little while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      PlainLabel(content: configuration.label).opacity(isPressed ? ButtonMetrics.pressedPlain : 1)
    }
  }
}

/// The label on a ground of weak colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(configuration: configuration, isProminent: false, isPressed: isPressed)
    }
  }
}

/// The label in white on a ground of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(configuration: configuration, isProminent: true, isPressed: isPressed)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of buttons where nothing is said.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The bordered style under its name in bars of iOS 13.
public typealias BorderedBarButtonStyle = BorderedButtonStyle
