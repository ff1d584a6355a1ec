public import GalleyViews

/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyles) private var styles
  private let content: Content
  private let label: ControlPart

  /// The controls of `content`.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), ControlPart(EmptyView()))
  }

  /// The controls of `content`, with a label for styles that show one.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    (self.content, self.label) = (content(), ControlPart(label()))
  }

  /// The controls of `content`, with a title for styles that show one.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The controls of `content`, with a title, just as it is, for styles that show one.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The controls in the style around them.
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
  /// The controls of `configuration`, for styles that add to another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label)
  }
}

/// How controls look that belong together.
public protocol ControlGroupStyle {
  /// What a group is made of.
  associatedtype Body: View
  /// What is known of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of controls that belong together.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = ControlPart
  /// The label.
  public typealias Label = ControlPart

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style where nothing is said.
  public init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls beside each other, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style of bars.
  public init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls beside each other, close together.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style of palettes.
  public init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { configuration.content } }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style of menus.
  public init() {}

  /// A button with the group's label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style where nothing is said.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls beside each other, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls beside each other, close together.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
  /// A button that opens a menu of the controls.
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  /// The style of control groups.
  var controlGroupStyle: any ControlGroupStyle {
    get { controlGroupStyles.current }
    set { controlGroupStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ControlGroupStyle> { StyleStack(AutomaticControlGroupStyle()) }
}

extension View {
  /// Gives the control groups of the view the look of `style`.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
