/// Edits take logarithmic time. Copies share their unchanged nodes.
struct RowTree<Whole: RowWhole>: Sendable {
  private(set) var root = RowNode<Whole>(.rows([]))

  var count: Int { root.count }

  mutating func insert(_ contents: [RowNode<Whole>.Content], at index: Int) {
    takeOver()
    var place = index
    for content in contents {
      let before = count
      grow(by: root.insert(content, at: place))
      place += count - before
    }
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    takeOver()
    root.remove(range)
    while case .branch(let branch) = root.content, branch.nodes.count == 1 { root = branch.nodes[0] }
  }

  mutating func move(_ range: Range<Int>, to index: Int) {
    guard !range.isEmpty, !(range.lowerBound...range.upperBound).contains(index) else { return }
    let moved = root.contents(of: range)
    remove(range)
    insert(moved, at: index > range.lowerBound ? index - range.count : index)
  }

  mutating func replace(_ index: Int, with extent: Double) {
    takeOver()
    grow(by: root.replace(index, with: extent))
  }

  private mutating func takeOver() {
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
  }

  private mutating func grow(by siblings: [RowNode<Whole>]) {
    var level = siblings
    while !level.isEmpty {
      let above = RowBranch<Whole>.branches(over: [root] + level)
      root = above[0]
      level = Array(above.dropFirst())
    }
  }
}
