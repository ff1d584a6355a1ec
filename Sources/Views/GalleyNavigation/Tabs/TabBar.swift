import GalleyControls
import GalleyGeometry
import GalleyText
import GalleyViews

struct TabBar: View {
  @Environment(\.displayScale) private var scale
  let tabs: [TabEntry]
  let chosen: Int
  let select: (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs) { tab in
        TabButton(tab: tab, isChosen: tab.index == chosen) { select(tab.tag) }
      }
    }
    .frame(height: BarMetrics.tabs)
    .background {
      Rectangle().fill(.bar)
        .overlay(alignment: .top) { Color(.separator).frame(height: 1 / max(scale, 1)) }
        .ignoresSafeArea(edges: .bottom)
    }
    .control("TabBar")
    // Bars do not scale with Dynamic Type; iOS has the large content viewer for that.
    .dynamicTypeSize(.large)
  }
}

private struct TabButton: View {
  @Environment(\.tint) private var tint
  let tab: TabEntry
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    VStack(spacing: 2) { tab.item }
      .labelStyle(TabLabelStyle())
      .font(Font.system(size: 10).weight(.medium))
      .lineLimit(1)
      .foregroundStyle(isChosen ? tint : Color(.systemGray))
      .padding(EdgeInsets(top: 5, leading: 2, bottom: 3, trailing: 2))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let badge = tab.badge {
          TabBadge(label: badge).padding(EdgeInsets(top: 2, leading: 34, bottom: 0, trailing: 0))
        }
      }
      .touchable("Tab", action: action)
      .id(PartID("tab-\(tab.tag.base)"))
      .control("Tab", texts: ["badge": tab.badge])
  }
}

/// As in UIKit, icons have a size of 18 pt and the large scale, and titles 10 pt.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 18)).imageScale(.large).frame(height: 24)
      configuration.title
    }
  }
}

private struct TabBadge: View {
  let label: Text

  var body: some View {
    label
      .font(Font.system(size: 13))
      .foregroundStyle(.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
  }
}

struct PageDots: View {
  @Environment(\.hasIndexBackground) private var hasBackground
  let count: Int
  let chosen: Int
  let select: (Int) -> Void

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count) { index in
        Circle()
          .fill(hasBackground || index != chosen ? Color(.label).opacity(index == chosen ? 1 : 0.3) : Color(.label))
          .frame(width: 7, height: 7)
          .touchable("PageDot", action: { select(index) })
          .id(PartID("page-\(index)"))
      }
    }
    .padding(EdgeInsets(top: 9, leading: 14, bottom: 9, trailing: 14))
    .background(hasBackground ? Color(.secondarySystemFill) : Color.clear, in: Capsule())
    .padding(.bottom, 8)
  }
}
