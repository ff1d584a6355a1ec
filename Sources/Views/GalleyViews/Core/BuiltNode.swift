package import GalleyLayout

/// An existing layout node wrapped as a view, so that modifiers can be applied to it.
package struct BuiltNode: View {
  package typealias Body = Never

  private let node: LayoutNode

  package init(_ node: LayoutNode) { self.node = node }

  package func _build(into builder: inout NodeBuilder) { builder.append(.init(node, lazily: builder.isLazy)) }
}
