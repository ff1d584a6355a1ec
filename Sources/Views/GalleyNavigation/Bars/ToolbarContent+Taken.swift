public import GalleyViews

/// Most modifiers are ignored, because Galley's bars have no glass.
extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Ignored: presented screens slide in instead.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }

  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }
}

extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Ignored: the search field does not move.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public func _collect(into items: inout ToolbarItems) {}
}

extension ToolbarDefaultItemKind {
  public static let search = ToolbarDefaultItemKind(named: "search")
}

extension View {
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View
  ) -> some View { self }

  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    self
  }

  /// Only recorded in the layout snapshot. The search field always stays below the title.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior", ["behavior": "\(behavior)"])
  }

  /// Only recorded in the layout snapshot. The bar always stays visible during a search.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    recorded("searchPresentationToolbarBehavior", ["behavior": "\(behavior)"])
  }

  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused", ["focused": "\(binding.wrappedValue)"])
  }

  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    recorded("searchFocused", ["focused": "\(binding.wrappedValue == value)"])
  }
}

public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

public struct SearchSuggestionsPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

public enum SearchToolbarBehavior: Hashable, Sendable {
  case automatic, minimize
}

public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}
