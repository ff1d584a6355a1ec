import GalleyLayout

extension NodeBuilder {
  /// Adds the nodes of the body of `view`: those that stand already where nothing changed.
  mutating func addBody<Value: View>(of view: Value) {
    guard let scope else {
      var view = view
      var properties = PropertyStorage()
      properties.connect(&view, to: nil, in: environment)
      return view.body._build(into: &self)
    }
    scope.next { BodyScope<Value>(.place, in: scope) }.add(view, to: &self)
  }

  /// Adds what `build` adds, which keeps what it remembers while `identity` stays the same.
  mutating func within(_ identity: ScopeIdentity, _ build: (inout NodeBuilder) -> Void) {
    guard let outer = scope else { return build(&self) }
    let group = outer.group(identity)
    group.begin()
    scope = group
    build(&self)
    scope = outer
    group.end()
  }

  /// Adds what `build` adds at a place of its own, which is the same whether or not there is something at others.
  package mutating func inPlace(_ build: (inout NodeBuilder) -> Void) {
    if scope == nil { build(&self) } else { within(.place, build) }
  }

  /// Leaves the place of what is not there empty.
  package func skipPlace() { scope?.skip() }

  /// Evaluates `read`, whose views belong to the scope built now.
  func reading<Value>(_ read: () -> Value) -> Value { scope?.content?.reading(read) ?? read() }
}
