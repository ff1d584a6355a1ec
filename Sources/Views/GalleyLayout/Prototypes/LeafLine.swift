/// What a leaf of a row is on one line, while the row's contents are exchanged for another's.
///
/// The lines of all leaves lie side by side: whoever exchanges contents tells them at once, and nobody asks each leaf.
package struct LeafLine {
  package var isTold = false
  /// The line, where it is told; nil for content of which only its size tells.
  package var line: SizingLine?

  package init(_ line: SizingLine?) { (isTold, self.line) = (true, line) }

  fileprivate init() {}
}

/// The lines of the leaves of one row, in the order of the leaves.
final class LeafLines {
  let base: UnsafeMutablePointer<LeafLine>
  private let count: Int

  init(count: Int) {
    self.count = count
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: LeafLine(), count: count)
  }

  deinit { base.deallocate() }

  func forget() {
    for index in 0..<count { base[index].isTold = false }
  }
}
