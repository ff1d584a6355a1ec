import GalleyGeometry
import GalleyLayout

/// Views that are made from a value which is only known once the tree was laid out.
///
/// Where the value is another than before, they are made again and the tree is laid out again in the same frame.
struct LateView<Value: Equatable, Views: View>: View {
  typealias Body = Never

  /// The view's name.
  let kind: String
  /// The value before anything was laid out.
  let initial: Value
  /// The value that follows from a layout; nil leaves it as it is.
  let read: (LaidOutTree) -> Value?
  /// What is shown for a value.
  let views: (Value) -> Views

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    let content: LateValue<Value>
    if let scope = builder.scope {
      let place = scope.next { LateScope<Value, Views>(.place, in: scope) }
      content = place.content(initial: initial, read, views, in: builder)
    } else {
      let views = views
      content = LateValue(initial, read) { value in outer.layer(.center, views(value)._build) }
      builder.context.late.add(content)
    }
    builder.add(LateRule(content: content), [content.child], kind: kind)
  }
}

/// A value that is read from the layout, and the node of what is shown for it.
final class LateValue<Value: Equatable>: LateContent {
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

  /// Makes what is shown again.
  func refresh() {
    child = make(value)
    show(child)
  }
}

/// Remembers for views that are made from the layout.
final class LateScope<Value: Equatable, Views: View>: ContentScope {
  private var late: LateValue<Value>?
  private var views: ((Value) -> Views)?

  // Whoever holds the node of what is shown has to hold the new one.
  override func outputChanged() { late?.refresh() }

  override func addContent(into builder: inout NodeBuilder) {
    guard let late, let views else { return }
    let node = builder.layer(.center) { inner in reading { views(late.value) }._build(into: &inner) }
    builder.append(.nodes([node]))
  }

  /// What is shown, which stays the same object; its views are made by `views` from now on.
  func content(
    initial: Value, _ read: @escaping (LaidOutTree) -> Value?, _ views: @escaping (Value) -> Views,
    in builder: NodeBuilder
  ) -> LateValue<Value> {
    self.views = views
    _ = settle(in: builder.eager())
    raise(.views)
    let known = late ?? LateValue(initial, read) { [weak self] _ in self?.node() ?? LayoutNode(EmptyRule(), []) }
    known.read = read
    if late == nil { context.late.add(known) }
    late = known
    known.refresh()
    return known
  }

  private func node() -> LayoutNode? {
    raise(.views)
    _ = refresh()
    return output?.standingNodes?.first
  }

  override func drop() {
    super.drop()
    views = nil
    late = nil
  }
}

/// A node of late content: lies around it, and tells it who shows it.
private struct LateRule: TransparentRule {
  let content: LateContent

  // Each time the tree is laid out, so that a node which takes over from another is known.
  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .others, isCheap: true) }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {
    content.node = node
    node.placeThrough(proposal, in: size, surroundings: surroundings)
  }

  func isEqual(to other: any LayoutRule) -> Bool { (other as? LateRule)?.content === content }
}
