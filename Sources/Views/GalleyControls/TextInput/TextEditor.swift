import GalleyGeometry
public import GalleyViews

/// Text of many lines that can be edited, in all the room it is offered.
public struct TextEditor: View {
  @Environment(\.textEditorStyle) private var style
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    style.frame(editor).control("TextEditor") { environment in
      ["textEditorStyle": ControlArguments.style(environment.textEditorStyle, "TextEditorStyle")]
    }
  }

  /// The text with the insets of `UITextView`, 8 points above and 5 beside it.
  private var editor: some View {
    Text(verbatim: text.wrappedValue)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}
