import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// A scroller that views are inside, and the one around it.
final class ScrollerChain {
  /// The scroller's state. The rows in a scroller know the chain, and the scroller knows its rows: it is held weakly.
  private weak var state: ScrollState?
  /// The next scroller further out; nil where there is none.
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

/// A view that some scroller has to show, and which scrollers are asked for it in turn.
///
/// Scrollers of one turn are asked together; those of the next only where none of them holds the view. Who holds it is
/// known when the tree is laid out, so each turn is a layout of its own.
final class ScrollQuest {
  private let turns: [Set<ObjectIdentifier>]
  private var turn = 0
  private var isFound = false

  /// A quest among the scrollers of `turns`; turns without scrollers are left out.
  init(_ turns: [[ScrollState]]) {
    self.turns = turns.filter { !$0.isEmpty }.map { Set($0.map(ObjectIdentifier.init)) }
  }

  func asks(_ state: ScrollState) -> Bool {
    turns.indices.contains(turn) && turns[turn].contains(ObjectIdentifier(state))
  }

  func found() { isFound = true }

  /// Asks from the first turn on, where nobody holds the view yet: what changed may have brought it.
  fileprivate func restart() { if !isFound { turn = 0 } }

  /// Goes on to the next turn, if there is one and nobody holds the view; answers whether it did.
  fileprivate func goOn() -> Bool {
    guard !isFound, turn + 1 < turns.count else { return false }
    turn += 1
    return true
  }
}

/// The quests of a frame.
final class ScrollQuests: TreeValue {
  private var quests: [ObjectIdentifier: ScrollQuest] = [:]
  private var frame = 0

  init(in graph: ViewGraph) {}

  func add(_ quest: ScrollQuest, in frame: Int) {
    if frame != self.frame { (quests, self.frame) = ([:], frame) }
    quests[ObjectIdentifier(quest)] = quest
  }

  func frameWillBegin(in context: BuildContext) {
    let frame = context.graph.frame
    if frame != self.frame { quests = [:] }
    for quest in quests.values { quest.restart() }
  }

  func settle(in root: LayoutNode) -> Bool {
    var isChanged = false
    for quest in quests.values where quest.goOn() { isChanged = true }
    return isChanged
  }
}
