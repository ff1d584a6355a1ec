public import GalleyGeometry

/// A side of a rectangle.
public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

extension Rect {
  /// No rectangle at all: together with another it is that one.
  public static let null = Rect(x: 1e300, y: 1e300, width: -2e300, height: -2e300)
  /// Whether it is no rectangle at all.
  public var isNull: Bool { self == .null }

  /// The rectangle moved by `dx` to the right and `dy` down.
  public func offsetBy(dx: Double, dy: Double) -> Rect { offsetBy(Point(x: dx, y: dy)) }

  /// What lies within `distance` of `edge`, and what is left.
  public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: Rect, remainder: Rect) {
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let length = min(max(distance, 0), isAcross ? width : height)
    func part(from start: Double, to end: Double) -> Rect {
      isAcross
        ? Rect(x: minX + start, y: minY, width: end - start, height: height)
        : Rect(x: minX, y: minY + start, width: width, height: end - start)
    }
    let whole = isAcross ? width : height
    return edge == .minXEdge || edge == .minYEdge
      ? (part(from: 0, to: length), part(from: length, to: whole))
      : (part(from: whole - length, to: whole), part(from: 0, to: whole - length))
  }
}

/// The smallest rectangle that holds both.
public func CGRectUnion(_ first: Rect, _ second: Rect) -> Rect { first.union(second) }
