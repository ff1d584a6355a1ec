package import GalleyGeometry

/// Each item is measured only once per width.
package struct LazyFlowRule: LazyContainerRule, MeasuredRule {
  package let columns: FlowColumns
  package let guide: AlignmentKey
  package let itemGuide: AlignmentKey
  package let spacing: Double
  package let lineSpacing: Double
  package let rows: LazyRows
  private let memory = Memory()

  package init(
    columns: FlowColumns, guide: AlignmentKey, itemGuide: AlignmentKey, spacing: Double?, lineSpacing: Double?,
    rows: LazyRows
  ) {
    self.columns = columns
    self.guide = guide
    self.itemGuide = itemGuide
    self.spacing = spacing.finite ?? StackRule.defaultSpacing
    self.lineSpacing = lineSpacing.finite ?? StackRule.defaultSpacing
    self.rows = rows
  }

  private final class Memory {
    var known: (space: Double?, answer: Lines)?
  }

  private struct Lines {
    let flow: FlowLines
    let offsets: RowIndex
    let column: Double?
    let width: Double
  }

  package var axis: Axis { .vertical }
  package var keepsLengths: Bool { false }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) { memory.known = nil }

  package func size(for proposal: ProposedViewSize) -> Size {
    let lines = lines(in: proposal.width)
    return Size(width: proposal.width ?? lines.width, height: lines.offsets.total)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let lines = lines(in: proposal.width)
    let visible = lines.offsets.rows(from: context.visible.minY, to: context.visible.maxY)
    let shown = visible.flatMap { lines.flow.items(of: $0) }
    rows.placed = shown
    let nodes = shown.map { rows.row(at: $0) }
    node.replaceChildren(nodes)
    guard let first = shown.first else { return }
    let places = visible.flatMap { line in
      let range = lines.flow.items(of: line)
      return placements(of: nodes[range.lowerBound - first..<range.upperBound - first], on: line, lines, size)
    }
    for (item, placement) in zip(nodes, places) {
      item.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
    }
    let edge = (context.uncovered ?? context.visible).minY
    guard let top = rows.topLine(at: edge, in: context.visible, of: lines.offsets) else { return }
    let firstOnTop = lines.flow.items(of: top).lowerBound
    rows.show(
      zip(shown, nodes).filter { $0.0 >= firstOnTop }
        .map { LazyRows.Top(index: $0, start: $1.frame.minY, length: $1.frame.height) })
  }

  package func frame(ofRow index: Int, of node: LayoutNode) -> Rect? {
    guard (0..<rows.count).contains(index) else { return nil }
    let (item, placement) = placed(index, of: node)
    return Rect(origin: placement.origin, size: item.size(for: placement.proposal))
      .reading(node.isRightToLeft, in: node.frame.size)
  }

  package func cover(ofRow index: Int, of node: LayoutNode) -> EdgeInsets { .zero }

  package func builtRow(_ index: Int, of node: LayoutNode) -> LayoutNode {
    let (item, placement) = placed(index, of: node)
    item.settle(
      placement, in: node.frame.size, mirrored: node.isRightToLeft,
      context: .unseen(in: Rect(size: node.frame.size)))
    return item
  }

  private func placed(_ index: Int, of node: LayoutNode) -> (LayoutNode, Placement) {
    let lines = lines(in: node.proposal.width)
    let line = lines.flow.line(ofItem: index)
    let range = lines.flow.items(of: line)
    let nodes = range.map { rows.rowForMeasuring(at: $0) }
    let position = index - range.lowerBound
    return (nodes[position], placements(of: nodes, on: line, lines, node.frame.size)[position])
  }

  private func lines(in width: Double?) -> Lines {
    let space = width.finite
    if let known = memory.known, known.space == space { return known.answer }
    let column = columns.columns(in: space, spacing: spacing)
    var flow = FlowLines(space: space, perLine: column?.count, spacing: spacing)
    rows.forEachMeasured {
      extent(of: $0, in: space, column: column?.width)
    } _: {
      flow.add(width: $0.width, above: $0.above, below: $0.below)
    }
    var offsets = RowIndex(spacing: lineSpacing)
    offsets.append(lengths: flow.heights.map { $0 })
    let lines = Lines(flow: flow, offsets: offsets, column: column?.width, width: flow.widths.max() ?? 0)
    memory.known = (space, lines)
    return lines
  }

  private func extent(
    of item: some MeasuredItem, in space: Double?, column: Double?
  ) -> (width: Double, above: Double, below: Double) {
    let offered = offer(to: item, in: space, column: column)
    let size = item.size(for: offered)
    let above = item.place(of: itemGuide, for: offered)
    return (column ?? size.width, above, size.height - above)
  }

  private func offer(to item: some MeasuredItem, in space: Double?, column: Double?) -> ProposedViewSize {
    if let column { return ProposedViewSize(width: column, height: nil) }
    guard let space, item.size(for: .unspecified).width > space else { return .unspecified }
    return ProposedViewSize(width: space, height: nil)
  }

  private func placements(
    of nodes: some Sequence<LayoutNode>, on line: Int, _ lines: Lines, _ size: Size
  ) -> [Placement] {
    let top = lines.offsets.start(of: line)
    let content = ViewDimensions(size: Size(width: lines.flow.widths[line], height: 0))
    // Columns fill the width. If items have individual widths, each line of items is aligned within the available
    // width.
    var x = lines.column == nil ? GuideDistance.from(content[guide], to: ViewDimensions(size: size)[guide]) : 0
    return nodes.map { item in
      let offered = offer(to: item, in: lines.column == nil ? size.width : nil, column: lines.column)
      let dimensions = item.dimensions(for: offered)
      let space = lines.column ?? dimensions.width
      let box = ViewDimensions(size: Size(width: space, height: 0))
      let inside = GuideDistance.from(dimensions[guide], to: box[guide])
      defer { x += space + spacing }
      return Placement(
        origin: Point(x: x + inside, y: top + lines.flow.ascents[line] - dimensions[itemGuide]), proposal: offered)
    }
  }
}
