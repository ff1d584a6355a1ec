import GalleyGeometry
public import GalleyViews

public struct Form<Content: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.formStyles) private var styles
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    styles.body(
      styles.current.makeBody(configuration: FormStyleConfiguration(content: styles.part(content, \.formStyles))),
      \.formStyles
    )
    .control("Form") { ["formStyle": ControlArguments.style($0.formStyle, "FormStyle")] }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct FormStyleConfiguration {
  public typealias Content = ControlPart

  public let content: Content
}

public struct GroupedFormStyle: FormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// Looks like ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Arranges rows in a stack that does not scroll.
public struct ColumnsFormStyle: FormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { formStyles.current }
    set { formStyles.add(newValue) }
  }

  var formStyles: StyleStack<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any FormStyle> { StyleStack(AutomaticFormStyle()) }
}

extension View {
  public func formStyle(_ style: some FormStyle) -> some View { environment(\.formStyle, style) }
}
