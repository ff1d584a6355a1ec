import GalleyGeometry
package import GalleyLayout
package import GalleyText

package final class BuildContext {
  package let measurer: TextMeasurer
  var canvas = ProposedViewSize.unspecified
  package let layoutCounters = LayoutCounters()
  package let graph = ViewGraph()
  package let sharedSize = SharedSize()
  private var lists: [WeakSharedSize] = []
  var rowEdits = 0
  package private(set) var problems: [ViewProblem] = []
  private var known: Set<ViewProblem> = []
  private var collections = 0
  /// Whether scroll views without an identity get numbered names, so that scripts can refer to them.
  package var numbersScrollers = false
  private var scrollers = 0

  init(setting measurer: TextMeasurer) { self.measurer = measurer }

  func nextScroller() -> Int? {
    guard numbersScrollers else { return nil }
    scrollers += 1
    return scrollers
  }

  func nextCollection() -> Int {
    collections += 1
    return collections
  }

  func forgetScrollProblems() {
    problems.removeAll(where: \.kind.isAboutScrolling)
    known = Set(problems)
  }

  package func report(_ problem: ViewProblem) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  func add(_ sharedSize: SharedSize) { lists.append(WeakSharedSize(sharedSize)) }

  package var sharedSizes: [SharedSize] { [sharedSize] + lists.compactMap(\.sharedSize) }

  /// Resets state carried over from earlier frames: growing columns, estimated row lengths and the offsets of linked
  /// scroll views.
  package func resetShownState() {
    graph.values.all.forEach { $0.resetShownState() }
    for sharedSize in sharedSizes { sharedSize.resetShownState() }
    graph.scrollRound += 1
  }

  package var dependsOnVisibleRows: Bool { sharedSizes.contains { $0.dependsOnVisibleRows } }

  /// Resets headers that react to the scroll direction.
  package func forgetWays() { graph.scrollRound += 1 }

  func reopenSharedSizes() {
    for sharedSize in sharedSizes where sharedSize.isUsed { sharedSize.reopen() }
  }

  /// Returns whether a size changed.
  func resolveSharedSizes() -> Bool {
    lists.removeAll { $0.sharedSize == nil }
    var isChanged = false
    for sharedSize in sharedSizes where sharedSize.settle() { isChanged = true }
    return isChanged
  }
}

private struct WeakSharedSize {
  weak var sharedSize: SharedSize?

  init(_ sharedSize: SharedSize) { self.sharedSize = sharedSize }
}
