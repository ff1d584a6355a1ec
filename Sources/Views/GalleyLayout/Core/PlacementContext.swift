package import GalleyGeometry

/// What lies around a node while it is placed, in the node's own coordinates.
package struct PlacementContext: Hashable, Sendable {
  package var visible: Rect
  package var screen: Rect
  package var safeArea: Rect
  /// The part of the nearest scroller's window that no bar covers, on each axis that scrolls; nil outside of scrollers.
  package var uncovered: Rect?
  /// Where something is shown over the whole screen; nil where nothing can be seen and nobody is to show anything.
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
    /// How large the space's own view is, in points.
    package let size: Size
  }

  package init(visible: Rect, screen: Rect, safeArea: Rect) {
    self.visible = visible
    self.screen = screen
    self.safeArea = safeArea
    presenting = Stage(screen: screen, safeArea: safeArea)
  }

  /// A place from which nothing can be seen, in a node that fills `bounds`: containers build no row there.
  package static func unseen(in bounds: Rect) -> PlacementContext {
    var unseen = PlacementContext(visible: .zero, screen: bounds, safeArea: bounds)
    unseen.presenting = nil
    return unseen
  }

  /// What is around something that the node shows over the whole screen, in the node's coordinates; nil where nothing
  /// can be shown.
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

  /// The same, seen from what is drawn after `transform` though it lies where it lies.
  package func drawn(through transform: AffineTransform) -> PlacementContext {
    var inside = self
    // Of what is drawn as a line or a point, nothing can be seen.
    inside.visible = transform.inverse.map { $0(visible) } ?? .zero
    inside.uncovered = uncovered.flatMap { rect in transform.inverse.map { $0(rect) } }
    inside.toCanvas = transform.followed(by: toCanvas)
    return inside
  }

  /// The same with this place, which is `size` large, for the coordinate space `name`.
  package func naming(_ name: AnyHashable, size: Size) -> PlacementContext {
    var inside = self
    inside.spaces.append(NamedSpace(name: name, toCanvas: toCanvas, size: size))
    return inside
  }

  /// How far a node that fills `bounds` may reach out under the bars: on each side where it touches the safe
  /// area's edge, the distance from there to the screen's edge. Where reading runs from right to left, leading is right.
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
  /// The rectangle measured from where reading starts in a box of `size` instead of from the left, and back.
  package func reading(_ isRightToLeft: Bool, in size: Size) -> Rect {
    isRightToLeft ? Rect(x: size.width - maxX, y: minY, width: width, height: height) : self
  }
}
