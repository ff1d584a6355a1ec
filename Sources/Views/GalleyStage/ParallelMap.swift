import Dispatch
import Synchronization

/// Every worker has its own helper. Results are in the order of the items.
package struct ParallelMap<Helper> {
  package let helpers: [Helper]

  package init(workers count: Int, make: () -> Helper) { helpers = (0..<max(count, 1)).map { _ in make() } }

  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], threads: Int? = nil, _ body: @Sendable (Helper, Item) -> Value
  ) -> [Value] {
    let count = min(helpers.count, items.count, max(1, threads ?? .max))
    // For one worker or one item, starting a thread would cost more than rendering a small scene.
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

  /// Each worker uses only the helper with its own index, for one item at a time.
  private struct Shared: @unchecked Sendable {
    let helpers: [Helper]
  }
}
