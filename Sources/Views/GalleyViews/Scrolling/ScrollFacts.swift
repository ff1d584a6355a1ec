package import GalleyGeometry
import GalleyLayout
package import GalleyScroll

package struct ScrollFacts: Hashable {
  package var geometry: ScrollGeometry
  package var offset: Point
  /// The requested offset before clamping; nil at rest.
  package var requested: Point?
  /// The viewport, in the node's coordinates. It may extend under the screen's navigation bar and toolbars.
  package var viewport: Rect
  package var axes: Axis.Set
  package var activity = ScrollActivity()
  /// How far the scroll view has followed inserted or removed rows above the viewport.
  var carried = Point.zero
  /// The difference between the height that the headers cover at rest and now; negative while they are stretched.
  package var collapse = 0.0
}

extension ScrollFacts {
  func viewport(of node: LayoutNode, shownIn frame: Rect) -> Rect {
    var shown = viewport.offsetBy(frame.origin)
    shown.size.width = max(0, shown.width + frame.width - node.frame.width)
    shown.size.height = max(0, shown.height + frame.height - node.frame.height)
    return shown
  }
}

extension ViewPayload {
  package var scroll: ScrollFacts? {
    get { self[ScrollFactsKey.self] }
    set { self[ScrollFactsKey.self] = newValue }
  }
}

private enum ScrollFactsKey: NodeValueKey {
  typealias Value = ScrollFacts
  static let isInherited = true
}
