import GalleyGeometry
import GalleyLayout

struct ScrollTargetPlace: Hashable {
  var frame: Rect
  /// The length that pinned headers and footers cover on each side.
  var cover: EdgeInsets

  init(_ frame: Rect, cover: EdgeInsets = .zero) {
    self.frame = frame
    self.cover = cover
  }

  func reading(_ isRightToLeft: Bool, in size: Size) -> ScrollTargetPlace {
    ScrollTargetPlace(frame.reading(isRightToLeft, in: size), cover: cover)
  }
}
