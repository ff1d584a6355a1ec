package import GalleyGeometry

/// Lines follow each other along `axis`, and tracks are side by side across it.
package struct LazyGridRule: LazyContainerRule, MeasuredRule {
  package let axis: Axis
  package let tracks: [GridTrack]
  package let guide: AlignmentKey
  package let spacing: Double
  package let rows: LazyRows
  package let pinned: PinnedRows

  package init(
    axis: Axis, tracks: [GridTrack], guide: AlignmentKey, spacing: Double?, rows: LazyRows, pinned: PinnedRows = []
  ) {
    self.axis = axis
    self.tracks = tracks
    self.guide = guide
    self.spacing = spacing.finite ?? StackRule.defaultSpacing
    self.rows = rows
    self.pinned = pinned
  }

  package var keepsLengths: Bool { false }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) { rows.forgetLengths() }

  package func size(for proposal: ProposedViewSize) -> Size {
    let columns = GridColumns(tracks, width: proposal[axis.cross])
    var size = Size.zero
    size[axis.cross] = max(columns.width, proposal[axis.cross] ?? 0)
    size[axis] = offsets(in: columns, width: size[axis.cross]).total
    return size
  }

  private func offsets(in columns: GridColumns, width: Double) -> RowIndex {
    rows.gridOffsets(along: axis, in: columns, width: width, spacing: spacing)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let lines = lines(in: size)
    // Lines start at the leading edge, but the visible rectangle is measured from the left.
    func extent(_ rect: Rect) -> ClosedRange<Double> {
      rect.reading(node.isRightToLeft && axis == .horizontal, in: size).range(along: axis)
    }
    let window = PinnedWindow(
      sections: lines.grid.sections, offsets: lines.offsets, pinned: pinned, visible: extent(context.visible),
      uncovered: context.uncovered.map(extent))
    let shown = window.rows.flatMap { line in lines.grid.cells(ofLine: line.index).map { (cell: $0, start: line.start) }
    }
    let edge = (window.uncovered ?? window.visible).lowerBound
    if let top = rows.topLine(at: edge, in: context.visible, of: lines.offsets) {
      rows.show(tops(from: lines.grid.cells(ofLine: top).lowerBound, among: shown.map(\.cell), lines))
    }
    rows.placed = shown.map(\.cell)
    node.replaceChildren(shown.map { rows.row(at: $0.cell) })
    let placements = zip(shown, node.children).map { placement(of: $1, at: $0.cell, start: $0.start, in: lines) }
    node.settleChildren(placements, in: size, context: context)
  }

  private func tops(from first: Int, among shown: [Int], _ lines: Lines) -> [LazyRows.Top] {
    // A cell covered by a pinned header is missing from `shown`.
    ([first] + shown.filter { $0 > first }).map { cell in
      let place = lines.grid.place(ofCell: cell)
      return LazyRows.Top(
        index: cell, start: lines.offsets.start(of: place.line), length: lines.offsets.length(of: place.line),
        isShared: !place.spansLine && lines.grid.perLine > 1)
    }
  }

  package func frame(ofRow index: Int, of node: LayoutNode) -> Rect? {
    let size = node.frame.size
    let lines = lines(in: size)
    guard (0..<rows.count).contains(index), !lines.columns.isEmpty else { return nil }
    return room(at: index, in: lines).reading(node.isRightToLeft, in: size)
  }

  package func cover(ofRow index: Int, of node: LayoutNode) -> EdgeInsets {
    let lines = lines(in: node.frame.size)
    guard !lines.columns.isEmpty else { return .zero }
    let line = lines.grid.place(ofCell: index).line
    let cover = lines.grid.sections.cover(ofRow: line, pinned: pinned, in: lines.offsets)
    return EdgeInsets(along: axis, before: cover.before, after: cover.after)
  }

  package func builtRow(_ index: Int, of node: LayoutNode) -> LayoutNode {
    let size = node.frame.size
    let cell = rows.rowForMeasuring(at: index)
    cell.settle(
      placement(of: cell, at: index, in: lines(in: size)), in: size, mirrored: node.isRightToLeft,
      context: .unseen(in: Rect(size: size)))
    return cell
  }

  private struct Lines {
    var columns: [GridColumns.Column]
    var start: Double
    var width: Double
    var grid: GridLines
    var offsets: RowIndex
  }

  private func lines(in size: Size) -> Lines {
    let columns = GridColumns(tracks, width: size[axis.cross])
    var content = Size.zero
    content[axis.cross] = columns.width
    let start = GuideDistance.from(ViewDimensions(size: content)[guide], to: ViewDimensions(size: size)[guide])
    return Lines(
      columns: columns.columns, start: start, width: size[axis.cross],
      grid: rows.lines(perLine: columns.columns.count), offsets: offsets(in: columns, width: size[axis.cross]))
  }

  private func room(at index: Int, in lines: Lines) -> Rect {
    let place = lines.grid.place(ofCell: index)
    var space = Rect.zero
    space.origin[axis] = lines.offsets.start(of: place.line)
    space.size[axis] = lines.offsets.length(of: place.line)
    space.size[axis.cross] = lines.width
    guard !place.spansLine else { return space }
    let column = lines.columns[place.column]
    space.origin[axis.cross] = lines.start + column.x
    space.size[axis.cross] = column.width
    return space
  }

  private func placement(
    of cell: LayoutNode, at index: Int, start: Double? = nil, in lines: Lines
  ) -> Placement {
    var space = room(at: index, in: lines)
    if let start { space.origin[axis] = start }
    let place = lines.grid.place(ofCell: index)
    guard !place.spansLine else { return wide(cell, in: space) }
    let offered = ProposedViewSize(space.size)
    let alignment = lines.columns[place.column].alignment
    let origin = alignment.origin(of: cell.dimensions(for: offered), in: space.size)
    return Placement(origin: space.origin + origin, proposal: offered)
  }

  private func wide(_ cell: LayoutNode, in space: Rect) -> Placement {
    let offered = LazyRows.proposal(along: axis, cross: space.size[axis.cross])
    var origin = space.origin
    let box = ViewDimensions(size: space.size)
    origin[axis.cross] += GuideDistance.from(cell.dimensions(for: offered)[guide], to: box[guide])
    return Placement(origin: origin, proposal: offered)
  }
}
