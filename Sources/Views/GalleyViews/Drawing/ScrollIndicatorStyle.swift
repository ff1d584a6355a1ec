package import GalleyPicture

/// How a scroller is drawn: its window, and where it stands.
package struct ScrollIndicatorStyle: Hashable {
  /// When the indicators show.
  let visibilities: ScrollIndicatorVisibilities
  /// The bars' colour.
  package let color: RGBA
  /// Whether the vertical bar lies on the left.
  package let isMirrored: Bool
  /// Whether what is outside of the window is cut off.
  package var clips = true
}
