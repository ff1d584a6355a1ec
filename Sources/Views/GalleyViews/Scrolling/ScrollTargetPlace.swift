import GalleyGeometry
import GalleyLayout

struct ScrollTargetPlace: Hashable {
  var frame: Rect
  /// The length covered on each side by pinned headers and footers of the target's sections.
  var cover: EdgeInsets

  init(_ frame: Rect, cover: EdgeInsets = .zero) {
    self.frame = frame
    self.cover = cover
  }

  func reading(_ isRightToLeft: Bool, in size: Size) -> ScrollTargetPlace {
    ScrollTargetPlace(frame.reading(isRightToLeft, in: size), cover: cover)
  }
}
