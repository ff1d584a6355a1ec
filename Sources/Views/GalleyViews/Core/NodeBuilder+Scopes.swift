import GalleyLayout

extension NodeBuilder {
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

  package func skipPlace() { scope?.skip() }
}
