import GalleyLayout

extension NodeBuilder {
  mutating func within(_ identity: ScopeIdentity, _ build: (inout NodeBuilder) -> Void) {
    guard let outer = scope else { return build(&self) }
    let group = outer.group(identity)
    group.begin()
    scope = group
    build(&self)
    scope = outer
    group.end()
  }

  /// Builds views in a scope whose identity does not depend on whether neighbouring views exist.
  package mutating func inPlace(_ build: (inout NodeBuilder) -> Void) {
    if scope == nil { build(&self) } else { within(.place, build) }
  }

  package func skipPlace() { scope?.skip() }
}
