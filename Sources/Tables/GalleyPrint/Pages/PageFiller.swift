/// Divides a table into pages. The same code counts and draws the pages, so the two always agree.
struct PageFiller {
  let groups: TableGroups
  let lines: (Int) -> Int
  let heights: Heights
  let splitsRows: Bool
  var breaksGroups = false
  var groupHeights: GroupHeights?

  struct Heights {
    var line: Double
    var padding: Double
    var heading: Double
    var total: Double
  }

  struct Place: Hashable {
    var segment = 0
    var row = 0
    var line = 0
  }

  enum Block {
    case heading(Int, isContinued: Bool)
    case row(Int, lines: Range<Int>, count: Int)
    case total(Int?)
  }

  func isEnd(_ place: Place) -> Bool { place.segment >= groups.segments.count }

  /// Fills a page and returns where the next one starts. `put` receives each block, its top edge on the page and its
  /// height.
  func fill<Failure>(
    from place: Place, space: Double, _ put: (Block, Double, Double) throws(Failure) -> Void
  ) throws(Failure) -> Place {
    var place = place
    var y = 0.0
    for group in openGroups(at: place) {
      try put(.heading(group, isContinued: true), y, heading(group))
      y += heading(group)
    }
    let top = y
    while !isEnd(place) {
      switch groups.segments[place.segment] {
      case .heading(let group):
        guard y == top || y + heightKeptTogether(from: place) <= space else { return place }
        if breaksGroups, y > top, groups.groups[group].level == 0 { return place }
        try put(.heading(group, isContinued: false), y, heading(group))
        y += heading(group)
        place = Place(segment: place.segment + 1)
      case .total(let group):
        guard y == top || y + total(group) <= space else { return place }
        try put(.total(group), y, total(group))
        y += total(group)
        place = Place(segment: place.segment + 1)
      case .rows(let rows):
        let isFull = try fill(rows, &place, &y, top: top, space: space, put)
        if isFull { return place }
      }
    }
    return place
  }

  private func fill<Failure>(
    _ rows: Range<Int>, _ place: inout Place, _ y: inout Double, top: Double, space: Double,
    _ put: (Block, Double, Double) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    while place.row < rows.count {
      let row = rows.lowerBound + place.row
      let count = lines(row)
      let rest = height(lines: count - place.line)
      // The last row stays on the page of its totals, and at least two rows stay with a heading.
      let tail = place.row == rows.count - 1 ? totalsHeight(behind: place.segment) : 0
      if y + rest + tail <= space || (y == top && y + rest <= space) {
        try put(.row(row, lines: place.line..<count, count: count), y, rest)
        y += rest
        place.row += 1
        place.line = 0
        continue
      }
      let fitting = min(count - place.line, Int((space - y - heights.padding) / heights.line))
      let isTall = splitsRows || height(lines: count) > space - top || isBehindHeading(place)
      // A split row has at least two lines on each page, if it has enough lines.
      guard isTall, fitting >= min(2, count - place.line), y + rest > space else {
        if y > top { return true }
        // The page has no other rows, so the row must be split here.
        let shown = max(1, fitting)
        try put(.row(row, lines: place.line..<(place.line + shown), count: count), y, height(lines: shown))
        advance(&place, by: shown, of: count)
        return true
      }
      try put(.row(row, lines: place.line..<(place.line + fitting), count: count), y, height(lines: fitting))
      advance(&place, by: fitting, of: count)
      return true
    }
    place = Place(segment: place.segment + 1)
    return false
  }

  private func advance(_ place: inout Place, by lines: Int, of count: Int) {
    place.line += lines
    guard place.line >= count else { return }
    place.row += 1
    place.line = 0
  }

  private func heading(_ group: Int) -> Double { groupHeights?.headings[group] ?? heights.heading }

  private func total(_ group: Int?) -> Double {
    groupHeights.map { heights in group.map { heights.totals[$0] } ?? heights.all } ?? heights.total
  }

  private func height(lines count: Int) -> Double { Double(count) * heights.line + heights.padding }

  private func totalsHeight(behind segment: Int) -> Double {
    var height = 0.0
    for next in groups.segments[(segment + 1)...] {
      guard case .total(let group) = next else { break }
      height += total(group)
    }
    return height
  }

  private func heightKeptTogether(from place: Place) -> Double {
    var height = 0.0
    for (offset, segment) in groups.segments[place.segment...].enumerated() {
      switch segment {
      case .heading(let group): height += heading(group)
      case .total: return height
      case .rows(let rows):
        // The last row stays on the page of its totals.
        let tail = rows.count <= 2 ? totalsHeight(behind: place.segment + offset) : 0
        return height + tail + rows.prefix(2).reduce(0) { $0 + self.height(lines: min(lines($1), 3)) }
      }
    }
    return height
  }

  private func openGroups(at place: Place) -> [Int] {
    guard !isEnd(place) else { return [] }
    switch groups.segments[place.segment] {
    case .rows(let rows):
      // If a page starts with the first row of a group, its heading was just drawn, so the heading is not repeated with
      // the note "continued".
      return place.row == 0 && place.line == 0 && !isBehindTotal(place)
        ? [] : groups.path(of: groups.innermost(at: rows.lowerBound + place.row))
    case .heading(let group): return groups.path(of: groups.groups[group].parent)
    case .total(let group): return groups.path(of: group)
    }
  }

  /// Returns whether the position is directly after a heading, which must not be the last block of a page.
  private func isBehindHeading(_ place: Place) -> Bool {
    guard place.row == 0, place.line == 0, place.segment > 0, case .heading = groups.segments[place.segment - 1] else {
      return false
    }
    return true
  }

  private func isBehindTotal(_ place: Place) -> Bool {
    guard place.segment > 0, case .total = groups.segments[place.segment - 1] else { return false }
    return true
  }
}
