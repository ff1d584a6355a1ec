package import GalleyPicture

/// How a scroller shows where it stands.
package struct ScrollIndicatorStyle: Hashable {
  /// Whether it shows it at all.
  package let isVisible: Bool
  /// The bars' colour.
  package let color: RGBA
  /// Whether the vertical bar lies on the left.
  package let isMirrored: Bool
}
