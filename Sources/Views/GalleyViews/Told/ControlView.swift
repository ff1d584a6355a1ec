import GalleyLayout
import GalleyPicture
import GalleySnapshot

extension View {
  /// Records in the snapshot that the view draws the control called `kind`.
  ///
  /// `arguments` lists what the control was given and is not its default, under the environment of the control. It is
  /// called only if a snapshot is made. `texts` are views of which the words are recorded as arguments: the label of a
  /// control whose views may not show it.
  package func control(
    _ kind: String, texts: [String: (any View)?] = [:],
    _ arguments: @escaping (EnvironmentValues) -> [String: String?] = { _ in [:] }
  ) -> some View {
    ControlView(content: self, kind: kind, texts: texts, arguments: arguments)
  }
}

/// A view of which the first node has the record of a control. There is no node for the control itself, so that
/// layouts do not depend on what is recorded.
private struct ControlView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let kind: String
  let texts: [String: (any View)?]
  let arguments: (EnvironmentValues) -> [String: String?]

  func _build(into builder: inout NodeBuilder) {
    let place = builder.count
    content._build(into: &builder)
    guard let node = builder.node(at: place), let payload = ViewPayload.of(node) else { return }
    let words = texts.compactMapValues { view in view.flatMap { builder.words(of: $0) } }
    payload[ControlKey.self] = ControlRecord(
      kind: kind, texts: words, environment: builder.sharedEnvironment, arguments: arguments)
  }

  func _trace(_ trace: RowTrace) { content._trace(trace) }
}

/// What a node knows of the control that it draws.
struct ControlRecord {
  fileprivate let kind: String
  fileprivate let texts: [String: String]
  fileprivate let environment: CopyOnWrite<EnvironmentValues>
  fileprivate let arguments: (EnvironmentValues) -> [String: String?]
}

extension InspectedView.Control {
  init(_ record: ControlRecord) {
    self.init(kind: record.kind, arguments: record.arguments(record.environment.value).compactMapValues(\.self))
    arguments.merge(record.texts) { $1 }
  }
}

extension ViewPayload {
  var control: ControlRecord? { self[ControlKey.self] }
}

private enum ControlKey: NodeValueKey {
  typealias Value = ControlRecord

  static var isInherited: Bool { true }
}

extension NodeBuilder {
  fileprivate var count: Int {
    switch output {
    case .nodes(let nodes): nodes.count
    case .rows(let segments): segments.count
    }
  }

  /// The node that was built at a place; nil where there is none, or rows that are built later.
  fileprivate func node(at place: Int) -> LayoutNode? {
    switch output {
    case .nodes(let nodes): nodes.indices.contains(place) ? nodes[place] : nil
    case .rows(let segments): segments.indices.contains(place) ? segments[place].node : nil
    }
  }

  /// What the texts of `view` say; nil where it has none. Nothing of the view stays.
  fileprivate func words(of view: any View) -> String? {
    var builder = eager()
    builder.scope = nil
    let nodes = context.keepingTextsUnnoted { builder.children(along: nil) { view._build(into: &$0) } }
    let words = nodes.flatMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension LayoutNode {
  fileprivate var words: [String] {
    if case .text(let rule)? = ViewPayload.of(self)?.drawing { return [rule.words] }
    return children.flatMap(\.words)
  }
}

/// How the arguments of controls are written.
package enum ControlText {
  /// A number with at most three decimals.
  package static func number(_ value: Double) -> String { AttributeText.number(value) }

  /// A share of one in per cent.
  package static func percent(_ share: Double) -> String { AttributeText.percent(share) }

  package static func color(_ color: Color, in environment: EnvironmentValues) -> String {
    color.rgba(in: environment).hexText
  }
}
