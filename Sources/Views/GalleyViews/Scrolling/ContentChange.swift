import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// How a scroller goes with its content when rows come, go or become shorter: the first row that shows stays where it
/// is, as long as there is one above.
///
/// At the very top a scroller stays there, so that new rows come into view; and where content ends earlier than before,
/// it does not stay behind its end.
struct ContentChange {
  private let axes: Axis.Set
  private let facts: ScrollFacts
  private let geometry: ScrollGeometry

  init(axes: Axis.Set, from facts: ScrollFacts, to geometry: ScrollGeometry) {
    self.axes = axes
    self.facts = facts
    self.geometry = geometry
  }

  /// How far the scroller has to move so that the row on top in `content` stays; `earlier` is the content before, as
  /// it was placed, which may be the same.
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
      // Rows from right to left are counted from the other side.
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

/// The first row that showed in a window, and where it was.
private struct RowOnTop {
  private let container: RowContainer
  private let top: LazyRows.Top
  private let axis: Axis
  private let depth: Double

  /// The row on which the window starts at `offset`, in the last of `containers` that does not start behind it.
  init?(in containers: [RowContainer], at offset: Double, along axis: Axis) {
    let known = containers.compactMap { container in
      container.rows.rows.top.map { (container: container, top: $0, start: container.origin[axis] + $0.start) }
    }
    guard let own = known.last(where: { $0.start <= offset + RowOnTop.tolerance }) ?? known.first else { return nil }
    (container, top, self.axis) = (own.container, own.top, axis)
    depth = offset - own.start
  }

  /// How far the row moved under the window, where containers lie now as `containers` say. A row that is shorter now is
  /// cut by the same share; one that has other neighbours on its line lies where it lay.
  func moved(in containers: [RowContainer]) -> Double {
    guard let now = containers.first(where: { $0.node === container.node }),
      let room = now.rows.frame(ofRow: top.index)
    else { return 0 }
    let (start, length) = (now.origin[axis] + room.origin[axis], room.size[axis])
    var inside = depth
    if depth >= top.length {
      inside += length - top.length
    } else if depth > 0, !top.isShared {
      inside *= length / top.length
    }
    return start + inside - (container.origin[axis] + top.start + depth)
  }

  /// Less than this is no difference, in points.
  private static let tolerance = 0.001
}

/// A container of rows in a scroller's content.
private struct RowContainer {
  let node: LayoutNode
  let origin: Point
  let rows: LazyContainer
}

extension [RowContainer] {
  /// The containers where `others`, which they took the place of, were; where they lie themselves if there are more or
  /// fewer.
  fileprivate func placed(as others: [RowContainer]) -> [RowContainer] {
    guard count == others.count else { return self }
    return zip(self, others).map { RowContainer(node: $0.node, origin: $1.origin, rows: $0.rows) }
  }
}

extension LayoutNode {
  /// The outermost containers of rows in the node, which lies at `origin`, as they were placed.
  fileprivate func rowContainers(at origin: Point) -> [RowContainer] {
    if let rows = LazyContainer(self) { return [RowContainer(node: self, origin: origin, rows: rows)] }
    return children.flatMap { $0.rowContainers(at: origin + $0.frame.origin) }
  }
}
