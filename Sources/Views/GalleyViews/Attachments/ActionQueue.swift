final class ActionQueue: TreeValue {
  enum Turn: CaseIterable {
    case vanish
    case appear
    case disappear
    case change
    case preference
  }

  private var waiting: [Turn: [() -> Void]] = [:]

  init(in graph: ViewGraph) {}

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ turn: Turn, _ run: @escaping () -> Void) { waiting[turn, default: []].append(run) }

  /// The action does not run if `scope` no longer exists by then, or if it was built only for measuring.
  func add(_ turn: Turn, of scope: ViewScope, _ run: @escaping () -> Void) {
    add(turn) { [weak scope] in
      guard let scope, !scope.isDropped, !scope.isOnlyMeasured else { return }
      scope.context.graph.act(of: scope, run)
    }
  }

  func run() {
    let due = waiting
    waiting = [:]
    for turn in Turn.allCases { due[turn]?.forEach { $0() } }
  }
}

/// Limits how often an action runs per frame: a value that changes itself would loop forever.
final class CycleGuard {
  static let limit = 2
  /// The limit for a new view. SwiftUI shows a new view in several updates, each with its own limit; we measured 6 and
  /// 7 runs in SwiftUI.
  static let firstLimit = 6
  private let firstFrame: Int?
  private let usualLimit: Int
  private var frame = 0
  private var count = 0

  init(newIn frame: Int? = nil, limit: Int = CycleGuard.limit) {
    usualLimit = limit
    // The root view is built before frame 1.
    firstFrame = frame.map { max($0, 1) }
  }

  /// Reports only the first refusal in each frame.
  func admits(_ binding: String, of scope: ViewScope, from old: Any, to new: Any) -> Bool {
    let graph = scope.context.graph
    if frame != graph.frame { (frame, count) = (graph.frame, 0) }
    count += 1
    let limit = frame == firstFrame ? CycleGuard.firstLimit : usualLimit
    if count == limit + 1 {
      graph.warn(.cycle(binding: binding, path: scope.path, old: "\(old)", new: "\(new)"))
    }
    return count <= limit
  }
}
