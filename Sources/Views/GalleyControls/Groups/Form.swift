import GalleyGeometry
public import GalleyViews

/// Controls in rows, as in settings: a list whose controls are laid out for rows.
public struct Form<Content: View>: View {
  @Environment(\.formStyles) private var styles
  private let content: Content

  /// The rows of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows in the style around them.
  public var body: some View {
    styles.body(
      styles.current.makeBody(configuration: FormStyleConfiguration(content: styles.part(content, \.formStyles))),
      \.formStyles
    )
    .control("Form") { ["formStyle": ControlArguments.style($0.formStyle, "FormStyle")] }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of `configuration`, for styles that add to another style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look.
public protocol FormStyle {
  /// What a form is made of.
  associatedtype Body: View
  /// What is known of a form.
  typealias Configuration = FormStyleConfiguration

  /// The form of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a form.
public struct FormStyleConfiguration {
  /// The rows.
  public typealias Content = ControlPart

  /// The rows.
  public let content: Content
}

/// Rows on cards, in sections.
public struct GroupedFormStyle: FormStyle {
  /// The style of cards.
  public init() {}

  /// The form of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// The style of the place: rows on cards.
public struct AutomaticFormStyle: FormStyle {
  /// The style where nothing is said.
  public init() {}

  /// The form of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Rows below each other without cards, which do not scroll.
public struct ColumnsFormStyle: FormStyle {
  /// The style of columns.
  public init() {}

  /// The form of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on cards, in sections.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows without cards.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  /// The style of forms.
  var formStyle: any FormStyle {
    get { formStyles.current }
    set { formStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var formStyles: StyleStack<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any FormStyle> { StyleStack(AutomaticFormStyle()) }
}

extension View {
  /// Gives the forms of the view the look of `style`.
  public func formStyle(_ style: some FormStyle) -> some View { environment(\.formStyle, style) }
}
