public import GalleyViews

/// Where in which bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItem.Place
  var isProminent = false

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  /// For what leaves without changing anything: where the bar begins.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Over the keyboard, which Galley never shows: the item is taken and not drawn.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the place of a large title, which Galley draws as text: the item stands in the middle of the bar.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  public static let title = ToolbarItemPlacement(place: .principal)
  /// In the place of what is written below a title, which Galley does not draw: the item is taken and not drawn.
  public static let subtitle = ToolbarItemPlacement(place: .keyboard)
}

public struct ToolbarItem<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// `content` at `placement`; `id` would let people move it, which Galley does not.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  public func _collect(into items: inout ToolbarItems) { items.items.append((placement, AnyView(content))) }
}

/// Several items of a toolbar at one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { self.init(placement: placement, content: content) }

  public func _collect(into items: inout ToolbarItems) { items.items.append((placement, AnyView(content))) }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let sizing: SpacerSizing

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public func _collect(into items: inout ToolbarItems) {
    let room = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 0))
    items.items.append((placement, room))
  }
}

/// How much room a spacer takes.
public enum SpacerSizing: Hashable, Sendable {
  case fixed
  case flexible
}

/// The item of a toolbar that shows and hides a sidebar; Galley draws none.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never

  /// A menu below the title, which is taken and not drawn.
  public init(@ViewBuilder content: () -> Content) {}

  public func _collect(into items: inout ToolbarItems) {}
}

extension View {
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    var items = ToolbarItems()
    content()._collect(into: &items)
    return toolbar(items.items)
  }

  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    toolbar([(ToolbarItemPlacement.automatic, AnyView(content()))])
  }

  /// Shows the items of `content` in the bars of the view's screen; people cannot arrange them, so `id` is not used.
  public func toolbar(id: String, @ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    toolbar(content: content)
  }

  private func toolbar(_ items: [(placement: ToolbarItemPlacement, content: AnyView)]) -> some View {
    sayingToBars { configuration, environment in
      configuration.items += items.map { item in
        BarItem(
          item.content, at: item.placement.place, in: environment, isProminent: item.placement.isProminent)
      }
    }
  }
}
