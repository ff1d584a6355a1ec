import GalleyRender
import GalleyViews

/// Tracks which rows exist and which have been printed, to detect lost rows.
package struct RowAccount {
  struct Container {
    let count: Int
    let shows: (Int) -> Bool
    let name: (Int) -> String
  }

  private var containers: [PageBlock.Key: Container] = [:]
  /// The rows that are shown completely or have no content, and their containers.
  private var settled: Set<PageBlock.Key> = []
  private var open: [PageBlock.Key: () -> String] = [:]

  mutating func add(_ container: Container, at key: PageBlock.Key) { containers[key] = container }

  mutating func expect(_ key: PageBlock.Key, name: @escaping () -> String) {
    if !settled.contains(key) { open[key] = name }
  }

  /// Records that the row at `key` is shown to its end or has no content.
  mutating func settle(_ key: PageBlock.Key) {
    open[key] = nil
    var key = key
    // Its containers are settled as well.
    while !key.isEmpty, settled.insert(key).inserted { key.removeLast() }
  }

  /// Stops expecting the block at `key`, because its parts are expected instead.
  mutating func split(_ key: PageBlock.Key) { open[key] = nil }

  /// Returns the names of up to `limit` rows that no page shows, in order.
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
