/// The actions that wait for the end of a pass, kind after kind.
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

  /// Adds an action that is run unless `scope` is gone by then, or a row that was only built to be measured.
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

/// Lets an action of one place run only a few times in a frame, so that a value which changes itself comes to an end.
final class CycleGuard {
  static let limit = 2
  /// How often it may in the frame in which its view is new, where that makes a difference: a view that shows itself
  /// for the first time is shown in several updates of SwiftUI's, each with a limit of its own. Recorded are 6 and 7.
  static let firstLimit = 6
  private let firstFrame: Int?
  private let usualLimit: Int
  private var frame = 0
  private var count = 0

  /// A guard for a view that is new in `frame`; nil where that makes no difference.
  init(newIn frame: Int? = nil, limit: Int = CycleGuard.limit) {
    usualLimit = limit
    // The root is built before its first frame.
    firstFrame = frame.map { max($0, 1) }
  }

  /// Whether the action may run now; the first time in a frame it may not, that is told.
  ///
  /// `binding` is what the action follows, as the report names it.
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
