import GalleyGeometry
import GalleyLayout

/// The rows of a lazy stack, the cells of a lazy grid or the items of a lazy flow, whether they exist or not.
struct PromisedRows {
  /// The rows or cells.
  let rows: LazyRows
  /// The axis on which rows follow each other.
  let axis: Axis
  /// The frame of the room that a row has, in the container's coordinates.
  let frame: (Int) -> Rect?
  /// How much of the window pinned rows cover when a row shows.
  let cover: (Int) -> EdgeInsets
  /// A row built for a look and put at its place, from where nothing can be seen.
  let placedRow: (Int) -> LayoutNode

  /// Nil where `node` is no lazy container.
  init?(_ node: LayoutNode) {
    if let stack = node.rule as? LazyStackRule {
      rows = stack.rows
      axis = stack.axis
      frame = { stack.frame(ofRow: $0, of: node) }
      cover = { stack.cover(ofRow: $0, of: node) }
      placedRow = { stack.placedRow($0, of: node) }
    } else if let grid = node.rule as? LazyGridRule {
      rows = grid.cells
      axis = grid.axis
      frame = { grid.frame(ofCell: $0, of: node) }
      cover = { grid.cover(ofCell: $0, of: node) }
      placedRow = { grid.placedCell($0, of: node) }
    } else if let flow = node.rule as? LazyFlowRule {
      rows = flow.items
      axis = .vertical
      frame = { flow.frame(ofItem: $0, of: node) }
      cover = { _ in .zero }
      placedRow = { flow.placedItem($0, of: node) }
    } else {
      return nil
    }
  }

  /// The frame of the room that row `index` has, in the container's coordinates.
  func frame(ofRow index: Int) -> Rect? { frame(index) }

  /// The place of row `index` for a scroller, when the container's corner lies at `origin` of its content and what is
  /// pinned around the container covers `around`.
  func place(ofRow index: Int, at origin: Point, around: EdgeInsets) -> ScrollTargetPlace? {
    frame(index).map { ScrollTargetPlace($0.offsetBy(origin), cover: around + cover(index)) }
  }

  /// The rows that exist without being seen; all where rows may be built for a look.
  func indices(buildsRows: Bool) -> [Int] {
    var first = 0
    var indices: [Int] = []
    for segment in rows.segments {
      if buildsRows || segment.node != nil { indices += first..<first + segment.count }
      first += segment.count
    }
    return indices
  }
}
