public import GalleyGeometry
public import GalleyViews

/// Which part of a text is selected. It is taken: a stage shows no selection.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

extension TextField where Label == Text {
  /// A field for `text`; `selection` is taken, and not shown.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }

  /// A field for `text`, called `title`, just as it is; `selection` is taken, and not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }
}

extension TextField {
  /// A field for `text`; `selection` is taken, and not shown.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, axis: axis, label: label) }
}

extension TextEditor {
  /// An editor for `text`; `selection` is taken, and not shown.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
