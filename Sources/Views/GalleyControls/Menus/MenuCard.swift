import GalleyGeometry
import GalleyText
package import GalleyViews

package struct MenuCard<Items: View>: View {
  @Environment(\.displayScale) private var scale
  private let items: Items
  private let dismiss: () -> Void

  package init(items: Items, dismiss: @escaping () -> Void) { (self.items, self.dismiss) = (items, dismiss) }

  package var body: some View {
    Group(subviews: items.environment(\.hidesLabels, true)) { rows in
      VStack(spacing: 0) {
        ForEach(rows) { row in
          if row.id != rows.first?.id { Color(.separator).frame(height: 1 / max(scale, 1)) }
          row
        }
      }
    }
    .buttonStyle(MenuButtonStyle(dismiss: dismiss))
    .toggleStyle(MenuToggleStyle(dismiss: dismiss))
    .labelStyle(MenuLabelStyle())
    .pickerStyle(.inline)
    .environment(\.menuDismissal, dismiss)
    .environment(\.controlSize, .regular)
    .font(.body)
    .multilineTextAlignment(.leading)
    .frame(width: MenuMetrics.width)
    .background(Color.menuBackground)
    .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius))
    .shadow(color: .black.opacity(0.2), radius: 32, x: 0, y: 8)
  }
}

struct MenuRow<Content: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false
  let isDestructive: Bool
  var isChosen: Bool?
  let action: () -> Void
  let content: Content

  var body: some View {
    HStack(spacing: 8) {
      // Invisible marks keep their space, so that titles are aligned.
      if let isChosen { Checkmark().opacity(isChosen ? 1 : 0) }
      content
      Spacer(minLength: 0)
    }
    .foregroundStyle(color)
    .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    .frame(maxWidth: .infinity, minHeight: MenuMetrics.rowHeight, alignment: .leading)
    .background(isPressed ? Color(.systemFill) : .clear)
    .contentShape(Rectangle())
    .touchable("MenuItem", action: isEnabled ? action : nil) { if isPressed != $0 { isPressed = $0 } }
  }

  private var color: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isDestructive ? .red : .primary
  }
}

private struct MenuButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      isDestructive: configuration.role == .destructive,
      action: {
        dismiss()
        configuration.trigger()
      }, content: configuration.label)
  }
}

private struct MenuToggleStyle: ToggleStyle {
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      isDestructive: false, isChosen: configuration.isOn,
      action: {
        dismiss()
        configuration.isOn.toggle()
      }, content: configuration.label)
  }
}

extension EnvironmentValues {
  var menuDismissal: (() -> Void)? {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}

private struct MenuDismissalKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

extension Color {
  /// UIKit's thick material over white, and over black in dark mode.
  fileprivate static let menuBackground = Color(.secondarySystemGroupedBackground)
}
