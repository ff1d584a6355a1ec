import GalleyText
public import GalleyViews

public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large

    var mode: GalleyNavigation.TitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  public func navigationTitle(_ title: Text) -> some View { contributingToBars { $0.title = title } }

  public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

  /// The title cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public func navigationSubtitle(_ subtitle: Text) -> some View { contributingToBars { $0.subtitle = subtitle } }

  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitle)) }

  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { navigationSubtitle(Text(subtitle)) }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    contributingToBars { $0.displayMode = displayMode.mode }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    contributingToBars { $0.displayMode = mode.mode }
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    contributingToBars { $0.isBackHidden = hidesBackButton }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View { contributingToBars { $0.isHidden = hidden } }

  public func navigationBarHidden() -> some View { navigationBarHidden(true) }
}

// MARK: - Spellings of before iOS 14

extension View {
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    barItems([(.leading, AnyView(leading)), (.trailing, AnyView(trailing))])
  }

  public func navigationBarItems(leading: some View) -> some View { barItems([(.leading, AnyView(leading))]) }

  public func navigationBarItems(trailing: some View) -> some View { barItems([(.trailing, AnyView(trailing))]) }

  private func barItems(_ items: [(place: BarItem.Place, content: AnyView)]) -> some View {
    contributingToBars { configuration, environment in
      configuration.items += items.map { BarItem($0.content, at: $0.place, in: environment) }
    }
  }
}
