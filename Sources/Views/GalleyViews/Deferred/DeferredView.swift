import GalleyGeometry
import GalleyLayout

/// Views that are made from a value which is only known once the tree was laid out.
///
/// Where the value is another than before, they are made again and the tree is laid out again in the same frame.
struct DeferredView<Value: Equatable, Views: View>: View {
  typealias Body = Never

  let kind: String
  let initial: Value
  /// The value that follows from a layout; nil leaves it as it is.
  let read: (LaidOutTree) -> Value?
  let views: (Value) -> Views

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    let content: DeferredValue<Value>
    if let scope = builder.scope {
      let place = scope.next { DeferredScope<Value, Views>(.place, in: scope) }
      content = place.content(initial: initial, read, views, in: builder)
    } else {
      let views = views
      content = DeferredValue(initial, read) { value in outer.layer(.center, views(value)._build) }
      builder.context.deferred.add(content)
    }
    builder.add(DeferredRule(content: content), [content.child], kind: kind)
  }
}

/// A value that is read from the layout, and the node of what is shown for it.
final class DeferredValue<Value: Equatable>: DeferredContent {
  private(set) var value: Value
  var read: (LaidOutTree) -> Value?
  private let make: (Value) -> LayoutNode
  private(set) lazy var child = make(value)

  init(_ initial: Value, _ read: @escaping (LaidOutTree) -> Value?, make: @escaping (Value) -> LayoutNode) {
    value = initial
    self.read = read
    self.make = make
  }

  override func settle(in tree: LaidOutTree) -> Bool {
    guard let wanted = read(tree), wanted != value else { return false }
    value = wanted
    refresh()
    return true
  }

  func refresh() {
    child = make(value)
    show(child)
  }
}

/// Remembers for views that are made from the layout.
final class DeferredScope<Value: Equatable, Views: View>: ContentScope {
  private var deferred: DeferredValue<Value>?
  private var views: ((Value) -> Views)?

  // Whoever holds the node of what is shown has to hold the new one.
  override func outputChanged() { deferred?.refresh() }

  override func addContent(into builder: inout NodeBuilder) {
    guard let deferred, let views else { return }
    let node = builder.layer(.center) { inner in reading { views(deferred.value) }._build(into: &inner) }
    builder.append(.nodes([node]))
  }

  /// What is shown, which stays the same object; its views are made by `views` from now on.
  func content(
    initial: Value, _ read: @escaping (LaidOutTree) -> Value?, _ views: @escaping (Value) -> Views,
    in builder: NodeBuilder
  ) -> DeferredValue<Value> {
    self.views = views
    _ = settle(in: builder.eager())
    raise(.views)
    let known =
      deferred ?? DeferredValue(initial, read) { [weak self] _ in self?.node() ?? LayoutNode(EmptyRule(), []) }
    known.read = read
    if deferred == nil { context.deferred.add(known) }
    deferred = known
    known.refresh()
    return known
  }

  private func node() -> LayoutNode? {
    raise(.views)
    _ = refresh()
    return output?.retainedNodes?.first
  }

  override func drop() {
    super.drop()
    views = nil
    deferred = nil
  }
}

/// A node of deferred content: lies around it, and tells it who shows it.
private struct DeferredRule: TransparentRule {
  let content: DeferredContent

  // Each time the tree is laid out, so that a node which takes over from another is known.
  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .others, isCheap: true) }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    content.node = node
    node.placeThrough(proposal, in: size, context: context)
  }

  func isEqual(to other: any LayoutRule) -> Bool { (other as? DeferredRule)?.content === content }
}
