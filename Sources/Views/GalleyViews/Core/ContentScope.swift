import GalleyLayout
import Synchronization

/// A scope whose nodes can be built again by themselves when something read there changes.
///
/// Nodes stay the same objects where their number stays, so that nobody who holds them has to know.
package class ContentScope: ViewScope {
  enum Need: Comparable {
    case nothing
    case nodes
    case views
  }

  private(set) var need = Need.views
  /// The nodes or lazy rows that were built last; nil before the first build and at rest.
  private(set) var output: NodeBuilder.Output?
  var epoch: Int { evaluations.load(ordering: .relaxed) }
  private let evaluations = Atomic(0)
  /// Where the views are built. It is kept without the scope, which would hold itself.
  private var place: NodeBuilder?
  var builder: NodeBuilder? { place?.emptied(for: self) }
  /// The values that hold for the views; nil before the first build.
  var environment: EnvironmentValues? { place?.environment }
  /// The rows of a lazy container that the views were evaluated for last; nil outside of any.
  private(set) var rowReading: RowReading?

  override var content: ContentScope? { self }

  var around: ContentScope? { parent?.content }

  func evaluate() {}

  func addContent(into builder: inout NodeBuilder) {}

  /// Says that the nodes that stand for the scope are others now, or more, or fewer.
  func outputChanged() { around?.require(.nodes) }

  /// Takes the place that `builder` gives, and answers whether the values that hold there are the same as before.
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

  /// Says that something has to be done again, if what `epoch` read still matters.
  func require(_ need: Need, readIn epoch: Int) {
    if epoch == self.epoch { require(need) }
  }

  /// Does what has to be done, and answers whether the nodes are the same objects as before.
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

  /// Takes new output; nodes that this scope made take over what the new ones are.
  private func adopt(_ new: NodeBuilder.Output) -> Bool {
    let old = output?.retainedNodes
    guard let old, let fresh = new.retainedNodes, old.count == fresh.count else {
      output = new
      new.retainedNodes?.forEach(own)
      return false
    }
    // What is around reads what nodes say when it is built: it has to read that again.
    let wasTold = zip(old, fresh).contains { $0 !== $1 && (ViewPayload.tellsList($0) || ViewPayload.tellsList($1)) }
    let kept = zip(old, fresh).map(merge)
    let isSame = !wasTold && zip(kept, old).allSatisfy { $0 === $1 }
    if !isSame || output == nil { output = new.replacingNodes(by: kept) }
    return isSame
  }

  /// The node that goes on: `old`, which becomes what `fresh` is, if both are this scope's to change.
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
