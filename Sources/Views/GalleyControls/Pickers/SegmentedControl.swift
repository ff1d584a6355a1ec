import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

/// A segmented control, 32 pt high like `UISegmentedControl`. The font does not scale with Dynamic Type.
struct SegmentedControl: View {
  @Environment(\.isEnabled) private var isEnabled
  let options: PickerOptions

  var body: some View {
    Group(subviews: options.content) { subviews in
      HStack(spacing: 0) {
        ForEach(Array(subviews.enumerated()), id: \.offset) { index, option in
          segment(option, hasLine: hasLine(before: index, in: subviews))
        }
      }
    }
    .font(.system(size: 13, weight: .medium))
    .lineLimit(1)
    .padding(2)
    .frame(height: 32)
    .background { RoundedRectangle(cornerRadius: 9).fill(Color(.tertiarySystemFill)) }
    .opacity(isEnabled ? 1 : 0.5)
    .fittingRow()
  }

  @ViewBuilder private func segment(_ option: Subview, hasLine: Bool) -> some View {
    if options.isSelected(option) {
      options.selectedView
        .font(.system(size: 13, weight: .semibold))
        .segmentFrame()
        .background { SegmentCard() }
    } else {
      option
        .segmentFrame()
        .overlay(alignment: .leading) {
          if hasLine { Capsule().fill(Color(.separator)).frame(width: 1, height: 16) }
        }
        .contentShape(Rectangle())
        .touchable("Segment", action: isEnabled ? { options.select(option.tag) } : nil)
    }
  }

  private func hasLine(before index: Int, in subviews: SubviewsCollection) -> Bool {
    index > 0 && !options.isSelected(subviews[index - 1]) && !options.isSelected(subviews[index])
  }
}

extension View {
  fileprivate func segmentFrame() -> some View {
    padding(.horizontal, 6).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct SegmentCard: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: 7)
      .fill(scheme == .light ? Color.white : Color(.systemGray2))
      .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
  }
}
