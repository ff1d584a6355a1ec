public import GalleyViews

public struct ControlGroup<Content: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.controlGroupStyles) private var styles
  private let content: Content
  private let label: ControlPart

  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), ControlPart(EmptyView()))
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    (self.content, self.label) = (content(), ControlPart(label()))
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: ControlGroupStyleConfiguration(
          content: styles.part(content, \.controlGroupStyles), label: label)),
      \.controlGroupStyles
    )
    .control("ControlGroup") {
      ["controlGroupStyle": ControlArguments.style($0.controlGroupStyle, "ControlGroupStyle")]
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label)
  }
}

public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ControlGroupStyleConfiguration {
  public typealias Content = ControlPart
  public typealias Label = ControlPart

  public let content: Content
  public let label: Label
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Arranges controls without spacing.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { configuration.content } }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { controlGroupStyles.current }
    set { controlGroupStyles.add(newValue) }
  }

  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ControlGroupStyle> { StyleStack(AutomaticControlGroupStyle()) }
}

extension View {
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
