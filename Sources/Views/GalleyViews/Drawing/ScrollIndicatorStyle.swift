package import GalleyPicture

/// How a scroller is drawn: its window, and where it stands.
package struct ScrollIndicatorStyle: Hashable {
  let visibilities: ScrollIndicatorVisibilities
  package let color: RGBA
  package let isMirrored: Bool
  package var clips = true
}
