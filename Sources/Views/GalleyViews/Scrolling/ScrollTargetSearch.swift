import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Rows are found by their collection's identities without building them. Only if no row matches, every row is built
/// once.
struct ScrollTargetSearch {
  private let content: LayoutNode

  init(in content: LayoutNode) { self.content = content }

  /// A whole number and its text form are equivalent.
  func place(ofID id: String) -> ScrollTargetPlace? {
    let isWanted = ScrollTargetSearch.test(for: id)
    return place(where: isWanted, in: content, from: Start(), buildsRows: false)
      ?? place(where: isWanted, in: content, from: Start(), buildsRows: true)
  }

  func place(ofRow row: Int) -> ScrollTargetPlace? { firstCollection(in: content, from: Start()).flatMap { $0(row) } }

  private struct Start {
    var origin = Point.zero
    var cover = EdgeInsets.zero
  }

  private static func test(for id: String) -> (AnyHashable) -> Bool {
    { candidate in
      // Most identities are strings, for which no conversion is necessary.
      if let text = candidate.base as? String { return text == id }
      if candidate.base is PartID { return false }
      return "\(candidate.base)" == id
    }
  }

  private func place(
    where isWanted: (AnyHashable) -> Bool, in node: LayoutNode, from start: Start, buildsRows: Bool
  ) -> ScrollTargetPlace? {
    let frame = node.frame.offsetBy(start.origin)
    if let payload = ViewPayload.of(node), payload.id.map(isWanted) ?? false || payload.row?.id.map(isWanted) ?? false {
      return ScrollTargetPlace(frame, cover: start.cover)
    }
    let inner = Start(origin: frame.origin, cover: start.cover)
    guard let list = LazyContainer(node) else {
      for child in node.children where child.isPlaced {
        if let found = place(where: isWanted, in: child, from: inner, buildsRows: buildsRows) { return found }
      }
      return nil
    }
    return place(where: isWanted, in: list, from: inner, buildsRows: buildsRows)
  }

  private func place(
    where isWanted: (AnyHashable) -> Bool, in list: LazyContainer, from start: Start, buildsRows: Bool
  ) -> ScrollTargetPlace? {
    func inside(_ index: Int) -> ScrollTargetPlace? {
      let inner = Start(origin: start.origin, cover: start.cover + list.cover(ofRow: index))
      return place(where: isWanted, in: list.builtRow(index), from: inner, buildsRows: buildsRows)
    }
    if let index = list.rows.index(where: isWanted) {
      return inside(index) ?? list.place(ofRow: index, at: start.origin, around: start.cover)
    }
    for index in list.indices(buildsRows: buildsRows) {
      if let found = inside(index) { return found }
    }
    return nil
  }

  private func firstCollection(in node: LayoutNode, from start: Start) -> ((Int) -> ScrollTargetPlace?)? {
    let corner = node.frame.origin + start.origin
    if let list = LazyContainer(node) {
      let range = list.rows.collection
      return { row in
        guard row >= 0, row < range.count else { return nil }
        return list.place(ofRow: range.lowerBound + row, at: corner, around: start.cover)
      }
    }
    let placed = node.children.filter(\.isPlaced)
    if let collection = placed.lazy.compactMap({ ViewPayload.row(of: $0) }).first?.collection {
      return { row in
        placed.filter { ViewPayload.row(of: $0).map { $0.collection == collection && $0.number == row } ?? false }
          .reduce(nil) { union, child in union?.union(child.frame) ?? child.frame }
          .map { ScrollTargetPlace($0.offsetBy(corner), cover: start.cover) }
      }
    }
    return placed.firstAnswer { firstCollection(in: $0, from: Start(origin: corner, cover: start.cover)) }
  }
}
