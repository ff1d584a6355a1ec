import GalleyGeometry
import GalleyText
import GalleyViews

struct PickerMenu<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnTint) private var hasOwnTint
  @Environment(\.tint) private var tint
  let label: Label
  let options: PickerOptions
  let showsLabel: Bool

  var body: some View {
    Menu {
      InlineOptions(label: EmptyView(), options: options)
    } label: {
      if showsLabel {
        ControlRow(label: label.foregroundStyle(Color.primary)) { value }
      } else {
        value
      }
    }
  }

  private var value: some View {
    HStack(spacing: 5) {
      options.valueView.multilineTextAlignment(.trailing)
      UpDownChevrons()
    }
    .foregroundStyle(color)
  }

  private var color: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return showsLabel && !hasOwnTint ? Color(.secondaryLabel) : tint
  }
}

struct PickerLink<Label: View>: View {
  let label: Label
  let options: PickerOptions

  var body: some View {
    ControlRow(label: label, alignment: .center) {
      HStack(spacing: 8) {
        options.valueView.foregroundStyle(.secondary)
        Chevron()
      }
    }
  }
}

struct InlineOptions<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.tint) private var tint
  @Environment(\.menuDismissal) private var menuDismissal
  let label: Label
  let options: PickerOptions

  var body: some View {
    if !hidesLabels, !(label is EmptyView) { label.foregroundStyle(.secondary) }
    Group(subviews: options.content) { subviews in
      ForEach(subviews) { option in
        if let menuDismissal {
          MenuRow(
            isDestructive: false, isChosen: options.isSelected(option), action: { choose(option, menuDismissal) },
            content: option)
        } else {
          row(option)
        }
      }
    }
  }

  private func row(_ option: Subview) -> some View {
    HStack {
      option
      Spacer()
      if options.isSelected(option) { Checkmark().foregroundStyle(tint) }
    }
    .contentShape(Rectangle())
    .touchable("Option", action: isEnabled ? { options.select(option.tag) } : nil)
  }

  private func choose(_ option: Subview, _ dismiss: () -> Void) {
    dismiss()
    options.select(option.tag)
  }
}
