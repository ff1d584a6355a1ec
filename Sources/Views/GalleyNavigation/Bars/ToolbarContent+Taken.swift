public import GalleyViews

/// How items of a toolbar look and move as of iOS 26: taken, since bars have no glass of their own here.
extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// The view that something grows out of that the item presents; it comes from below here.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }

  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }
}

extension CustomizableToolbarContent {
  /// Whether people may arrange the item; nobody does here.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  /// Whether the item shows where people have arranged nothing.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// Whether people may arrange an item.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

/// How people may arrange an item.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item that the system puts in bars, at a place of one's own: the search field stays where it is here.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing: what is there by itself is there.
  public func _collect(into items: inout ToolbarItems) {}
}

extension ToolbarDefaultItemKind {
  public static let search = ToolbarDefaultItemKind(named: "search")
}

extension View {
  /// Offers places to search in on the view's screen, when `activation` says. They are taken and not drawn.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View
  ) -> some View { self }

  /// Whether suggestions show in some places. They are taken and not drawn.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    self
  }

  /// How the search field stands in a bar. It stays below the title here.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    told("searchToolbarBehavior", ["behavior": "\(behavior)"])
  }

  /// What becomes of the bar while people search. It stays here.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    told("searchPresentationToolbarBehavior", ["behavior": "\(behavior)"])
  }

  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    told("searchFocused", ["focused": "\(binding.wrappedValue)"])
  }

  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    told("searchFocused", ["focused": "\(binding.wrappedValue == value)"])
  }
}

/// When places to search in are offered.
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

/// How a search field stands in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable {
  case automatic, minimize
}

/// What becomes of a bar while people search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}
