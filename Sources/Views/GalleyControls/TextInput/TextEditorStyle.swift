import GalleyGeometry
public import GalleyViews

/// How editors of long texts look.
public protocol TextEditorStyle {
  /// What an editor is made of.
  associatedtype Body: View
  /// What is known of an editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// The editor of `configuration`.
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

  /// The text alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style without a frame.
  public init() {}

  /// The text alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The text in a frame with round corners, as that of fields.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The style with a frame.
  public init() {}

  /// The text in its frame.
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
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The text in a frame with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle {
  /// The editor around `content`.
  func frame(_ content: some View) -> AnyView {
    AnyView(makeBody(configuration: TextEditorStyleConfiguration(content: AnyView(content))))
  }
}

extension EnvironmentValues {
  /// The style of editors of long texts.
  var textEditorStyle: any TextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension View {
  /// Gives the editors of long texts in the view the look of `style`.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { environment(\.textEditorStyle, style) }
}
