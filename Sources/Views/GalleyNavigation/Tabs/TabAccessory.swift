import GalleyControls
import GalleyGeometry
import GalleyText
public import GalleyViews

/// The lengths of what stands above a tab bar, in points; chosen by eye, as Apple publishes none.
private enum TabAccessoryMetrics {
  static let height = 48.0
  static let margin = 20.0
  static let gap = 8.0
}

/// What stands above a tab bar, on a piece of glass from side to side.
struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    content
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: TabAccessoryMetrics.height)
      .glassEffect(in: Capsule())
      .padding(.horizontal, TabAccessoryMetrics.margin)
      .padding(.vertical, TabAccessoryMetrics.gap)
      .dynamicTypeSize(.large)
  }
}

extension EnvironmentValues {
  /// What stands above the tab bars of the views below; nil is nothing.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where what stands above a tab bar is: here always above it.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// Whether a bar of tabs shows those of sections, as in a sidebar: here never.
  public var isTabBarShowingSections: Bool { false }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// Where what stands above a tab bar is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

public enum TabBarPlacement: Hashable, Sendable {
  case automatic, bottomBar, topBar, sidebar, pageTab, ornament
}

extension View {
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  public func tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }

  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View { told("tabViewSidebarHeader") }

  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View { told("tabViewSidebarFooter") }

  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View {
    told("tabViewSidebarBottomBar")
  }

  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    told("tabViewCustomization")
  }
}

/// How people arranged the tabs of a sidebar: here never.
public struct TabViewCustomization: Hashable, Sendable {
  public init() {}
}

/// A tab of which more is said than a phone shows.
private struct ArrangedTab<Content: TabContent>: TabContent {
  let content: Content

  var body: some View { content }
}

/// How a tab is arranged by people: taken, since a phone has no sidebar.
extension TabContent {
  public func customizationID(_ id: String) -> some TabContent { ArrangedTab(content: self) }

  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent { ArrangedTab(content: self) }

  /// Whether the tab shows where people have arranged nothing.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent { ArrangedTab(content: self) }

  public func tabPlacement(_ placement: TabPlacement) -> some TabContent { ArrangedTab(content: self) }
}

/// Whether people may arrange a tab.
public enum TabCustomizationBehavior: Hashable, Sendable {
  case automatic, disabled, reorderable
}

/// Where tabs are shown.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
  case tabBar, sidebar
}

/// Where a tab stands in a sidebar.
public enum TabPlacement: Hashable, Sendable {
  case automatic, pinned, sidebarOnly
}
