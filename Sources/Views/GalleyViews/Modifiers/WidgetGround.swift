package import GalleyGeometry

/// What a view of a widget has behind all of the widget; outside of a widget nothing.
package struct WidgetGround: View {
  package static let space = "galley.widget"

  let content: AnyView
  @Environment(\.widgetGroundSize) private var size
  @Environment(\.layoutDirection) private var direction

  package var body: some View {
    if let size {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named(WidgetGround.space))
        // It stands at the leading edge of the view, and belongs to that of the widget.
        let x = direction == .rightToLeft ? size.width - frame.maxX : -frame.minX
        content.frame(width: size.width, height: size.height).offset(x: x, y: -frame.minY)
      }
    }
  }
}

extension EnvironmentValues {
  /// The size of the widget around, in points; nil outside of widgets.
  package var widgetGroundSize: Size? {
    get { self[WidgetGroundSizeKey.self] }
    set { self[WidgetGroundSizeKey.self] = newValue }
  }
}

private enum WidgetGroundSizeKey: EnvironmentKey {
  static var defaultValue: Size? { nil }
}
