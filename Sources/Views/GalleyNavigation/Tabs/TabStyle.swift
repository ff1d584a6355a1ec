public import GalleyViews

public protocol TabViewStyle {
  var _kind: TabViewKind { get }
}

public struct TabViewKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bar, pages
  }

  var kind = Kind.bar
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: TabViewKind { TabViewKind() }
}

/// Drawn as a tab bar, even where iOS would show a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: TabViewKind { TabViewKind() }
}

public struct PageTabViewStyle: TabViewStyle {
  private let mode: IndexDisplayMode

  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _kind: TabViewKind { TabViewKind(kind: .pages, dots: mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  private let mode: BackgroundDisplayMode

  public struct BackgroundDisplayMode: Hashable, Sendable {
    let isShown: Bool

    /// Never shown: iOS shows it only during a touch.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  public var _hasBackground: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }

  var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

private struct TabViewKindKey: EnvironmentKey {
  static var defaultValue: TabViewKind { TabViewKind() }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { environment(\.tabViewKind, style._kind) }

  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    environment(\.hasIndexBackground, style._hasBackground)
  }
}
