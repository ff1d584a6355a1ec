import GalleyGeometry
import GalleyLayout

/// Where a scroll target lies in a scroller's content, and what is in front of the window when it shows.
struct ScrollTargetPlace: Hashable {
  var frame: Rect
  /// How much of the window's sides the pinned headers and footers of the target's sections cover, from where reading
  /// starts.
  var cover: EdgeInsets

  init(_ frame: Rect, cover: EdgeInsets = .zero) {
    self.frame = frame
    self.cover = cover
  }

  /// The same with the frame measured from where reading starts in content of `size`.
  func reading(_ isRightToLeft: Bool, in size: Size) -> ScrollTargetPlace {
    ScrollTargetPlace(frame.reading(isRightToLeft, in: size), cover: cover)
  }
}
