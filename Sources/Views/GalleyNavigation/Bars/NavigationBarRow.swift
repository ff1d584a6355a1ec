import GalleyControls
import GalleyGeometry
import GalleyText
import GalleyViews

struct BackButton {
  let title: Text?
  let action: () -> Void
}

struct NavigationBarRow: View {
  let configuration: BarConfiguration
  let back: BackButton?
  let titleOpacity: Double

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 16) {
        if let back { BackLabel(back: back) }
        BarItems(items: configuration.items(at: .leading))
        if isLarge { title }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutPriority(isLarge ? 1 : 0)
      if !isLarge { title.layoutPriority(1) }
      HStack(spacing: 16) { BarItems(items: configuration.items(at: .trailing)) }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .font(.body)
    .padding(EdgeInsets(top: 0, leading: back == nil ? BarMetrics.margin : 8, bottom: 0, trailing: BarMetrics.margin))
    .frame(height: BarMetrics.row)
    // Bars do not scale with Dynamic Type; iOS has the large content viewer for that.
    .dynamicTypeSize(.large)
  }

  private var isLarge: Bool { configuration.displayMode == .inlineLarge && configuration.items(at: .principal).isEmpty }

  private var titleFont: Font {
    guard isLarge else { return .headline }
    return (configuration.subtitle == nil ? Font.largeTitle : .title2).weight(.bold)
  }

  @ViewBuilder private var title: some View {
    let principal = configuration.items(at: .principal)
    if !principal.isEmpty {
      HStack(spacing: 8) { BarItems(items: principal) }
    } else if let title = configuration.title, titleOpacity > 0, !configuration.isTitleRemoved {
      VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
        title.font(titleFont).lineLimit(1)
        if let subtitle = configuration.subtitle {
          subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .opacity(titleOpacity)
    }
  }
}

struct BarItems: View {
  let items: [BarItem]

  var body: some View {
    ForEach(items.indices) { index in
      if items.indices.contains(index) {
        items[index].content
          .font(items[index].isProminent ? .body.weight(.semibold) : .body)
          .lineLimit(1)
          .fixedSize()
      }
    }
  }
}

private struct SpreadItems: View {
  let items: [BarItem]

  var body: some View {
    ForEach(items.indices) { index in
      if items.indices.contains(index) {
        if index > 0 { Spacer(minLength: 0) }
        items[index].content.font(items[index].isProminent ? .body.weight(.semibold) : .body).lineLimit(1)
      }
    }
  }
}

/// Shows the previous screen's title if it fits.
private struct BackLabel: View {
  let back: BackButton

  var body: some View {
    Button(action: back.action) {
      HStack(spacing: 6) {
        BackChevron()
        ViewThatFits(in: .horizontal) {
          (back.title ?? Text(system: .back)).lineLimit(1)
          Text(system: .back).lineLimit(1)
          EmptyLabel()
        }
      }
    }
    .id(PartID("back"))
  }
}

private struct EmptyLabel: View {
  var body: some View { Color.clear.frame(width: 0, height: 0) }
}

struct BottomBar: View {
  let configuration: BarConfiguration

  var body: some View {
    ZStack {
      HStack(spacing: 16) { BarItems(items: configuration.items(at: .status)) }
      HStack(spacing: 8) { SpreadItems(items: configuration.items(at: .bottom)) }
    }
    .font(.body)
    .padding(.horizontal, BarMetrics.margin)
    .frame(maxWidth: .infinity)
    .frame(height: BarMetrics.row)
    .control("BottomBar")
    .background { BarBackground(configuration: configuration, bar: .bottomBar, isShown: true, edge: .bottom) }
    .dynamicTypeSize(.large)
  }

  static func shows(_ configuration: BarConfiguration) -> Bool {
    configuration.visibilities[.bottomBar] != .hidden
      && configuration.items.contains { $0.place == .bottom || $0.place == .status }
  }
}
