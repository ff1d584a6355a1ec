public import GalleyGeometry
public import GalleyViews

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
  /// `selection` is ignored.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }

  /// `selection` is ignored.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }
}

extension TextField {
  /// `selection` is ignored.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, axis: axis, label: label) }
}

extension TextEditor {
  /// `selection` is ignored.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
