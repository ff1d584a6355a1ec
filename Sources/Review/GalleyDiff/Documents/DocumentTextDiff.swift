/// The differences between the text of two documents. Lines are matched across all pages, so a row that moved to
/// another page is not reported as removed and added.
public struct DocumentTextDiff: Hashable, Sendable {
  /// The differences of each changed page, by page index from 0.
  ///
  /// Removed lines are listed under their page in the first document, and all other changes under their page in the
  /// second.
  public private(set) var pages: [Int: PageTextDiff] = [:]

  /// Compares the text of two documents.
  ///
  /// - Parameters:
  ///   - old: The text of the first document.
  ///   - new: The text of the second document.
  public init(_ old: DocumentText, _ new: DocumentText) {
    var matching = Matching(old.lines, new.lines)
    matching.matchMoved()
    for (before, after) in matching.partners.enumerated() {
      guard let after else { continue }
      let (from, to) = (old.lines[before], new.lines[after])
      if from.page != to.page {
        pages[to.page, default: PageTextDiff()].arrivals[from.page, default: 0] += 1
      } else {
        pages[to.page, default: PageTextDiff()].addMoved(by: to.place - from.place)
      }
    }
    for gap in matching.gaps { add(gap, old.lines, new.lines) }
    for page in pages.keys { pages[page]?.joinAlike() }
    pages = pages.filter { !$0.value.isEmpty }
  }

  fileprivate struct Gap {
    var old: [Int] = []
    var new: [Int] = []
  }

  /// Limits how many lines are searched for a partner. Otherwise, comparing documents without any common text would
  /// take quadratic time.
  private static let searchedLines = 64

  private mutating func add(_ gap: Gap, _ old: [DocumentText.Line], _ new: [DocumentText.Line]) {
    let isInPlace = gap.old.count == gap.new.count
    var next = 0
    for before in gap.old {
      let partner = gap.new[next...].prefix(Self.searchedLines).firstIndex {
        isInPlace || old[before].words.isLike(new[$0].words)
      }
      guard let partner else {
        pages[old[before].page, default: PageTextDiff()].changes.append(.removed(old[before].words))
        continue
      }
      for after in gap.new[next..<partner] { add(new[after]) }
      let after = new[gap.new[partner]]
      pages[after.page, default: PageTextDiff()].changes.append(.retyped(from: old[before].words, to: after.words))
      next = partner + 1
    }
    for after in gap.new[next...] { add(new[after]) }
  }

  private mutating func add(_ line: DocumentText.Line) {
    pages[line.page, default: PageTextDiff()].changes.append(.added(line.words))
  }
}

extension PageTextDiff {
  fileprivate mutating func joinAlike() {
    var joined: [Change] = []
    for change in changes {
      let partner = joined.firstIndex { change.partner(of: $0) != nil }
      if let partner, let both = change.partner(of: joined[partner]) {
        joined[partner] = both
      } else {
        joined.append(change)
      }
    }
    changes = joined
  }
}

extension PageTextDiff.Change {
  fileprivate func partner(of other: PageTextDiff.Change) -> PageTextDiff.Change? {
    switch (self, other) {
    case (.added(let to), .removed(let from)) where from.isLike(to): .retyped(from: from, to: to)
    case (.removed(let from), .added(let to)) where from.isLike(to): .retyped(from: from, to: to)
    default: nil
    }
  }
}

extension [String] {
  fileprivate func isLike(_ other: [String]) -> Bool {
    var stock = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    let common = count { word in
      guard let left = stock[word], left > 0 else { return false }
      stock[word] = left - 1
      return true
    }
    return common * 2 >= Swift.max(count, other.count)
  }
}

private struct Matching {
  /// The index of the matching new line for each old line, or nil if the line was removed.
  private(set) var partners: [Int?]
  private var held: [Int?] = []
  private var isTaken: [Bool]
  private let old: [String]
  private let new: [String]

  /// Matches lines in their order, starting with lines that are unique in each document.
  init(_ old: [DocumentText.Line], _ new: [DocumentText.Line]) {
    (self.old, self.new) = (old.map(\.text), new.map(\.text))
    partners = [Int?](repeating: nil, count: old.count)
    isTaken = [Bool](repeating: false, count: new.count)
    var end = (old: 0, new: 0)
    grow(from: (0, 0), &end)
    for anchor in UniqueAnchors(self.old, self.new).pairs where anchor.old >= end.old && anchor.new >= end.new {
      var start = anchor
      while start.old > end.old, start.new > end.new, self.old[start.old - 1] == self.new[start.new - 1] {
        start = (start.old - 1, start.new - 1)
      }
      grow(from: start, &end)
    }
    held = partners
  }

  private mutating func grow(from start: (old: Int, new: Int), _ end: inout (old: Int, new: Int)) {
    end = start
    while end.old < old.count, end.new < new.count, old[end.old] == new[end.new] {
      partners[end.old] = end.new
      isTaken[end.new] = true
      end = (end.old + 1, end.new + 1)
    }
  }

  mutating func matchMoved() {
    var stock: [String: [Int]] = [:]
    for place in new.indices.reversed() where !isTaken[place] { stock[new[place], default: []].append(place) }
    for place in old.indices where partners[place] == nil {
      guard let other = stock[old[place]]?.popLast() else { continue }
      partners[place] = other
      isTaken[other] = true
    }
  }

  var gaps: [DocumentTextDiff.Gap] {
    var gaps: [DocumentTextDiff.Gap] = []
    var (gap, next) = (DocumentTextDiff.Gap(), 0)
    for (place, partner) in held.enumerated() {
      guard let partner else {
        if partners[place] == nil { gap.old.append(place) }
        continue
      }
      gap.new += (next..<partner).filter { !isTaken[$0] }
      next = partner + 1
      gaps.append(gap)
      gap = DocumentTextDiff.Gap()
    }
    gap.new += (next..<new.count).filter { !isTaken[$0] }
    gaps.append(gap)
    return gaps
  }
}
