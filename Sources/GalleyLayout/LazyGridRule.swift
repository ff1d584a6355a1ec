package import GalleyGeometry

/// `LazyVGrid`: cells in columns, row after row, of which only the visible ones exist.
package struct LazyGridRule: PlacingRule {
  package let tracks: [GridTrack]
  /// How columns that leave room are lined up in the grid.
  package let alignment: HorizontalAlignment
  package let spacing: Double
  package let cells: LazyRows

  package init(tracks: [GridTrack], alignment: HorizontalAlignment, spacing: Double?, cells: LazyRows) {
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing ?? StackRule.defaultSpacing
    self.cells = cells
  }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let columns = GridColumns(tracks, width: proposal.width)
    return Size(width: max(columns.width, proposal.width ?? 0), height: rowOffsets(columns).total)
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] { children.map { _ in nil } }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? { nil }

  package func place(
    _ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings
  ) -> [Placement?] {
    // The columns are shared out once more, for the width the grid took.
    let columns = GridColumns(tracks, width: size.width)
    let start = start(of: columns, in: size)
    let offsets = rowOffsets(columns)
    let rows = offsets.rows(from: surroundings.visible.minY, to: surroundings.visible.maxY)
    let count = columns.columns.count
    let range = min(rows.lowerBound * count, cells.count)..<min(rows.upperBound * count, cells.count)
    node.replaceChildren(range.map { cells.row(at: $0) })
    return zip(range, node.children).map { index, cell in
      placement(
        of: cell, in: columns.columns[index % count], at: start, start: offsets.start(of: index / count),
        height: offsets.length(of: index / count))
    }
  }

  /// The frame of the room that cell `index` has, whether the cell exists or not.
  package func frame(ofCell index: Int, size: Size) -> Rect {
    let columns = GridColumns(tracks, width: size.width)
    let offsets = rowOffsets(columns)
    let column = columns.columns[index % columns.columns.count]
    let row = index / columns.columns.count
    let x = start(of: columns, in: size) + column.x
    return Rect(x: x, y: offsets.start(of: row), width: column.width, height: offsets.length(of: row))
  }

  private func start(of columns: GridColumns, in size: Size) -> Double {
    let box = ViewDimensions(size: size)
    let content = ViewDimensions(size: Size(width: columns.width))
    return box[alignment] - content[alignment]
  }

  private func placement(
    of cell: LayoutNode, in column: GridColumns.Column, at x: Double, start: Double, height: Double
  ) -> Placement {
    let offered = ProposedViewSize(width: column.width, height: height)
    let origin = column.alignment.origin(
      of: cell.dimensions(for: offered), in: Size(width: column.width, height: height))
    return Placement(origin: Point(x: x + column.x + origin.x, y: start + origin.y), proposal: offered)
  }

  /// Where the rows start: each is as tall as its tallest cell.
  private func rowOffsets(_ columns: GridColumns) -> RowOffsets {
    let count = columns.columns.count
    var offsets = RowOffsets(spacing: spacing)
    guard count > 0, cells.count > 0 else { return offsets }
    let rows = (cells.count + count - 1) / count
    if let length = cells.uniformLength {
      offsets.append(count: rows, length: length)
    } else {
      offsets.append(lengths: (0..<rows).map { height(ofRow: $0, columns) })
    }
    return offsets
  }

  private func height(ofRow row: Int, _ columns: GridColumns) -> Double {
    let first = row * columns.columns.count
    return zip(first..<cells.count, columns.columns).reduce(0) { tallest, cell in
      let proposal = ProposedViewSize(width: cell.1.width, height: nil)
      return max(tallest, cells.row(at: cell.0).size(for: proposal).height)
    }
  }
}
