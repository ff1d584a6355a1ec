package import GalleyPicture

/// The appearance of a scroller: its clipping and its indicators.
package struct ScrollIndicatorStyle: Hashable {
  let visibilities: ScrollIndicatorVisibilities
  package let color: RGBA
  package let isMirrored: Bool
  package var clips = true
}
