import GalleyGeometry
public import GalleyViews

/// How editors of long texts look.
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of an editor of a long text.
public struct TextEditorStyleConfiguration {
  /// The editor without a frame.
  let content: AnyView
}

/// The style where nothing is said: the text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style where nothing is said.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style without a frame.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The text in a frame with round corners, as that of fields.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style where nothing is said.
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
