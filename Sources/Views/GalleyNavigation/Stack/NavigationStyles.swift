public import GalleyViews

/// How a ``NavigationView`` shows its screens; on a phone all styles are alike.
public protocol NavigationViewStyle {}

/// As the screen has room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns; drawn as screens above each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Two columns; drawn as screens above each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; drawn as screens above each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a ``NavigationSplitView`` divides its room; Galley divides it in one way.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
  /// Says how navigation views show their screens; on a phone all styles are alike, and nothing is drawn otherwise.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }

  /// Says how split views divide their room; nothing is drawn otherwise.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Bounds the width of the column of a split view; Galley's columns keep their own.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    self
  }

  /// Shows or hides the status bar, which Galley does not draw.
  public func statusBar(hidden: Bool) -> some View { self }
}
