package import GalleyGeometry

/// The context in which a node is placed, such as the visible area, in the node's coordinates.
package struct PlacementContext: Hashable, Sendable {
  package var visible: Rect
  package var screen: Rect
  package var safeArea: Rect
  /// The part of the nearest scroll view's viewport that no bar covers, on each axis that scrolls. Nil outside scroll
  /// views.
  package var uncovered: Rect?
  /// The screen on which the node presents layers; nil if the node is invisible or cannot present layers.
  package var presenting: Stage?
  package var toCanvas = AffineTransform.identity
  package var spaces: [NamedSpace] = []

  package struct Stage: Hashable, Sendable {
    package let screen: Rect
    package let safeArea: Rect
  }

  package struct NamedSpace: Hashable, @unchecked Sendable {
    package let name: AnyHashable
    package let toCanvas: AffineTransform
    package let size: Size
  }

  package init(visible: Rect, screen: Rect, safeArea: Rect) {
    self.visible = visible
    self.screen = screen
    self.safeArea = safeArea
    presenting = Stage(screen: screen, safeArea: safeArea)
  }

  /// Returns the context of an invisible node, in which containers build no rows.
  package static func unseen(in bounds: Rect) -> PlacementContext {
    var unseen = PlacementContext(visible: .zero, screen: bounds, safeArea: bounds)
    unseen.presenting = nil
    return unseen
  }

  package var presented: PlacementContext? {
    guard let presenting else { return nil }
    let corner = toCanvas(Point.zero)
    let back = Point(x: -corner.x, y: -corner.y)
    let screen = presenting.screen.offsetBy(back)
    var over = PlacementContext(visible: screen, screen: screen, safeArea: presenting.safeArea.offsetBy(back))
    over.presenting = presenting
    over.toCanvas = AffineTransform(translationX: corner.x, y: corner.y)
    over.spaces = spaces
    return over
  }

  package func moved(to origin: Point) -> PlacementContext {
    let back = Point(x: -origin.x, y: -origin.y)
    var inside = self
    inside.visible = visible.offsetBy(back)
    inside.screen = screen.offsetBy(back)
    inside.safeArea = safeArea.offsetBy(back)
    inside.uncovered = uncovered?.offsetBy(back)
    inside.toCanvas = AffineTransform(translationX: origin.x, y: origin.y).followed(by: toCanvas)
    return inside
  }

  package func drawn(through transform: AffineTransform) -> PlacementContext {
    var inside = self
    // A transform without an inverse draws only a line or a point.
    inside.visible = transform.inverse.map { $0(visible) } ?? .zero
    inside.uncovered = uncovered.flatMap { rect in transform.inverse.map { $0(rect) } }
    inside.toCanvas = transform.followed(by: toCanvas)
    return inside
  }

  package func naming(_ name: AnyHashable, size: Size) -> PlacementContext {
    var inside = self
    inside.spaces.append(NamedSpace(name: name, toCanvas: toCanvas, size: size))
    return inside
  }

  /// How far a node that fills `bounds` may extend under the bars: to the edge of the screen where it touches the safe
  /// area.
  package func unsafeInsets(around bounds: Rect, isRightToLeft: Bool) -> EdgeInsets {
    func reach(_ touches: Bool, _ distance: Double) -> Double { touches ? max(0, distance) : 0 }
    let tolerance = 0.01
    let insets = EdgeInsets(
      top: reach(abs(bounds.minY - safeArea.minY) < tolerance, safeArea.minY - screen.minY),
      leading: reach(abs(bounds.minX - safeArea.minX) < tolerance, safeArea.minX - screen.minX),
      bottom: reach(abs(bounds.maxY - safeArea.maxY) < tolerance, screen.maxY - safeArea.maxY),
      trailing: reach(abs(bounds.maxX - safeArea.maxX) < tolerance, screen.maxX - safeArea.maxX))
    return isRightToLeft ? insets.mirrored : insets
  }
}

extension Rect {
  package func reading(_ isRightToLeft: Bool, in size: Size) -> Rect {
    isRightToLeft ? Rect(x: size.width - maxX, y: minY, width: width, height: height) : self
  }
}
