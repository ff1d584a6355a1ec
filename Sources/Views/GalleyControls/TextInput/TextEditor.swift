import GalleyGeometry
public import GalleyViews

/// An editor for multi-line text that fills the whole proposed size.
public struct TextEditor: View, LocatedView {
  package let site = CallSite()
  @Environment(\.textEditorStyle) private var style
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    style.frame(editor).control("TextEditor", typed: text) { environment in
      ["textEditorStyle": ControlArguments.style(environment.textEditorStyle, "TextEditorStyle")]
    }
  }

  /// Insets as in `UITextView`: 8 pt above and 5 pt at the sides.
  private var editor: some View {
    Text(verbatim: text.wrappedValue)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}
