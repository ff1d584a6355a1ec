public import GalleyViews

/// Has no effect: on a phone, all styles look the same.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

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
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Has no effect: Galley has only one style.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }

  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Ignored: columns have fixed widths.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    self
  }

  /// Ignored. Use the stage's `statusBar` instead.
  public func statusBar(hidden: Bool) -> some View { self }
}
