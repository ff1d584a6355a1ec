/// The state at one position in the view tree, kept from one build to the next.
///
/// A body requests its scopes in the same order every time, so the order is the identity. Where the structure can vary
/// (a branch, an erased type, an `id`, elements of a collection), an intermediate scope is kept only while the branch,
/// type or identity stays the same.
package class ViewScope {
  let context: BuildContext
  private(set) weak var parent: ViewScope?
  let depth: Int
  let identity: ScopeIdentity
  /// Orders scopes of equal depth.
  let serial: Int
  private(set) var isDropped = false
  var memory: AnyObject?
  private var children: [ViewScope?] = []
  private var cursor = 0
  private var nodes: Int32 = 0

  init(_ identity: ScopeIdentity, in parent: ViewScope) {
    context = parent.context
    self.parent = parent
    self.identity = identity
    depth = parent.depth + 1
    serial = context.graph.nextSerial()
  }

  init(rootOf context: BuildContext) {
    self.context = context
    identity = .place
    depth = 0
    serial = context.graph.nextSerial()
  }

  var content: ContentScope? { parent?.content }

  var containsState: Bool { memory != nil || children.contains { $0?.containsState ?? false } }

  /// Whether no state in this scope or below it belongs to a particular row.
  var servesAnyRow: Bool { memory == nil && children.allSatisfy { $0?.servesAnyRow ?? true } }

  /// Whether the row was built only for measuring and never shown.
  var isOnlyMeasured: Bool { parent?.isOnlyMeasured ?? false }

  var name: String? { identity.name }

  var path: String {
    var names: [String] = []
    var scope: ViewScope? = self
    while let current = scope {
      if let name = current.name { names.append(name) }
      scope = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }

  func begin() {
    cursor = 0
    nodes = 0
  }

  func nextNodeIdentity() -> NodeIdentity {
    defer { nodes += 1 }
    return NodeIdentity(scope: serial, ordinal: nodes, level: 0)
  }

  func end() {
    for child in children[cursor...] { child?.drop() }
    children.removeSubrange(cursor...)
  }

  func next<Scope: ViewScope>(where isSame: (Scope) -> Bool = { _ in true }, orMake make: () -> Scope) -> Scope {
    defer { cursor += 1 }
    guard cursor < children.count else {
      let scope = make()
      children.append(scope)
      return scope
    }
    if let known = children[cursor] as? Scope, isSame(known) { return known }
    children[cursor]?.drop()
    let scope = make()
    children[cursor] = scope
    return scope
  }

  func skip() {
    if cursor < children.count {
      children[cursor]?.drop()
      children[cursor] = nil
    } else {
      children.append(nil)
    }
    cursor += 1
  }

  func group(_ identity: ScopeIdentity) -> ViewScope {
    next(where: { $0.identity == identity }) { ViewScope(identity, in: self) }
  }

  func drop() {
    isDropped = true
    memory = nil
    children.forEach { $0?.drop() }
    children = []
  }

  /// Releases the nodes but keeps the state.
  func rest() { children.forEach { $0?.rest() } }
}

enum ScopeIdentity: Hashable {
  case place
  case branch(isFirst: Bool)
  case type(ObjectIdentifier)
  case id(AnyHashable)
  case row(AnyHashable, occurrence: Int)
  case node(AnyHashable)

  var name: String? {
    switch self {
    case .place, .branch, .type, .node: nil
    case .id(let id): "id(\(id.base))"
    case .row(let id, _): "[\(id.base)]"
    }
  }
}
