import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

struct BorderlessLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label.foregroundStyle(
      ControlStyle(isEnabled: isEnabled, accent: configuration.role == .destructive ? .red : nil))
  }
}

struct PlainLabel<Content: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let content: Content

  var body: some View { content.foregroundStyle(ControlStyle(isEnabled: isEnabled, accent: .primary)) }
}

struct BorderedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint
  @Environment(\.hasOwnTint) private var hasOwnTint
  @Environment(\.font) private var font
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.systemStyle.button) private var style
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  let isPressed: Bool

  var body: some View {
    configuration.label
      .font(font ?? ButtonMetrics.font(size))
      .foregroundStyle(labelColor)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .modifier(ButtonPadding(insets: ButtonMetrics.insets(size), isSquare: shape.isCircle))
      .background { shape.outline(of: size, style).fill(background) }
      .opacity(isPressed ? ButtonMetrics.pressedBackground : 1)
  }

  private var accent: Color { configuration.role == .destructive ? .red : tint }

  private var labelColor: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isProminent ? .white : accent
  }

  private var background: Color {
    if !isEnabled { return Color(.tertiarySystemFill) }
    if isProminent { return accent }
    return hasOwnTint || configuration.role == .destructive
      ? accent.opacity(ButtonMetrics.tintedBackground) : Color(.tertiarySystemFill)
  }
}

private struct ButtonPadding: ViewModifier {
  let insets: EdgeInsets
  let isSquare: Bool

  func body(content: Content) -> some View {
    if isSquare {
      SquareLayout { content.padding(insets.top) }
    } else {
      content.padding(insets)
    }
  }
}

private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let side = subviews.map { $0.sizeThatFits(proposal) }.map { max($0.width, $0.height) }.max() ?? 0
    return Size(width: side, height: side)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for label in subviews {
      label.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

/// Insets are those of `UIButton.Configuration`. Opacities are measured in screenshots: Apple does not publish them.
enum ButtonMetrics {
  /// The opacity of a pressed label without a background.
  static let pressedText = 0.2
  static let pressedPlain = 0.75
  static let pressedBackground = 0.75
  static let tintedBackground = 0.15

  static func insets(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  static func font(_ size: ControlSize) -> Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}
