extension RowNode<RowSum> {
  /// Adds lengths in the same order in which nodes add their extents, so starts never decrease from one row to the
  /// next.
  func start(of index: Int) -> Double {
    switch content {
    case .rows(let extents): return extents[..<index].reduce(0, +)
    case .run(_, let extent): return Double(index) * extent
    case .branch(let branch):
      let place = branch.place(of: index)
      return branch.extents[..<place.child].reduce(0, +) + branch.nodes[place.child].start(of: place.row)
    }
  }

  struct Guess {
    var row: Int
    var rest: Double
    var left: Double
  }

  func row(at offset: Double) -> Guess {
    switch content {
    case .rows(let extents):
      let place = RowNode.place(of: offset, in: extents)
      let rest = offset - place.start
      return Guess(row: place.index, rest: rest, left: (extents.last == nil ? 0 : extents[place.index]) - rest)
    case .run(let count, let extent):
      // All rows of extent 0 start at the same offset, and the last one is returned.
      guard extent > 0 else { return Guess(row: count - 1, rest: 0, left: 0) }
      let row = max(0, min((offset / extent).rounded(.down), Double(count - 1)))
      let rest = offset - row * extent
      return Guess(row: Int(row), rest: rest, left: extent - rest)
    case .branch(let branch):
      let place = RowNode.place(of: offset, in: branch.extents)
      var guess = branch.nodes[place.index].row(at: offset - place.start)
      guess.row += branch.counts[..<place.index].reduce(0, +)
      return guess
    }
  }

  private static func place(of offset: Double, in extents: [Double]) -> (index: Int, start: Double) {
    extents.withUnsafeBufferPointer { extents in
      var start = 0.0
      var index = 0
      while index + 1 < extents.count {
        let end = start + extents[index]
        if end > offset { break }
        start = end
        index += 1
      }
      return (index, start)
    }
  }
}
