import GalleyGeometry

struct GridArrangement {
  private let rule: GridRule
  private let children: [LayoutNode]
  private var cells: [Cell] = []
  private var columns: [Track] = []
  private var rows: [Track] = []

  private struct Cell {
    var traits: GridCellTraits
    var row: Int
    var columns: Range<Int>

    var isSingle: Bool { columns.count == 1 }
  }

  fileprivate struct Track {
    var start = 0.0
    var length = 0.0
    var low = 0.0
    var guide: AlignmentKey
  }

  init(_ rule: GridRule, _ proposal: ProposedViewSize, _ children: [LayoutNode]) {
    self.rule = rule
    self.children = children
    readCells()
    shareWidth(proposal.width)
    shareHeight(proposal.height)
  }

  var size: Size { Size(width: columns.end, height: rows.end) }

  var placements: [Placement?] { cells.indices.map(placement) }
}

// MARK: - Reading

extension GridArrangement {
  /// A larger span is probably an error and would cost too much memory.
  private static let maximumColumns = 1000

  private mutating func readCells() {
    var next = 0
    for child in children {
      let traits = GridCellTraits(of: child)
      let startsRow = traits.row?.isFirst ?? true || cells.last?.traits.row == nil
      if startsRow || rows.isEmpty {
        rows.append(Track(guide: traits.row?.alignment?.key ?? rule.alignment.vertical.key))
        next = 0
      }
      let span = traits.row == nil ? 0 : min(max(traits.columns ?? 1, 1), GridArrangement.maximumColumns)
      cells.append(Cell(traits: traits, row: rows.count - 1, columns: next..<next + span))
      next += span
    }
    let count = cells.map(\.columns.upperBound).max() ?? 0
    // A view outside the rows spans all columns, or a single one if no other cell creates columns.
    let all = 0..<max(count, cells.isEmpty ? 0 : 1)
    for index in cells.indices where cells[index].traits.row == nil { cells[index].columns = all }
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in cells {
      guard let own = cell.traits.columnAlignment, alignments[cell.columns.lowerBound] == nil else { continue }
      alignments[cell.columns.lowerBound] = own
    }
    columns = all.map { Track(guide: (alignments[$0] ?? rule.alignment.horizontal).key) }
  }
}

// MARK: - Sharing

extension GridArrangement {
  private mutating func shareWidth(_ width: Double?) {
    let gaps = rule.horizontalSpacing * Double(max(columns.count - 1, 0))
    let sizing = cells.indices.filter { !cells[$0].traits.unsizedAxes.contains(.horizontal) }
    var members = [[Int]](repeating: [], count: columns.count)
    for index in sizing where cells[index].isSingle { members[cells[index].columns.lowerBound].append(index) }
    let lengths = GridShares(count: columns.count, space: width.map { $0 - gaps }) { column, offer in
      extent(of: members[column], in: columns[column].guide) { ProposedViewSize(width: offer, height: nil) }
    }
    for column in columns.indices {
      columns[column].length = lengths[column]
      columns[column].low = low(of: members[column], in: columns[column].guide) {
        ProposedViewSize(width: lengths[column], height: nil)
      }
    }
    for index in sizing where cells[index].columns.count > 1 { widen(for: index, offered: width) }
    columns.line(up: rule.horizontalSpacing)
  }

  private mutating func widen(for index: Int, offered width: Double?) {
    let span = cells[index].columns
    let gaps = rule.horizontalSpacing * Double(span.count - 1)
    let before = columns[..<span.lowerBound].reduce(0.0) { $0 + $1.length }
    let others = columns[span.upperBound...].reduce(before) { $0 + $1.length }
    let spacing = rule.horizontalSpacing * Double(columns.count - span.count)
    // `max` returns 0 for NaN, the result if both the width and the columns are infinite.
    let offer = width.map { max(0, $0 - others - spacing) }
    let wanted = children[index].size(for: ProposedViewSize(width: offer, height: nil)).width
    let missing = wanted - gaps - span.reduce(0.0) { $0 + columns[$1].length }
    guard missing > 0 else { return }
    for column in span { columns[column].lengthen(by: missing / Double(span.count)) }
  }

  private mutating func shareHeight(_ height: Double?) {
    let gaps = rule.verticalSpacing * Double(max(rows.count - 1, 0))
    var members = [[Int]](repeating: [], count: rows.count)
    for (index, cell) in cells.enumerated() where !cell.traits.unsizedAxes.contains(.vertical) {
      members[cell.row].append(index)
    }
    let widths = cells.map { width(of: $0.columns) }
    func offers(_ row: Int, _ offer: Double?) -> Double {
      extent(of: members[row], in: rows[row].guide) { ProposedViewSize(width: widths[$0], height: offer) }
    }
    let lengths = GridShares(count: rows.count, space: height.map { $0 - gaps }, offers)
    for row in rows.indices {
      rows[row].length = lengths[row]
      rows[row].low = low(of: members[row], in: rows[row].guide) {
        ProposedViewSize(width: widths[$0], height: lengths[row])
      }
    }
    rows.line(up: rule.verticalSpacing)
  }

  private func extent(
    of members: [Int], in guide: AlignmentKey, offered proposal: (Int) -> ProposedViewSize
  ) -> Double {
    var low = 0.0
    var high = 0.0
    for (position, index) in members.enumerated() {
      let dimensions = children[index].dimensions(for: proposal(index))
      let start = GuideDistance.from(dimensions[guide], to: 0)
      let end = start + dimensions.size[guide.axis]
      low = position == 0 ? start : min(low, start)
      high = position == 0 ? end : max(high, end)
    }
    return max(high - low, 0)
  }

  private func low(
    of members: [Int], in guide: AlignmentKey, offered proposal: (Int) -> ProposedViewSize
  ) -> Double {
    members.map { GuideDistance.from(children[$0].dimensions(for: proposal($0))[guide], to: 0) }.min() ?? 0
  }

  private func extent(
    of members: [Int], in guide: AlignmentKey, offered proposal: () -> ProposedViewSize
  ) -> Double {
    let proposal = proposal()
    return extent(of: members, in: guide) { _ in proposal }
  }

  private func low(of members: [Int], in guide: AlignmentKey, offered proposal: () -> ProposedViewSize) -> Double {
    let proposal = proposal()
    return low(of: members, in: guide) { _ in proposal }
  }
}

// MARK: - Placing

extension GridArrangement {
  private func width(of span: Range<Int>) -> Double {
    span.reduce(rule.horizontalSpacing * Double(max(span.count - 1, 0))) { $0 + columns[$1].length }
  }

  private func placement(_ index: Int) -> Placement {
    let cell = cells[index]
    let row = rows[cell.row]
    let start = columns[cell.columns.lowerBound].start
    let room = Rect(x: start, y: row.start, width: width(of: cell.columns), height: row.length)
    let offered = ProposedViewSize(room.size)
    let dimensions = children[index].dimensions(for: offered)
    var origin = room.origin
    if let anchor = cell.traits.anchor {
      origin.x += GuideDistance.from(anchor.x * dimensions.width, to: anchor.x * room.width)
      origin.y += GuideDistance.from(anchor.y * dimensions.height, to: anchor.y * room.height)
      return Placement(origin: origin, proposal: offered)
    }
    let column = columns[cell.columns.lowerBound]
    let joins = cell.isSingle && !cell.traits.unsizedAxes.contains(.horizontal)
    origin.x += distance(dimensions, in: column, alone: joins ? nil : room.width)
    origin.y += distance(dimensions, in: row, alone: cell.traits.unsizedAxes.contains(.vertical) ? row.length : nil)
    return Placement(origin: origin, proposal: offered)
  }

  /// `length` is set for a cell that does not affect the length of the track: it is aligned by itself within this
  /// length.
  private func distance(_ dimensions: ViewDimensions, in track: Track, alone length: Double?) -> Double {
    guard let length else { return GuideDistance.from(dimensions[track.guide], to: 0) - track.low }
    var room = Size.zero
    room[track.guide.axis] = length
    return GuideDistance.from(dimensions[track.guide], to: ViewDimensions(size: room)[track.guide])
  }
}

extension GridArrangement.Track {
  /// Moves aligned content by as much as its alignment guide moves when the space grows by `distance`.
  fileprivate mutating func lengthen(by distance: Double) {
    func place(in length: Double) -> Double {
      var room = Size.zero
      room[guide.axis] = length
      return ViewDimensions(size: room)[guide]
    }
    low -= GuideDistance.from(place(in: length), to: place(in: length + distance))
    length += distance
  }
}

extension [GridArrangement.Track] {
  fileprivate mutating func line(up spacing: Double) {
    var start = 0.0
    for index in indices {
      self[index].start = start
      start += self[index].length + spacing
    }
  }

  fileprivate var end: Double { last.map { Swift.max($0.start + $0.length, 0) } ?? 0 }
}
