import GalleyGeometry
import GalleyLayout

package struct BadgedLabel<Label: View>: View {
  package typealias Body = Never

  let label: Label
  /// The badge to show unless the label itself sets one.
  let badge: Text?

  package init(_ label: Label, badge: Text?) { (self.label, self.badge) = (label, badge) }

  package func _build(into builder: inout NodeBuilder) {
    var shown = badge
    for node in builder.children(along: builder.stackAxis, label._build(into:)) {
      shown = ViewPayload.badge(of: node) ?? shown
      builder.append(node)
    }
    guard let shown else { return }
    let outer = builder
    let node = builder.context.keepingTextsUnnoted { outer.badge(shown) }
    ViewPayload.of(node)?[ShownBadgeKey.self] = true
    builder.append(node)
  }

  package func _trace(_ trace: RowTrace) { label._trace(trace) }
}

extension NodeBuilder {
  func badge(_ badge: Text) -> LayoutNode {
    var inner = self
    inner.environment.foregroundStyle = ContainerStyle(Color.secondary, in: inner.environment)
    return inner.layer(.center, badge._build(into:))
  }
}

extension LayoutNode {
  var showsRowBadge: Bool {
    ViewPayload.of(self)?[ShownBadgeKey.self] == true || children.contains { $0.showsRowBadge }
  }
}

private enum ShownBadgeKey: NodeValueKey {
  typealias Value = Bool
}

extension EnvironmentValues {
  package var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}
