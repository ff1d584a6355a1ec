package import GalleyPicture

/// How a scroller is drawn: its window, and where it stands.
package struct ScrollIndicatorStyle: Hashable {
  /// Whether it shows it at all.
  package let isVisible: Bool
  /// The bars' colour.
  package let color: RGBA
  /// Whether the vertical bar lies on the left.
  package let isMirrored: Bool
  /// Whether what is outside of the window is cut off.
  package var clips = true
}
