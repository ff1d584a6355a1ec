import GalleyGeometry
import GalleyLayout

/// A view that depends on a value that is only available after layout. If the value changes, the tree is laid out again
/// in the same frame.
struct DeferredView<Value: Equatable, Views: View>: View {
  typealias Body = Never

  let kind: String
  let initial: Value
  /// Reads the value after layout, or returns nil to keep the current value.
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

final class DeferredScope<Value: Equatable, Views: View>: ContentScope {
  private var deferred: DeferredValue<Value>?
  private var views: ((Value) -> Views)?

  override func outputChanged() { deferred?.refresh() }

  override func addContent(into builder: inout NodeBuilder) {
    guard let deferred, let views else { return }
    let node = builder.layer(.center) { inner in reading { views(deferred.value) }._build(into: &inner) }
    builder.append(.nodes([node]))
  }

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

private struct DeferredRule: TransparentRule {
  let content: DeferredContent

  // This rule has to run in every layout, to detect a node that replaces another.
  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .others, isCheap: true) }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    content.node = node
    node.placeThrough(proposal, in: size, context: context)
  }

  func isEqual(to other: any LayoutRule) -> Bool { (other as? DeferredRule)?.content === content }
}
