import GalleyGeometry
import GalleyLayout

/// A replacement view starts at the geometry of the view it replaces.
struct MatchedGeometry {
  struct Key: Hashable {
    let namespace: ObjectIdentifier
    let id: AnyHashable
  }

  let key: Key
  let matchesPosition: Bool
  let matchesSize: Bool
  /// The point at which both frames coincide.
  let anchor: UnitPoint

  func frame(of size: Size, at other: Rect, insteadOf frame: Rect) -> Rect {
    guard matchesPosition else { return Rect(origin: frame.origin, size: size) }
    return Rect(
      x: other.minX + (other.width - size.width) * anchor.x, y: other.minY + (other.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}

extension ViewPayload {
  var matchedGeometry: MatchedGeometry? {
    get { self[MatchedGeometryKey.self] }
    set { self[MatchedGeometryKey.self] = newValue }
  }
}

private enum MatchedGeometryKey: NodeValueKey {
  typealias Value = MatchedGeometry
}
