/// Finds the cycles of a directed graph (Tarjan's strongly connected components).
enum Cycles {
  /// Returns the strongly connected components that have more than one node, largest first.
  static func find(in edges: [[Int]]) -> [[Int]] {
    var search = Search(edges: edges)
    for node in edges.indices where search.index[node] == nil { search.visit(node) }
    return search.found.sorted { $0.count > $1.count }
  }

  private struct Search {
    let edges: [[Int]]
    var index: [Int?]
    var low: [Int]
    var isOpen: [Bool]
    var stack: [Int] = []
    var count = 0
    var found: [[Int]] = []

    init(edges: [[Int]]) {
      self.edges = edges
      index = edges.map { _ in nil }
      low = edges.map { _ in 0 }
      isOpen = edges.map { _ in false }
    }

    /// The recursion depth is at most the length of the longest path through one target's files.
    mutating func visit(_ node: Int) {
      let order = count
      count += 1
      index[node] = order
      low[node] = order
      stack.append(node)
      isOpen[node] = true
      for target in edges[node] {
        if let visited = index[target] {
          if isOpen[target] { low[node] = min(low[node], visited) }
        } else {
          visit(target)
          low[node] = min(low[node], low[target])
        }
      }
      if low[node] == order { close(node) }
    }

    private mutating func close(_ node: Int) {
      var group: [Int] = []
      while let member = stack.popLast() {
        isOpen[member] = false
        group.append(member)
        if member == node { break }
      }
      if group.count > 1 { found.append(group) }
    }
  }
}
