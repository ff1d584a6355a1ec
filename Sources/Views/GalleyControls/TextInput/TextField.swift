public import GalleyGeometry
import GalleyMotion
import GalleyText
public import GalleyViews

public struct TextField<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.textFieldStyle) private var style
  @Environment(\.systemStyle.textField) private var metrics
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let axis: Axis
  /// The field to show inside a style; nil outside of styles.
  private let shown: AnyView?

  private init(text: Binding<String>, prompt: Text?, axis: Axis, label: Label, shown: AnyView? = nil) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.shown = shown
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  public var body: some View {
    if let shown {
      shown
    } else {
      style.frame(
        FieldText(
          text: text.wrappedValue, prompt: prompt.map { AnyView($0) } ?? AnyView(label),
          height: axis == .horizontal ? metrics.plain : nil, isOneLine: axis == .horizontal)
      )
      .control("TextField", texts: ["label": label], typed: text) { [text = text.wrappedValue] in
        ControlArguments.field(text, $0)
      }
    }
  }
}

extension TextField where Label == TextFieldStyleLabel {
  init(shown content: AnyView) {
    self.init(
      text: .constant(""), prompt: nil, axis: .horizontal, label: TextFieldStyleLabel(content: AnyView(EmptyView())),
      shown: content)
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Neither closure is called.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }

  /// Neither closure is called.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }

  /// The closure is not called.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }

  /// The closure is not called.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
}

public struct SecureField<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.textFieldStyle) private var style
  @Environment(\.systemStyle.textField) private var metrics
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    style.frame(
      FieldText(
        text: String(repeating: "●", count: text.wrappedValue.count),
        prompt: prompt.map { AnyView($0) } ?? AnyView(label),
        height: text.wrappedValue.isEmpty ? metrics.emptySecure : nil)
    )
    .control("SecureField", texts: ["label": label], typed: text) { [count = text.wrappedValue.count] in
      // Snapshots must not contain password characters.
      ControlArguments.field(String(repeating: "●", count: count), $0)
    }
  }
}

extension ControlArguments {
  static func field(_ text: String, _ environment: EnvironmentValues) -> [String: String?] {
    [
      "text": text.isEmpty ? nil : text, "textFieldStyle": style(environment.textFieldStyle, "TextFieldStyle"),
    ]
  }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The closure is not called.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }

  /// The closure is not called.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
}

private struct FieldText: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: String
  let prompt: AnyView
  /// The padding that is added to the height of the line, rounded up to a whole point; nil keeps the line's height.
  let height: Double?
  var isOneLine = true

  var body: some View {
    Group {
      if let height { FieldLine(added: height) { shown } } else { shown }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
  }

  private var shown: some View {
    Group {
      if text.isEmpty {
        prompt.foregroundStyle(Color(.placeholderText))
      } else {
        Text(verbatim: text)
      }
    }
    .fieldLines(isOneLine)
  }

  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

private struct FieldLine: Layout {
  let added: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let line = subviews.first?.sizeThatFits(proposal) ?? .zero
    return Size(width: line.width, height: (line.height - Self.tolerance).rounded(.up) + added)
  }

  /// Sums of thirds of points are inexact.
  private static let tolerance = 1e-6

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension View {
  @ViewBuilder fileprivate func fieldLines(_ isOneLine: Bool) -> some View {
    if isOneLine { lineLimit(1) } else { self }
  }
}
