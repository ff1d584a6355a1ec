import GalleyGeometry
public import GalleyViews

/// How fields look.
public protocol TextFieldStyle {
  /// What a field is made of.
  associatedtype _Body: View
  /// What stands for a field's label.
  typealias _Label = TextFieldStyleLabel

  /// The field of `configuration`.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// What stands for a field's label in styles.
public struct TextFieldStyleLabel: View {
  let content: AnyView

  /// The label as it was given.
  public var body: some View { content }
}

/// The text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style where nothing is said.
  public init() {}

  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style without a frame.
  public init() {}

  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a frame with round corners, as `UITextField.BorderStyle.roundedRect`: 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style with a frame.
  public init() {}

  /// The text in its frame.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextFieldStyle {
  /// The field that shows `content`; in it no other style counts.
  func frame(_ content: some View) -> AnyView {
    let field = _body(configuration: TextField(shown: AnyView(content)))
    return AnyView(field.environment(\.textFieldStyle, PlainTextFieldStyle()))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style where nothing is said.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a frame with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  /// The style of fields.
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Gives the fields of the view the look of `style`.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { environment(\.textFieldStyle, style) }
}
