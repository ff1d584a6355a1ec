import GalleyGeometry
package import GalleyLayout
package import GalleyText

/// What all views of one tree share: the door to text, what features keep for the whole tree, and the list of problems.
package final class BuildContext {
  package let measurer: TextMeasurer
  var canvas = ProposedViewSize.unspecified
  package let layoutCounters = LayoutCounters()
  package let graph = ViewGraph()
  package let sharedSize = SharedSize()
  private var lists: [WeakSharedSize] = []
  var rowEdits = 0
  /// What could not be shown as asked, in the order it was met; each once.
  package private(set) var problems: [ViewProblem] = []
  private var known: Set<ViewProblem> = []
  private var collections = 0

  init(setting measurer: TextMeasurer) { self.measurer = measurer }

  func nextCollection() -> Int {
    collections += 1
    return collections
  }

  /// Drops what was wrong with scroll positions, before a tree is placed for others.
  func forgetScrollProblems() {
    problems.removeAll(where: \.kind.isAboutScrolling)
    known = Set(problems)
  }

  /// Adds `problem` unless it is known already.
  package func report(_ problem: ViewProblem) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  func add(_ sharedSize: SharedSize) { lists.append(WeakSharedSize(sharedSize)) }

  package var sharedSizes: [SharedSize] { [sharedSize] + lists.compactMap(\.sharedSize) }

  /// Forgets what was shown before, so that what is shown next does not hang on it: columns that grow with what is
  /// shown, rows whose lengths are estimated, and offsets that scrollers passed on.
  package func forgetShown() {
    graph.values.all.forEach { $0.forgetShown() }
    for sharedSize in sharedSizes { sharedSize.forgetShown() }
    graph.scrollRound += 1
  }

  /// Whether what is shown hangs on what was shown before: columns grew, or the lengths of rows are estimated.
  package var hangsOnShown: Bool { sharedSizes.contains { $0.hangsOnShown } }

  /// Forgets from where scrollers came, so that headers do not hang on it.
  package func forgetWays() { graph.scrollRound += 1 }

  /// Lets everything be agreed upon anew, because views changed.
  func reopenSharedSizes() {
    for sharedSize in sharedSizes where sharedSize.isUsed { sharedSize.reopen() }
  }

  /// Whether something agreed upon changed, so that what hangs on it has to be laid out again.
  func settleSharedSizes() -> Bool {
    lists.removeAll { $0.sharedSize == nil }
    var isChanged = false
    for sharedSize in sharedSizes where sharedSize.settle() { isChanged = true }
    return isChanged
  }
}

/// A reference to a shared size that does not keep it alive.
private struct WeakSharedSize {
  weak var sharedSize: SharedSize?

  init(_ sharedSize: SharedSize) { self.sharedSize = sharedSize }
}
