package import GalleyGeometry

/// Fills the whole widget. Outside widgets, it is empty.
package struct WidgetBackground: View {
  package static let space = "galley.widget"

  let content: AnyView
  @Environment(\.widgetBackgroundSize) private var size
  @Environment(\.layoutDirection) private var direction

  package var body: some View {
    if let size {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named(WidgetBackground.space))
        // The background is laid out at the view's leading edge and has to move to that of the widget.
        let x = direction == .rightToLeft ? size.width - frame.maxX : -frame.minX
        content.frame(width: size.width, height: size.height).offset(x: x, y: -frame.minY)
      }
    }
  }
}

extension EnvironmentValues {
  package var widgetBackgroundSize: Size? {
    get { self[WidgetBackgroundSizeKey.self] }
    set { self[WidgetBackgroundSizeKey.self] = newValue }
  }
}

private enum WidgetBackgroundSizeKey: EnvironmentKey {
  static var defaultValue: Size? { nil }
}
