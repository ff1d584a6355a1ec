import GalleyGeometry
import GalleyLayout

/// The scope of views that are in an implicit stack where they are several, and in none where there is one.
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

/// Views that are likely to be several.
protocol SeveralViews {}

extension NodeBuilder {
  /// One node for some views that stand in no stack, unless they are several: those are in an implicit one along `axis`.
  ///
  /// Whether there are several is only known when they are built. Their type `content` says what is likely; where it is
  /// not so, they are built again, and next time at once as they turned out to be.
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
