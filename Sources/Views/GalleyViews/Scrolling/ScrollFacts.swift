package import GalleyGeometry
import GalleyLayout
package import GalleyScroll

/// How a scroller stood when it was placed.
package struct ScrollFacts: Hashable {
  package var geometry: ScrollGeometry
  package var offset: Point
  /// The offset that was asked for, before clamping; nil at rest.
  package var requested: Point?
  /// The viewport in the node's coordinates; it may reach out under the screen's bars.
  package var viewport: Rect
  package var axes: Axis.Set
  package var activity = ScrollActivity()
  /// How far the scroller went with its content so far, because rows came or went above.
  var carried = Point.zero
  /// How much less of the window's top headers cover than at rest; negative where they are stretched.
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
