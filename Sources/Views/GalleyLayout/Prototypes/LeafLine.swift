/// The lines of all leaves are stored next to each other, so that one exchange sets them all.
package struct LeafLine {
  package var isReported = false
  /// The metrics of the line, which are valid if `isReported` is set. Nil if only the size of the content is available.
  package var line: SizingLine?

  package init(_ line: SizingLine?) { (isReported, self.line) = (true, line) }

  fileprivate init() {}
}

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
    for index in 0..<count { base[index].isReported = false }
  }
}
