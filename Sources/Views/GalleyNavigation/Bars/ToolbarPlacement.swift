public import GalleyViews

public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "navigationBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// Has no effect: on a phone, toolbars of all roles look the same.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let editor = ToolbarRole(name: "editor")
  public static let browser = ToolbarRole(name: "browser")
}

extension View {
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }

  private func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    contributingToBars { configuration in
      for bar in bars.isEmpty ? [.automatic] : bars { configuration.visibilities[bar] = visibility }
    }
    .transformPreference(TabBarKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }

  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(of: bars, visibility)
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(of: bars, visibility)
  }

  private func barBackground(of bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    contributingToBars { configuration in
      for bar in bars.isEmpty ? [.automatic] : bars { configuration.backgroundVisibilities[bar] = visibility }
    }
  }

  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    contributingToBars { configuration in
      for bar in bars.isEmpty ? [.automatic] : bars {
        configuration.backgroundStyles[bar] = AnyView(Rectangle().fill(style))
      }
    }
  }

  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    contributingToBars { configuration in
      for bar in bars.isEmpty ? [.automatic] : bars { configuration.schemes[bar] = colorScheme }
    }
  }

  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }

  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    let next = nextValue()
    if next != .automatic { value = next }
  }
}
