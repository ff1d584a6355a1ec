import GalleyGeometry
import GalleyLayout

extension LazyContainer {
  /// The place of row `index` for a scroller, when the container's corner lies at `origin` of its content and what is
  /// pinned around the container covers `around`.
  func place(ofRow index: Int, at origin: Point, around: EdgeInsets) -> ScrollTargetPlace? {
    frame(ofRow: index).map { ScrollTargetPlace($0.offsetBy(origin), cover: around + cover(ofRow: index)) }
  }
}
