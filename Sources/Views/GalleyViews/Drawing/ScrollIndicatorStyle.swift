package import GalleyPicture

package struct ScrollIndicatorStyle: Hashable {
  let visibilities: ScrollIndicatorVisibilities
  package let color: RGBA
  package let isMirrored: Bool
  package var clips = true
}
