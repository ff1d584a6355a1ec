import GalleyControls
import GalleyGeometry
import GalleyText
public import GalleyViews

/// Lengths in points. These are estimates: Apple does not publish the values.
private enum TabAccessoryMetrics {
  static let height = 48.0
  static let margin = 20.0
  static let gap = 8.0
}

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
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Always `expanded`.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// Always false: Galley draws no sidebar.
  public var isTabBarShowingSections: Bool { false }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

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

  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View {
    recorded("tabViewSidebarHeader")
  }

  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View {
    recorded("tabViewSidebarFooter")
  }

  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View {
    recorded("tabViewSidebarBottomBar")
  }

  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    recorded("tabViewCustomization")
  }
}

public struct TabViewCustomization: Hashable, Sendable {
  public init() {}
}

private struct ArrangedTab<Content: TabContent>: TabContent {
  let content: Content

  var body: some View { content }
}

/// Ignored: a phone has no sidebar.
extension TabContent {
  public func customizationID(_ id: String) -> some TabContent { ArrangedTab(content: self) }

  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent { ArrangedTab(content: self) }

  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent { ArrangedTab(content: self) }

  public func tabPlacement(_ placement: TabPlacement) -> some TabContent { ArrangedTab(content: self) }
}

public enum TabCustomizationBehavior: Hashable, Sendable {
  case automatic, disabled, reorderable
}

public enum AdaptableTabBarPlacement: Hashable, Sendable {
  case tabBar, sidebar
}

public enum TabPlacement: Hashable, Sendable {
  case automatic, pinned, sidebarOnly
}
