import Dispatch
import Synchronization

/// Work spread over threads, each with a helper of its own.
///
/// Results come in the order of the items, whatever finished first; so the outcome does not depend on the number of
/// workers.
package struct ParallelMap<Helper> {
  package let helpers: [Helper]

  package init(workers count: Int, make: () -> Helper) { helpers = (0..<max(count, 1)).map { _ in make() } }

  /// What `body` makes of each item, with at most so many `threads` at a time; nil is one for each helper.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], threads: Int? = nil, _ body: @Sendable (Helper, Item) -> Value
  ) -> [Value] {
    let count = min(helpers.count, items.count, max(1, threads ?? .max))
    // One worker or one item needs no thread; starting one would cost more than a small scene.
    guard count > 1 else { return items.map { body(helpers[0], $0) } }
    let next = Atomic(0)
    let results = Mutex<[Value?]>(Array(repeating: nil, count: items.count))
    let shared = Shared(helpers: helpers)
    DispatchQueue.concurrentPerform(iterations: count) { worker in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let value = body(shared.helpers[worker], items[index])
        results.withLock { $0[index] = value }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Each worker uses only the helper of its own number, one item after another, so helpers never meet.
  private struct Shared: @unchecked Sendable {
    let helpers: [Helper]
  }
}
