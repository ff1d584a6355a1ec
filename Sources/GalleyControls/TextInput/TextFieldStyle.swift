import GalleyGeometry
public import GalleyViews

/// How fields look.
public protocol TextFieldStyle {
  /// What is around the text of a field.
  associatedtype _Frame: View

  /// The field around `content`.
  @ViewBuilder func _frame(_ content: AnyView) -> _Frame
}

/// The text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style where nothing is said.
  public init() {}

  /// The text alone.
  public func _frame(_ content: AnyView) -> some View { content }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style without a frame.
  public init() {}

  /// The text alone.
  public func _frame(_ content: AnyView) -> some View { content }
}

/// The text in a frame with round corners, as `UITextField.BorderStyle.roundedRect`: 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style with a frame.
  public init() {}

  /// The text in its frame.
  public func _frame(_ content: AnyView) -> some View {
    content
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextFieldStyle {
  func frame(_ content: some View) -> AnyView { AnyView(_frame(AnyView(content))) }
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
