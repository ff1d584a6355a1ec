import GalleyGeometry
import GalleyLayout

extension LazyContainer {
  /// `around` is the part of the viewport that pinned views around the container cover.
  func place(ofRow index: Int, at origin: Point, around: EdgeInsets) -> ScrollTargetPlace? {
    frame(ofRow: index).map { ScrollTargetPlace($0.offsetBy(origin), cover: around + cover(ofRow: index)) }
  }
}
