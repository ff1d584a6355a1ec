import GalleyLayout

/// A scope whose children are found by their identities instead of their order.
final class KeyedScope: ViewScope {
  private var scopes: [ScopeIdentity: ViewScope] = [:]
  private var met: Set<ScopeIdentity> = []
  private var measuring: LazyRowScope?
  private(set) var sharesMeasuring = true
  var isTraceVain = false
  private(set) var generation = 0
  private(set) var rows: Rows?

  struct Rows {
    let watch: RowWatch
    let count: Int
    let id: (Int) -> AnyHashable?
    let around: RowReading?
  }

  init(in parent: ViewScope) { super.init(.place, in: parent) }

  // Each child scope belongs to a particular row or to an explicit identity.
  override var servesAnyRow: Bool { false }

  override var containsState: Bool { scopes.values.contains(where: \.containsState) }

  override func begin() {
    met = []
    generation += 1
  }

  override func end() { keep { met.contains($0) } }

  func keep(where isKept: (ScopeIdentity) -> Bool) {
    for (identity, scope) in scopes where !isKept(identity) {
      scope.drop()
      scopes[identity] = nil
    }
  }

  func keepElements(count: Int, id: (Int) -> AnyHashable?) {
    guard !scopes.isEmpty else { return }
    let present = Set((0..<count).map { ScopeIdentity.row(id($0) ?? AnyHashable($0), occurrence: 0) })
    keep { present.contains($0) }
  }

  func scope<Scope: ViewScope>(for identity: ScopeIdentity, orMake make: () -> Scope) -> Scope {
    met.insert(identity)
    if let known = scopes[identity] as? Scope { return known }
    let scope = make()
    // A list that was dropped can still measure rows, but must not store scopes for them.
    if !isDropped { scopes[identity] = scope }
    return scope
  }

  func scope(for identity: ScopeIdentity) -> ViewScope {
    scope(for: identity) { ViewScope(identity, in: self) }
  }

  func watch(count: Int, id: @escaping (Int) -> AnyHashable?) -> RowWatch {
    let watch = rows?.watch ?? RowWatch()
    rows = Rows(watch: watch, count: count, id: id, around: content?.rowReading)
    return watch
  }

  var isEmpty: Bool { scopes.isEmpty }

  func known(_ identity: ScopeIdentity) -> ViewScope? { scopes[identity] }

  /// Rows to be measured are built in this scope one after another. Parts that do not differ between rows are built and
  /// measured once.
  func measuringScope(orMake make: () -> LazyRowScope) -> LazyRowScope {
    if let measuring, !measuring.isDropped, measuring.servesAnyRow { return measuring }
    measuring?.drop()
    let scope = make()
    if !isDropped { measuring = scope }
    return scope
  }

  func stopSharingMeasuring() {
    measuring?.drop()
    (measuring, sharesMeasuring) = (nil, false)
  }

  /// A duplicate identity gets its own scope with an occurrence number, and the first duplicate is reported.
  func scope(forElement id: AnyHashable) -> ViewScope {
    var identity = ScopeIdentity.row(id, occurrence: 0)
    var occurrence = 0
    while met.contains(identity) {
      occurrence += 1
      identity = .row(id, occurrence: occurrence)
    }
    if occurrence == 1 { context.graph.warn(.duplicateID("\(id.base)", path: path)) }
    return scope(for: identity)
  }

  func forget(_ identity: ScopeIdentity) {
    scopes.removeValue(forKey: identity)?.drop()
  }

  override func drop() {
    super.drop()
    scopes.values.forEach { $0.drop() }
    scopes = [:]
    measuring?.drop()
    measuring = nil
  }

  override func rest() {
    super.rest()
    scopes.values.forEach { $0.rest() }
    measuring?.drop()
    measuring = nil
  }
}
