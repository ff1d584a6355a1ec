import GalleyViews

struct PressableStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed))
    }
  }
}

extension PressableStyle: NamedStyle {
  var namedType: Any.Type { Style.self }
}

struct PressableButton<Content: View>: View, UnnamedView {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether a tap anywhere in the enclosing list row runs the action, as for buttons without a style.
  var fillsRow = false
  @ViewBuilder let content: (_ isPressed: Bool) -> Content

  var body: some View {
    content(isPressed && isEnabled)
      .touchable("Button", fillsRow: fillsRow, action: isEnabled ? configuration.trigger : nil) {
        if isPressed != $0 { isPressed = $0 }
      }
  }
}
