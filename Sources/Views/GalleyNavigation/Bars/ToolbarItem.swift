public import GalleyViews

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
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Ignored: Galley draws no keyboard toolbar.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Drawn as a principal item in the middle of the bar.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  public static let title = ToolbarItemPlacement(place: .principal)
  /// Ignored: Galley does not draw custom subtitles.
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

  /// `id` is ignored.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  public func _collect(into items: inout ToolbarItems) { items.items.append((placement, AnyView(content))) }
}

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

public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let sizing: SpacerSizing

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public func _collect(into items: inout ToolbarItems) {
    let space = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 0))
    items.items.append((placement, space))
  }
}

public enum SpacerSizing: Hashable, Sendable {
  case fixed
  case flexible
}

/// Ignored: Galley draws no title menu.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never

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

  /// `id` is ignored.
  public func toolbar(id: String, @ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    toolbar(content: content)
  }

  private func toolbar(_ items: [(placement: ToolbarItemPlacement, content: AnyView)]) -> some View {
    contributingToBars { configuration, environment in
      configuration.items += items.map { item in
        BarItem(
          item.content, at: item.placement.place, in: environment, isProminent: item.placement.isProminent)
      }
    }
  }
}
