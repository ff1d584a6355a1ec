package import GalleyLayout

package struct BuiltNode: View {
  package typealias Body = Never

  private let node: LayoutNode

  package init(_ node: LayoutNode) { self.node = node }

  package func _build(into builder: inout NodeBuilder) { builder.append(.init(node, lazily: builder.isLazy)) }
}
