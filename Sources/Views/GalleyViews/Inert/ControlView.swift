import GalleyLayout
import GalleyPicture
import GalleySnapshot

extension View {
  /// Galley records the strings of the views in `texts` as arguments. `arguments` is called only when a snapshot is
  /// made.
  ///
  /// - Parameter typed: The binding that receives text typed by a script.
  package func control(
    _ kind: String, texts: [String: (any View)?] = [:], typed: Binding<String>? = nil,
    _ arguments: @escaping (EnvironmentValues) -> [String: String?] = { _ in [:] }
  ) -> some View {
    ControlView(content: self, kind: kind, texts: texts, typed: typed, arguments: arguments)
  }
}

/// The first node of the content carries the record, so recording cannot change the layout.
private struct ControlView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let kind: String
  let texts: [String: (any View)?]
  let typed: Binding<String>?
  let arguments: (EnvironmentValues) -> [String: String?]

  func _build(into builder: inout NodeBuilder) {
    let place = builder.count
    content._build(into: &builder)
    guard let node = builder.node(at: place) else { return }
    node.markAsControl()
    guard let payload = ViewPayload.of(node) else { return }
    let words = texts.compactMapValues { view in view.flatMap { builder.words(of: $0) } }
    payload[ControlKey.self] = ControlRecord(
      kind: kind, texts: words, typed: typed, environment: builder.sharedEnvironment, arguments: arguments)
  }

  func _trace(_ trace: RowTrace) { content._trace(trace) }
}

struct ControlRecord {
  fileprivate let kind: String
  let texts: [String: String]
  let typed: Binding<String>?
  let environment: CopyOnWrite<EnvironmentValues>
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

  fileprivate func node(at place: Int) -> LayoutNode? {
    switch output {
    case .nodes(let nodes): nodes.indices.contains(place) ? nodes[place] : nil
    case .rows(let segments): segments.indices.contains(place) ? segments[place].node : nil
    }
  }

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
    if let rule = ViewPayload.of(self)?.drawing?.textRule { return [rule.words] }
    return children.flatMap(\.words)
  }
}

package enum ControlText {
  package static func number(_ value: Double) -> String { AttributeText.number(value) }

  package static func percent(_ share: Double) -> String { AttributeText.percent(share) }

  package static func color(_ color: Color, in environment: EnvironmentValues) -> String {
    color.rgba(in: environment).hexText
  }
}
