import GalleyGeometry
public import GalleyViews

/// A navigation stack on narrow screens.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, LocatedView {
  package let site = CallSite()
  @StateObject private var detailNavigator = Navigator()
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility

  private init(
    _ visibility: NavigationSplitViewVisibility, _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    (self.visibility, self.sidebar, self.content, self.detail) = (visibility, sidebar, content, detail)
  }

  public var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < SplitMetrics.regular {
        NavigationStack { sidebar }
      } else {
        HStack(spacing: 0) {
          if visibility != .detailOnly {
            column { sidebar }.frame(width: SplitMetrics.sidebar)
            Divider().ignoresSafeArea()
            if let content {
              column { content }.frame(width: SplitMetrics.sidebar)
              Divider().ignoresSafeArea()
            }
          }
          NavigationStack(navigator: detailNavigator) { detail }
        }
      }
    }
  }

  private func column(@ViewBuilder _ views: () -> some View) -> some View {
    NavigationStack(leadingTo: detailNavigator, root: views)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(.automatic, sidebar(), nil, detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility.wrappedValue, sidebar(), nil, detail())
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(.automatic, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility.wrappedValue, sidebar(), content(), detail())
  }
}

public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

private enum SplitMetrics {
  /// The minimum width for columns side by side, in points: iPads in portrait are wider.
  static let regular = 700.0
  static let sidebar = 320.0
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView where Content == EmptyView {
  /// On narrow screens, the sidebar is the root, regardless of `preferredCompactColumn`.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }
}

extension NavigationSplitView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail) }
}
