package import GalleyGeometry

/// Fills the whole widget. Outside widgets, it is empty.
package struct WidgetGround: View {
  package static let space = "galley.widget"

  let content: AnyView
  @Environment(\.widgetGroundSize) private var size
  @Environment(\.layoutDirection) private var direction

  package var body: some View {
    if let size {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named(WidgetGround.space))
        // The background is laid out at the view's leading edge and has to move to that of the widget.
        let x = direction == .rightToLeft ? size.width - frame.maxX : -frame.minX
        content.frame(width: size.width, height: size.height).offset(x: x, y: -frame.minY)
      }
    }
  }
}

extension EnvironmentValues {
  package var widgetGroundSize: Size? {
    get { self[WidgetGroundSizeKey.self] }
    set { self[WidgetGroundSizeKey.self] = newValue }
  }
}

private enum WidgetGroundSizeKey: EnvironmentKey {
  static var defaultValue: Size? { nil }
}
