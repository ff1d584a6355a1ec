import GalleyGeometry
import GalleyLayout

/// What a node says of itself whose geometry one that takes its place begins with.
struct MatchedGeometry {
  struct Key: Hashable {
    let namespace: ObjectIdentifier
    let id: AnyHashable
  }

  let key: Key
  let matchesPosition: Bool
  /// Whether what takes the node's place begins as large as the node was.
  let matchesSize: Bool
  /// The point of the node that lies where the same point of the other was.
  let anchor: UnitPoint

  func frame(of size: Size, at other: Rect, insteadOf frame: Rect) -> Rect {
    guard matchesPosition else { return Rect(origin: frame.origin, size: size) }
    return Rect(
      x: other.minX + (other.width - size.width) * anchor.x, y: other.minY + (other.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}

extension ViewPayload {
  /// What the node says of its geometry; nil where it says nothing.
  var matchedGeometry: MatchedGeometry? {
    get { self[MatchedGeometryKey.self] }
    set { self[MatchedGeometryKey.self] = newValue }
  }
}

private enum MatchedGeometryKey: NodeValueKey {
  typealias Value = MatchedGeometry
}
