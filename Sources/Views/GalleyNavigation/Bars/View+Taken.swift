public import GalleyGeometry
public import GalleyViews

/// Ignored: popovers are always shown as sheets.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  init(named name: String) { self.name = name }

  /// Ignored: Galley draws no sidebar button.
  public static let sidebarToggle = ToolbarDefaultItemKind(named: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(named: "title")
}

extension View {
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Only the title can be removed.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    contributingToBars { if kind == .title { $0.isTitleRemoved = true } }
  }

  /// Ignored.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View { self }

  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }

  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    self
  }

  public func searchCompletion(_ completion: String) -> some View { self }

  /// Only recorded in the layout snapshot. The tab bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", ["behavior": "\(behavior)"])
  }

  /// Only recorded in the layout snapshot. The materials of the bars always determine the effect.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    recorded("scrollEdgeEffectStyle", ["style": style.map { "\($0)" } ?? "none"])
  }

  public func backgroundExtensionEffect() -> some View { recorded("backgroundExtensionEffect") }

  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", ["edges": "\(edges.rawValue)"])
  }
}

public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}
