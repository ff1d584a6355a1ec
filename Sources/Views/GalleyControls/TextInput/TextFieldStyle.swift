import GalleyGeometry
public import GalleyViews

public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

public struct TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A rounded border with a height of 34 pt, like `UITextField.BorderStyle.roundedRect`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextFieldStyle {
  func frame(_ content: some View) -> AnyView {
    let field = _body(configuration: TextField(shown: AnyView(content)))
    return AnyView(field.environment(\.textFieldStyle, PlainTextFieldStyle()))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { environment(\.textFieldStyle, style) }
}
