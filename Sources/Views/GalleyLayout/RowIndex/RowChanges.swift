struct RowChanges {
  let removed: Range<Int>
  /// The inserted or moved rows of the later run.
  let inserted: Range<Int>
  /// The earlier index of each row in `inserted`; nil for a new or changed row.
  let origins: [Int?]
  /// The later index of each removed row whose identity still exists.
  let successors: [Int: Int]

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  var new: [Int] { inserted.filter { origins[$0 - inserted.lowerBound] == nil } }

  init?(from earlier: any RowContent, to later: any RowContent) {
    guard later.isComparable(to: earlier) else { return nil }
    let maximum = min(earlier.count, later.count)
    var first = 0
    while first < maximum, later.isSame(first, as: first, of: earlier) { first += 1 }
    var last = 0
    while last < maximum - first, later.isSame(later.count - 1 - last, as: earlier.count - 1 - last, of: earlier) {
      last += 1
    }
    removed = first..<earlier.count - last
    inserted = first..<later.count - last
    var places: [AnyHashable: Int] = [:]
    if !inserted.isEmpty { for row in removed { places[earlier.id(ofRow: row)] = row } }
    var successors: [Int: Int] = [:]
    origins = inserted.map { row in
      guard let place = places[later.id(ofRow: row)] else { return nil }
      if successors[place] == nil { successors[place] = row }
      return later.isSame(row, as: place, of: earlier) ? place : nil
    }
    self.successors = successors
  }

  func place(of index: Int) -> Int? {
    if index < removed.lowerBound { return index }
    if index >= removed.upperBound { return index - removed.count + inserted.count }
    return successors[index]
  }
}

package protocol RowContent: AnyObject {
  var count: Int { get }

  func id(ofRow index: Int) -> AnyHashable

  func isComparable(to earlier: any RowContent) -> Bool

  func isSame(_ index: Int, as other: Int, of earlier: any RowContent) -> Bool
}

extension RowWidths {
  mutating func apply(_ changes: RowChanges) {
    let widths = changes.origins.map { $0.flatMap { width(ofRow: $0) } }
    remove(changes.removed)
    insert(widths, at: changes.inserted.lowerBound)
  }
}

extension RowIndex {
  mutating func apply(_ changes: RowChanges, at first: Int, _ measure: (Int) -> Double?) {
    let lengths = changes.inserted.map { row -> Double? in
      guard let origin = changes.origins[row - changes.inserted.lowerBound] else { return measure(row) }
      return shownLength(of: first + origin)
    }
    remove(first + changes.removed.lowerBound..<first + changes.removed.upperBound)
    insert(lengths: lengths, at: first + changes.inserted.lowerBound)
  }
}
