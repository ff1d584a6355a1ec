import Dispatch
import Synchronization

/// Processes rows on several threads. The results are in row order, so they are the same for any number of workers.
struct RowWorkers<Worker> {
  let workers: [Worker]

  private static var portion: Int { 1 << 14 }

  static func portions(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: portion).map { $0..<min($0 + portion, count) }
  }

  func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ body: @Sendable (Worker, Item) -> Value
  ) -> [Value] {
    guard workers.count > 1, items.count > 1 else {
      return workers.first.map { one in items.map { body(one, $0) } } ?? []
    }
    let next = Atomic(0)
    let found = Mutex([Value?](repeating: nil, count: items.count))
    let shared = Shared(workers: workers)
    DispatchQueue.concurrentPerform(iterations: workers.count) { worker in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let value = body(shared.workers[worker], items[index])
        found.withLock { $0[index] = value }
      }
    }
    return found.withLock { $0.compactMap { $0 } }
  }

  /// The workers, of which each thread uses only the one with its index.
  private struct Shared: @unchecked Sendable {
    let workers: [Worker]
  }
}
