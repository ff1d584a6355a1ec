import GalleyGeometry
import GalleyMotion
import GalleyText
import GalleyViews

struct NavigationScreen<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.dismissal) private var outerDismissal
  @State private var contributions: [BarContribution] = []
  @State private var editMode = EditMode.inactive
  @State private var dismissal = Dismissal()
  @StateObject private var scroll = BarScroll()
  @StateObject private var search = SearchState()
  let navigator: Navigator
  let level: Int
  let content: Content

  var body: some View {
    let configuration = BarConfiguration(contributions)
    let layout = layout(configuration)
    dismissal.action = { [weak navigator] in navigator?.pop(to: level - 1) }
    search.isPresented = configuration.search?.isPresented
    return ZStack { content }
      .environment(\.navigationLevel, level)
      .environment(\.collapsingInset, configuration.showsBar ? layout.collapsing : 0)
      .environment(\.searchState, search)
      .environment(\.isSearching, search.isActive)
      .transformEnvironment(\.editMode) { if $0 == nil || level > 0 { $0 = $editMode } }
      .environment(\.dismissal, level > 0 ? dismissal : outerDismissal)
      .onScrollGeometryChange(for: Double.self) { [height = layout.height] in
        $0.distance(below: height)
      } action: { [scroll] _, distance in
        scroll.distance = distance
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) {
        if configuration.showsBar, !isEmpty(configuration) {
          NavigationBar(scroll: scroll, configuration: configuration, layout: layout, back: back)
            .environment(\.searchState, search)
            .control("NavigationBar", texts: ["label": configuration.title]) { _ in
              [
                "titleDisplayMode": layout.large > 0 ? "large" : nil,
                "searchable": configuration.search == nil ? nil : "true",
                "searchText": configuration.search.flatMap {
                  $0.text.wrappedValue.isEmpty ? nil : $0.text.wrappedValue
                },
              ]
            }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if BottomBar.shows(configuration) { BottomBar(configuration: configuration) }
      }
      .onPreferenceChange(BarKey.self) { current in
        contributions = current
        navigator.titles[level] = BarConfiguration(current).title
      }
      .transformPreference(BarKey.self) { $0 = [] }
      .background(Color(.systemBackground))
  }

  private func isEmpty(_ configuration: BarConfiguration) -> Bool {
    level == 0 && configuration.title == nil && configuration.search == nil
      && !configuration.items.contains { [.leading, .principal, .trailing].contains($0.place) }
  }

  private var back: BackButton? {
    guard level > (navigator.replacesRoot ? 1 : 0) else { return nil }
    return BackButton(title: navigator.titles[level - 1]) { [weak navigator] in navigator?.pop(to: level - 1) }
  }

  private func layout(_ configuration: BarConfiguration) -> BarLayout {
    let mode = configuration.displayMode ?? .automatic
    let isLargeByItself = mode == .large || mode == .automatic && navigator.largeTitles[level - 1] ?? true
    navigator.largeTitles[level] = isLargeByItself
    let isLarge = isLargeByItself && configuration.title != nil && !configuration.isTitleRemoved
    let search = configuration.search
    return BarLayout(
      large: isLarge ? BarMetrics.largeTitle(typeSize) : 0, search: search == nil ? 0 : BarMetrics.searchRow,
      keepsSearch: search?.placement.stays ?? false)
  }
}

struct CoveredScreen: AnimatableModifier {
  var depth: Double

  var animatableData: Double {
    get { depth }
    set { depth = newValue }
  }

  func body(content: Content) -> some View {
    content.shown(depth < 1, shift: CoveredScreen.share * min(max(depth, 0), 1))
  }

  private static let share = 0.3
}

extension Animation {
  /// Half a second, as in UIKit.
  static let navigation = Animation.spring(duration: 0.5, bounce: 0)
}
