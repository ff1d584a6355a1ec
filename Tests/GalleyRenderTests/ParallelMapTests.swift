import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("The function parallelMap")
struct ParallelMapTests {
  /// Counts how often it is used. If two threads used it at once, counts would be lost.
  private final class Counter {
    var uses = 0
  }

  @Test("Results are in the order of the items", arguments: [0, 1, 2, 8], [0, 1, 2, 1000])
  func order(workers: Int, count: Int) {
    let map = ParallelMap(workers: workers) { Counter() }
    let items = Array(0..<count)
    #expect(map.map(items) { _, item in item * 2 } == items.map { $0 * 2 })
  }

  @Test("Each thread processes one item at a time, and every item is processed once")
  func helpers() {
    var made: [Counter] = []
    let map = ParallelMap(workers: 4) {
      let counter = Counter()
      made.append(counter)
      return counter
    }
    _ = map.map(Array(0..<2000)) { counter, item in
      counter.uses += 1
      return item
    }
    #expect(made.count == 4)
    #expect(made.map(\.uses).reduce(0, +) == 2000)
  }
}
