public import GalleyGeometry
public import GalleyViews

/// How something that is presented is shown where there is little room; on a phone it is a sheet.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What of a toolbar is taken away that the system puts there.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  init(named name: String) { self.name = name }

  /// The button that shows and hides a sidebar, which Galley does not draw.
  public static let sidebarToggle = ToolbarDefaultItemKind(named: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(named: "title")
}

extension View {
  /// Says how the popover around the view is shown where there is little room. It is taken and drawn as a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Says how the popover around the view is shown where there is little room. It is taken and drawn as a sheet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Takes what the system puts there from the bars of the view's screen; nil takes nothing.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    sayingToBars { if kind == .title { $0.isTitleRemoved = true } }
  }

  /// Offers a menu below the title of the view's screen. It is taken and not drawn.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View { self }

  /// Offers `suggestions` while people search on the view's screen. They are taken and not drawn.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }

  /// Offers places to search in on the view's screen. They are taken and not drawn.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    self
  }

  /// Says what a suggestion completes the search to. It is taken; a suggestion is not drawn.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// When a tab bar becomes small; it stays as it is here.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    told("tabBarMinimizeBehavior", ["behavior": "\(behavior)"])
  }

  /// How content fades where it goes under a bar; the bars' materials do that here.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    told("scrollEdgeEffectStyle", ["style": style.map { "\($0)" } ?? "none"])
  }

  public func backgroundExtensionEffect() -> some View { told("backgroundExtensionEffect") }

  /// Which gestures of the system wait for the view's own; a stage's fingers touch views alone.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    told("defersSystemGestures", ["edges": "\(edges.rawValue)"])
  }
}

/// When a tab bar becomes small.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

/// How content fades where it goes under a bar.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}
