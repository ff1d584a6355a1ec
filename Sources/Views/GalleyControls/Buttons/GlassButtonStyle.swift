import GalleyGeometry
public import GalleyViews

public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init(_ glass: Glass = .regular) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      GlassLabel(configuration: configuration, glass: glass, isProminent: false, isPressed: isPressed)
    }
  }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      GlassLabel(configuration: configuration, glass: .regular, isProminent: true, isPressed: isPressed)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.systemStyle.button) private var style
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  let isPressed: Bool

  var body: some View {
    configuration.label
      .font(font ?? ButtonMetrics.font(size))
      .foregroundStyle(isEnabled ? isProminent ? .white : .primary : Color(.tertiaryLabel))
      .padding(ButtonMetrics.insets(size))
      .glassEffect(isProminent && isEnabled ? glass.tint(accent) : glass, in: outline)
      .opacity(isPressed ? ButtonMetrics.pressedBackground : 1)
  }

  private var accent: Color { configuration.role == .destructive ? .red : tint }

  private var outline: AnyShape { shape == .automatic ? AnyShape(Capsule()) : AnyShape(shape.outline(of: size, style)) }
}
