/// What remembers for a place in the tree of views, from one build of the tree to the next.
///
/// A place is told by structure. The views of a body ask for their scopes in the same order every time, so the order
/// is the identity; wherever structure can vary (a branch, a hidden type, an `id`, the elements of a collection) a
/// scope of its own stands between, which is kept only while branch, type or identity stay what they were.
package class ViewScope {
  let context: BuildContext
  private(set) weak var parent: ViewScope?
  let depth: Int
  let identity: ScopeIdentity
  /// A number in the order scopes were made, to keep the order of equals.
  let serial: Int
  private(set) var isDropped = false
  /// What a view without a body keeps here.
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

  var holdsState: Bool { memory != nil || children.contains { $0?.holdsState ?? false } }

  /// Whether nothing here or below belongs to one row alone, so that others can be built here after it.
  var servesAnyRow: Bool { memory == nil && children.allSatisfy { $0?.servesAnyRow ?? true } }

  /// Whether the scope is in a row that was built to be measured, and never shown.
  var isOnlyMeasured: Bool { parent?.isOnlyMeasured ?? false }

  /// What the scope is called in the path of a report; nil where it has no name.
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

  /// The place of the next node that is made for the views of the scope.
  func nextNodeIdentity() -> NodeIdentity {
    defer { nodes += 1 }
    return NodeIdentity(scope: serial, ordinal: nodes, level: 0)
  }

  func end() {
    for child in children[cursor...] { child?.drop() }
    children.removeSubrange(cursor...)
  }

  /// The scope of the next place: the one of the last build where `isSame`, else one that `make` makes.
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

  /// The next place's scope for a part of the structure that is there only while `identity` holds.
  func group(_ identity: ScopeIdentity) -> ViewScope {
    next(where: { $0.identity == identity }) { ViewScope(identity, in: self) }
  }

  func drop() {
    isDropped = true
    memory = nil
    children.forEach { $0?.drop() }
    children = []
  }

  /// Lets go of the nodes here and below and keeps the state, while nobody looks.
  func rest() { children.forEach { $0?.rest() } }
}

/// What has to be equal for a scope to be found again at its place.
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
