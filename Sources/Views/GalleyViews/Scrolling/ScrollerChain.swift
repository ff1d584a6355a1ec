import GalleyGeometry
import GalleyLayout
import GalleyScroll

final class ScrollerChain {
  /// Weak, to avoid a reference cycle: rows refer to the chain, and the scroll view refers to its rows.
  private weak var state: ScrollState?
  var around: ScrollerChain?

  init(_ state: ScrollState) { self.state = state }

  var states: [ScrollState] { [state].compactMap(\.self) + (around?.states ?? []) }
}

extension EnvironmentValues {
  var scrollerAround: ScrollerChain? {
    get { self[ScrollerAroundKey.self] }
    set { self[ScrollerAroundKey.self] = newValue }
  }
}

private struct ScrollerAroundKey: EnvironmentKey {
  static var defaultValue: ScrollerChain? { nil }
}

/// A search for the scroll views that contain a view, in turns: the next turn follows only if no scroll view of the
/// previous turn contains the view. This is certain only after layout, so each turn is a separate layout.
final class ScrollSearch {
  private let turns: [Set<ObjectIdentifier>]
  private var turn = 0
  private var isFound = false

  init(_ turns: [[ScrollState]]) {
    self.turns = turns.filter { !$0.isEmpty }.map { Set($0.map(ObjectIdentifier.init)) }
  }

  func includes(_ state: ScrollState) -> Bool {
    turns.indices.contains(turn) && turns[turn].contains(ObjectIdentifier(state))
  }

  func found() { isFound = true }

  /// Returns to the first turn unless the view was found: changed content may now contain it.
  fileprivate func restart() { if !isFound { turn = 0 } }

  fileprivate func advance() -> Bool {
    guard !isFound, turn + 1 < turns.count else { return false }
    turn += 1
    return true
  }
}

final class ScrollSearches: TreeValue {
  private var searches: [ObjectIdentifier: ScrollSearch] = [:]
  private var frame = 0

  init(in graph: ViewGraph) {}

  func add(_ search: ScrollSearch, in frame: Int) {
    if frame != self.frame { (searches, self.frame) = ([:], frame) }
    searches[ObjectIdentifier(search)] = search
  }

  func frameWillBegin(in context: BuildContext) {
    let frame = context.graph.frame
    if frame != self.frame { searches = [:] }
    for search in searches.values { search.restart() }
  }

  func settle(in root: LayoutNode) -> Bool {
    var isChanged = false
    for search in searches.values where search.advance() { isChanged = true }
    return isChanged
  }
}
