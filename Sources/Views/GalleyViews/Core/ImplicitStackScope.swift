import GalleyGeometry
import GalleyLayout

final class ImplicitStackScope: ViewScope {
  var isStack: Bool

  init(of content: Any.Type, in parent: ViewScope) {
    isStack = Self.areSeveral(content)
    super.init(.place, in: parent)
  }

  static func areSeveral(_ content: Any.Type) -> Bool {
    KnownConformances.mayConform(content, to: (any SeveralViews).self) && content is any SeveralViews.Type
  }
}

protocol SeveralViews {}

extension NodeBuilder {
  /// Returns the only view, or an implicit stack if there are several.
  ///
  /// The number of views is certain only after building. If the guess from the type `content` is wrong, the views are
  /// built again, and the scope remembers the result.
  func implicitStack(along axis: Axis, of content: Any.Type, _ build: (inout NodeBuilder) -> Void) -> LayoutNode {
    let place = scope.map { scope in scope.next { ImplicitStackScope(of: content, in: scope) } }
    var isStack = place?.isStack ?? ImplicitStackScope.areSeveral(content)
    var inner = self
    inner.scope = place ?? scope
    func nodes() -> [LayoutNode] {
      place?.begin()
      return inner.children(along: isStack ? axis : nil, build)
    }
    var built = nodes()
    if (built.count != 1) != isStack {
      isStack.toggle()
      built = nodes()
    }
    let node = inner.stack(built, along: axis)
    place?.end()
    place?.isStack = isStack
    return node
  }
}
