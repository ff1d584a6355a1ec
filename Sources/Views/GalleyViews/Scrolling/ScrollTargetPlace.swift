import GalleyGeometry
import GalleyLayout

/// The frame of a scroll target in the content, and the part of the viewport that is covered when the target is
/// visible.
struct ScrollTargetPlace: Hashable {
  var frame: Rect
  /// The length covered on each side by pinned headers and footers of the target's sections.
  var cover: EdgeInsets

  init(_ frame: Rect, cover: EdgeInsets = .zero) {
    self.frame = frame
    self.cover = cover
  }

  /// Returns the place with its frame mirrored in content of `size` for right-to-left layout.
  func reading(_ isRightToLeft: Bool, in size: Size) -> ScrollTargetPlace {
    ScrollTargetPlace(frame.reading(isRightToLeft, in: size), cover: cover)
  }
}
