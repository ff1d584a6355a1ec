import GalleyViews

struct RowAccount {
  struct Container {
    let count: Int
    let shows: (Int) -> Bool
    let name: (Int) -> String
  }

  private var containers: [PageBlock.Key: Container] = [:]
  private var settled: Set<PageBlock.Key> = []
  private var open: [PageBlock.Key: () -> String] = [:]

  mutating func add(_ container: Container, at key: PageBlock.Key) { containers[key] = container }

  mutating func expect(_ key: PageBlock.Key, name: @escaping () -> String) {
    if !settled.contains(key) { open[key] = name }
  }

  mutating func settle(_ key: PageBlock.Key) {
    open[key] = nil
    var key = key
    // Once a row is accounted for, so are the containers around it.
    while !key.isEmpty, settled.insert(key).inserted { key.removeLast() }
  }

  mutating func split(_ key: PageBlock.Key) { open[key] = nil }

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
