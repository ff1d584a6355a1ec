import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Finds the frame of a scroll target in a scroller's content that was placed, in rows that exist and in rows that
/// do not.
///
/// Rows whose collection knows their identity are found without building one. Only where no identity fits, every row
/// is built once to look inside.
struct ScrollTargetSearch {
  private let content: LayoutNode

  init(in content: LayoutNode) { self.content = content }

  /// The frame of the first view with identity `id`; text and whole numbers may be written either way.
  func frame(ofID id: String) -> Rect? {
    let isWanted = ScrollTargetSearch.test(for: id)
    return frame(where: isWanted, in: content, at: .zero, buildsRows: false)
      ?? frame(where: isWanted, in: content, at: .zero, buildsRows: true)
  }

  /// The frame of the element `row` of the first collection.
  func frame(ofRow row: Int) -> Rect? { firstCollection(in: content, at: .zero).flatMap { $0(row) } }

  /// Whether an identity reads as `id`.
  private static func test(for id: String) -> (AnyHashable) -> Bool {
    { candidate in
      // Most identities are text, and then no text has to be made.
      if let text = candidate.base as? String { return text == id }
      return "\(candidate.base)" == id
    }
  }

  private func frame(
    where isWanted: (AnyHashable) -> Bool, in node: LayoutNode, at origin: Point, buildsRows: Bool
  ) -> Rect? {
    let frame = node.frame.offsetBy(origin)
    if let payload = ViewPayload.of(node), payload.id.map(isWanted) ?? false || payload.row?.id.map(isWanted) ?? false {
      return frame
    }
    guard let list = PromisedRows(node) else {
      for child in node.children where child.isPlaced {
        if let found = self.frame(where: isWanted, in: child, at: frame.origin, buildsRows: buildsRows) { return found }
      }
      return nil
    }
    func inside(_ row: LayoutNode) -> Rect? {
      self.frame(where: isWanted, in: row, at: frame.origin, buildsRows: buildsRows)
    }
    if let index = list.rows.index(where: isWanted) {
      return inside(list.placedRow(index)) ?? list.frame(ofRow: index)?.offsetBy(frame.origin)
    }
    for index in list.indices(buildsRows: buildsRows) {
      if let found = inside(list.placedRow(index)) { return found }
    }
    return nil
  }

  /// The frames of the rows of the first collection at or below `node`: those of a lazy container, or the children
  /// that a collection made. A row that is several views covers all of them.
  private func firstCollection(in node: LayoutNode, at origin: Point) -> ((Int) -> Rect?)? {
    let corner = node.frame.origin + origin
    if let list = PromisedRows(node) {
      let range = list.rows.collection
      return { row in
        guard row >= 0, row < range.count else { return nil }
        return list.frame(ofRow: range.lowerBound + row)?.offsetBy(corner)
      }
    }
    let placed = node.children.filter(\.isPlaced)
    if let collection = placed.lazy.compactMap({ ViewPayload.row(of: $0) }).first?.collection {
      return { row in
        placed.filter { ViewPayload.row(of: $0).map { $0.collection == collection && $0.number == row } ?? false }
          .reduce(nil) { union, child in union?.union(child.frame) ?? child.frame }?
          .offsetBy(corner)
      }
    }
    return placed.lazy.compactMap { firstCollection(in: $0, at: corner) }.first
  }
}
