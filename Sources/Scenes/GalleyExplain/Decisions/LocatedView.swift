import GalleyGeometry
package import GalleySnapshot
import GalleyViews

package struct LocatedView {
  package let view: InspectedView
  /// The identity of the enclosing lazy container, or that of the nearest view around it that has one.
  package let list: String?
  package let row: Int?

  package static func all(in root: InspectedView, where isWanted: (InspectedView) -> Bool) -> [LocatedView] {
    var found: [LocatedView] = []
    collect(root, near: nil, list: nil, row: nil, where: isWanted, into: &found)
    return found
  }

  private static func collect(
    _ view: InspectedView, near id: String?, list: String?, row: Int?, where isWanted: (InspectedView) -> Bool,
    into found: inout [LocatedView]
  ) {
    let id = view.id ?? id
    let list = view.rows == nil ? list : id
    let row = view.row ?? row
    if isWanted(view) { found.append(LocatedView(view: view, list: list, row: row)) }
    for child in view.children { collect(child, near: id, list: list, row: row, where: isWanted, into: &found) }
  }
}

extension LocatedView {
  var isClamped: Bool {
    guard let scroll = view.scroll, let requested = scroll.requested else { return false }
    // Differences below one Pango unit (1/1024 pt) are rounding errors.
    return abs(requested.x - scroll.offset.x) > 1.0 / 1024 || abs(requested.y - scroll.offset.y) > 1.0 / 1024
  }
}
