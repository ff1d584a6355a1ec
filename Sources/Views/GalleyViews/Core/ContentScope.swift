import GalleyLayout
import Synchronization

/// A scope that rebuilds its nodes on its own when a value that it read changes. As long as the number of nodes stays
/// the same, existing node objects are updated, so references to them stay valid.
package class ContentScope: ViewScope {
  enum Need: Comparable {
    case nothing
    case nodes
    case views
  }

  private(set) var need = Need.views
  /// The nodes that the scope built; nil before the first build and after `rest()`.
  private(set) var output: NodeBuilder.Output?
  var epoch: Int { evaluations.load(ordering: .relaxed) }
  private let evaluations = Atomic(0)
  /// The builder for the nodes. It must not refer to the scope itself, because that would create a retain cycle.
  private var place: NodeBuilder?
  var builder: NodeBuilder? { place?.emptied(for: self) }
  var environment: EnvironmentValues? { place?.environment }
  private(set) var rowReading: RowReading?

  override var content: ContentScope? { self }

  var around: ContentScope? { parent?.content }

  func evaluate() {}

  func addContent(into builder: inout NodeBuilder) {}

  func outputChanged() { around?.require(.nodes) }

  func settle(in builder: NodeBuilder) -> Bool {
    let isSame = place?.isSamePlace(as: builder) ?? false
    if !isSame { place = builder.emptied(for: nil) }
    return isSame
  }

  func require(_ need: Need) {
    guard !isDropped else { return }
    raise(need)
    context.graph.enqueue(self)
  }

  func raise(_ need: Need) { self.need = max(self.need, need) }

  /// Does nothing if the scope was evaluated again after `epoch`, because the values it read then no longer matter.
  func require(_ need: Need, readIn epoch: Int) {
    if epoch == self.epoch { require(need) }
  }

  func refresh() -> Bool {
    if need < .views, let row = context.graph.row { rowReading?.serve(row) }
    guard need > .nothing || output == nil, var builder else { return true }
    if need == .views {
      evaluations.add(1, ordering: .relaxed)
      startReading()
      evaluate()
    }
    need = .nothing
    begin()
    addContent(into: &builder)
    end()
    return adopt(builder.output)
  }

  func startReading() { rowReading = context.graph.row?.again ?? rowReading?.again }

  private func adopt(_ new: NodeBuilder.Output) -> Bool {
    let old = output?.retainedNodes
    guard let old, let fresh = new.retainedNodes, old.count == fresh.count else {
      output = new
      new.retainedNodes?.forEach(own)
      return false
    }
    // The enclosing list reads row traits from these nodes while it is built, so it has to read them again.
    let wasReported = zip(old, fresh).contains {
      $0 !== $1 && (ViewPayload.changesList($0) || ViewPayload.changesList($1))
    }
    let kept = zip(old, fresh).map(merge)
    let isSame = !wasReported && zip(kept, old).allSatisfy { $0 === $1 }
    if !isSame || output == nil { output = new.replacingNodes(by: kept) }
    return isSame
  }

  private func merge(_ old: LayoutNode, _ fresh: LayoutNode) -> LayoutNode {
    if old === fresh { return old }
    guard let payload = ViewPayload.of(fresh), payload.owner == nil,
      let known = ViewPayload.of(old), known.owner == ObjectIdentifier(self), known.place == payload.place
    else {
      own(fresh)
      return fresh
    }
    payload.inherit(from: known)
    payload.owner = known.owner
    fresh.inheritInk(from: old)
    old.become(fresh, appearsSame: payload.appearsSame(as: known))
    return old
  }

  private func own(_ node: LayoutNode) {
    if let payload = ViewPayload.of(node), payload.owner == nil { payload.owner = ObjectIdentifier(self) }
  }

  override func drop() {
    super.drop()
    output = nil
    place = nil
  }

  override func rest() {
    super.rest()
    output = nil
    raise(.views)
  }
}
