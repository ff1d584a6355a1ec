import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Keeps the first visible row in place when rows are inserted, removed or resized.
///
/// At the very top, a scroll view keeps its offset, so new rows become visible. The offset is limited to the end of the
/// new content.
struct ContentChange {
  private let axes: Axis.Set
  private let facts: ScrollFacts
  private let geometry: ScrollGeometry

  init(axes: Axis.Set, from facts: ScrollFacts, to geometry: ScrollGeometry) {
    self.axes = axes
    self.facts = facts
    self.geometry = geometry
  }

  /// `earlier` is the content before the change; it may be the same node.
  func distance(
    in content: LayoutNode, before earlier: LayoutNode, proposal: ProposedViewSize, isRightToLeft: Bool
  ) -> Point {
    let before = content.rowContainers(at: .zero).placed(as: earlier.rowContainers(at: .zero))
    let size = content.size(for: proposal)
    content.place(at: .zero, proposal: proposal, context: .unseen(in: Rect(size: size)))
    let after = content.rowContainers(at: .zero)
    var distance = Point.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let stood = facts.offset[axis] - facts.geometry.minimumOffset(along: axis)
      let end = facts.geometry.maximumOffset(along: axis) - facts.geometry.minimumOffset(along: axis)
      guard stood > 0 else { continue }
      // In right-to-left content, rows are counted from the other end, so this rule does not apply.
      if axis == .vertical || !isRightToLeft, let top = RowOnTop(in: before, at: stood, along: axis) {
        distance[axis] = top.moved(in: after)
      }
      guard stood <= end else { continue }
      let newEnd = geometry.maximumOffset(along: axis) - geometry.minimumOffset(along: axis)
      distance[axis] = min(max(stood + distance[axis], 0), newEnd) - stood
    }
    return distance
  }
}

private struct RowOnTop {
  private let container: RowContainer
  private let top: LazyRows.Top
  private let axis: Axis
  private let depth: Double

  init?(in containers: [RowContainer], at offset: Double, along axis: Axis) {
    let known = containers.compactMap { container in
      container.rows.rows.top.map { (container: container, top: $0, start: container.origin[axis] + $0.start) }
    }
    guard let own = known.last(where: { $0.start <= offset + RowOnTop.tolerance }) ?? known.first else { return nil }
    (container, top, self.axis) = (own.container, own.top, axis)
    depth = offset - own.start
  }

  /// If the row's length changed, the same fraction of it stays hidden; a row that shares its line keeps the distance
  /// in points.
  func moved(in containers: [RowContainer]) -> Double {
    guard let now = containers.first(where: { $0.node === container.node }),
      let space = now.rows.frame(ofRow: top.index)
    else { return 0 }
    let (start, length) = (now.origin[axis] + space.origin[axis], space.size[axis])
    var inside = depth
    if depth >= top.length {
      inside += length - top.length
    } else if depth > 0, !top.isShared {
      inside *= length / top.length
    }
    return start + inside - (container.origin[axis] + top.start + depth)
  }

  private static let tolerance = 0.001
}

private struct RowContainer {
  let node: LayoutNode
  let origin: Point
  let rows: LazyContainer
}

extension [RowContainer] {
  fileprivate func placed(as others: [RowContainer]) -> [RowContainer] {
    guard count == others.count else { return self }
    return zip(self, others).map { RowContainer(node: $0.node, origin: $1.origin, rows: $0.rows) }
  }
}

extension LayoutNode {
  fileprivate func rowContainers(at origin: Point) -> [RowContainer] {
    if let rows = LazyContainer(self) { return [RowContainer(node: self, origin: origin, rows: rows)] }
    return children.flatMap { $0.rowContainers(at: origin + $0.frame.origin) }
  }
}
