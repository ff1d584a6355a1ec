import GalleyGeometry
import GalleyText
import GalleyViews

struct NavigationBar: View {
  @ObservedObject var scroll: BarScroll
  @Environment(\.dynamicTypeSize) private var typeSize
  let configuration: BarConfiguration
  let layout: BarLayout
  let back: BackButton?

  var body: some View {
    let appearance = layout.appearance(at: scroll.distance)
    VStack(spacing: 0) {
      NavigationBarRow(
        configuration: configuration, back: configuration.isBackHidden ? nil : back,
        titleOpacity: layout.large > 0 ? appearance.inlineOpacity : 1)
      if layout.large > 0, let title = configuration.title {
        LargeTitle(title: title, subtitle: configuration.subtitle, height: layout.large)
          .frame(height: appearance.large, alignment: .bottom)
          .clipped()
      }
      if let search = configuration.search {
        SearchRow(configuration: search)
          .frame(height: appearance.search, alignment: .bottom)
          .clipped()
          .opacity(appearance.search / max(layout.search, 1))
      }
    }
    .frame(maxWidth: .infinity)
    .background {
      BarBackground(configuration: configuration, bar: .navigationBar, isShown: appearance.isOver, edge: .top)
    }
    .frame(height: layout.height, alignment: .top)
    .transformEnvironment(\.colorScheme) { if let own = configuration.schemes[.navigationBar] { $0 = own } }
  }
}

struct BarLayout: Hashable {
  var large = 0.0
  var search = 0.0
  var keepsSearch = false

  var height: Double { BarMetrics.row + large + search }

  var collapsing: Double { large + (keepsSearch ? 0 : search) }

  struct BarAppearance {
    var large: Double
    var search: Double
    var inlineOpacity: Double
    var isOver: Bool
  }

  /// The search field collapses first.
  func appearance(at distance: Double) -> BarAppearance {
    let searchWay = keepsSearch ? 0 : search
    let title = max(distance - searchWay, 0)
    let pulled = min(distance, 0)
    let shown = max(large - title, 0) - (large > 0 ? pulled : 0)
    return BarAppearance(
      large: shown, search: search - min(max(distance, 0), searchWay),
      inlineOpacity: min(max((title - large + BarMetrics.fade) / BarMetrics.fade, 0), 1),
      isOver: distance > large + searchWay + 0.01)
  }
}

private struct LargeTitle: View {
  let title: Text
  let subtitle: Text?
  let height: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.largeTitle.weight(.bold)).lineLimit(1)
      if let subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1) }
    }
    .padding(EdgeInsets(top: 0, leading: BarMetrics.margin, bottom: 8, trailing: BarMetrics.margin))
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: height, alignment: .bottom)
  }
}

struct BarBackground: View {
  @Environment(\.displayScale) private var scale
  let configuration: BarConfiguration
  let bar: ToolbarPlacement
  let isShown: Bool
  let edge: VerticalEdge

  var body: some View {
    let visibility = configuration.backgroundVisibilities[bar] ?? .automatic
    if visibility == .visible || visibility == .automatic && isShown {
      ZStack {
        if let style = configuration.backgroundStyles[bar] {
          style
        } else {
          Rectangle().fill(.bar)
        }
      }
      .overlay(alignment: edge == .top ? .bottom : .top) {
        Color(.separator).frame(height: 1 / max(scale, 1))
      }
      .ignoresSafeArea(edges: edge == .top ? .top : .bottom)
    }
  }
}
