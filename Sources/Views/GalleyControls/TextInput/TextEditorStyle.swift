import GalleyGeometry
public import GalleyViews

public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TextEditorStyleConfiguration {
  let content: AnyView
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle {
  func frame(_ content: some View) -> AnyView {
    AnyView(makeBody(configuration: TextEditorStyleConfiguration(content: AnyView(content))))
  }
}

extension EnvironmentValues {
  var textEditorStyle: any TextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension View {
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { environment(\.textEditorStyle, style) }
}
