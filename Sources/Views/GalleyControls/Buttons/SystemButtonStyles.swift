import GalleyGeometry
public import GalleyViews

/// In a list, the whole row is tappable.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.borderless(fillsRow: true)
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
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

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      PlainLabel(content: configuration.label).opacity(isPressed ? ButtonMetrics.pressedPlain : 1)
    }
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(configuration: configuration, isProminent: false, isPressed: isPressed)
    }
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(configuration: configuration, isProminent: true, isPressed: isPressed)
    }
  }
}

protocol BorderedStyle {}

extension BorderedButtonStyle: BorderedStyle {}
extension BorderedProminentButtonStyle: BorderedStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
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

public typealias BorderedBarButtonStyle = BorderedButtonStyle
