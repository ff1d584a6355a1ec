import GalleyRender
import GalleyViews

/// The account of rows that go onto pages: which a list holds, and which a page shows.
package struct RowAccount {
  struct Container {
    let count: Int
    let shows: (Int) -> Bool
    let name: (Int) -> String
  }

  private var containers: [PageBlock.Key: Container] = [:]
  /// The rows that are shown or have nothing to show, and everything they are in.
  private var settled: Set<PageBlock.Key> = []
  private var open: [PageBlock.Key: () -> String] = [:]

  mutating func add(_ container: Container, at key: PageBlock.Key) { containers[key] = container }

  mutating func expect(_ key: PageBlock.Key, name: @escaping () -> String) {
    if !settled.contains(key) { open[key] = name }
  }

  /// Notes that what stands at `key` is shown to its end, or has nothing to show.
  mutating func settle(_ key: PageBlock.Key) {
    open[key] = nil
    var key = key
    // Where something is settled, what it is in is, too.
    while !key.isEmpty, settled.insert(key).inserted { key.removeLast() }
  }

  /// Forgets what is to be shown of what stands at `key`, because it is shown in parts.
  mutating func split(_ key: PageBlock.Key) { open[key] = nil }

  /// The names of what no page shows, at most `limit`, in order.
  func lost(limit: Int) -> [String] {
    var lost = open.sorted { $0.key.lexicographicallyPrecedes($1.key) }.prefix(limit).map { $0.value() }
    for (key, container) in containers.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      for row in 0..<container.count where lost.count < limit && isLost(row, of: container, at: key) {
        lost.append(container.name(row))
      }
    }
    return lost
  }

  private func isLost(_ row: Int, of container: Container, at key: PageBlock.Key) -> Bool {
    let own = key + [row]
    return !settled.contains(own) && open[own] == nil && container.shows(row)
  }
}
