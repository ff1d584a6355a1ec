import GalleyGeometry
import GalleyMotion
import GalleyViews

struct SwitchRow: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ToggleStyleConfiguration
  let color: Color?

  var body: some View {
    ControlRow(label: configuration.label, alignment: .center) {
      // On iOS, a tap on the label has no effect.
      SwitchShape(isOn: configuration.isOn, color: color)
        .touchable("Toggle", action: isEnabled ? { configuration.isOn.toggle() } : nil)
        .fittingRow()
    }
  }
}

private struct SwitchShape: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.hasOwnTint) private var hasOwnTint
  @Environment(\.systemStyle.toggle) private var metrics
  let isOn: Bool
  let color: Color?

  var body: some View {
    Capsule()
      .fill(.white)
      .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
      .frame(width: metrics.knob.width, height: metrics.knob.height)
      .padding((metrics.size.height - metrics.knob.height) / 2)
      .frame(width: metrics.size.width, alignment: isOn ? .trailing : .leading)
      .background { Capsule().fill(isOn ? on : Color(.secondarySystemFill)) }
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.easeInOut(duration: 0.25), value: isOn)
  }

  private var on: Color { color ?? (hasOwnTint ? tint : .green) }
}

struct ToggleButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size
  @Environment(\.systemStyle.button) private var style
  let configuration: ToggleStyleConfiguration

  var body: some View {
    configuration.label
      .font(ButtonMetrics.font(size))
      .foregroundStyle(ControlStyle(isEnabled: isEnabled))
      .padding(ButtonMetrics.insets(size))
      .background {
        ButtonBorderShape.automatic.outline(of: size, style)
          .fill(configuration.isOn ? tint.opacity(ButtonMetrics.tintedBackground) : .clear)
      }
      .touchable("Toggle", action: isEnabled ? { configuration.isOn.toggle() } : nil)
  }
}
