public import GalleyGeometry

public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

extension Rect {
  public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: Rect, remainder: Rect) {
    guard !isNull else { return (.null, .null) }
    let whole = standardized
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let side = isAcross ? whole.size.width : whole.size.height
    let length = min(max(distance, 0), side)
    func part(from start: Double, to end: Double) -> Rect {
      isAcross
        ? Rect(x: whole.origin.x + start, y: whole.origin.y, width: end - start, height: whole.size.height)
        : Rect(x: whole.origin.x, y: whole.origin.y + start, width: whole.size.width, height: end - start)
    }
    return edge == .minXEdge || edge == .minYEdge
      ? (part(from: 0, to: length), part(from: length, to: side))
      : (part(from: side - length, to: side), part(from: 0, to: side - length))
  }
}

public func CGRectUnion(_ first: Rect, _ second: Rect) -> Rect { first.union(second) }
