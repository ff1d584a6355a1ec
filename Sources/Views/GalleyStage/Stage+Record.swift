import GalleyJSON
import GalleySnapshot
import GalleyViews

/// The layout of an image in the format of baselines, and the code that created its views.
package struct StageRecord: Sendable {
  package let bytes: [UInt8]
  /// The addresses of the code that created the views, in preorder. 0 if it is unknown.
  package let sites: [UInt]
}

extension Stage {
  /// Returns the record of the current image, even if parts could not be drawn.
  ///
  /// - Parameters:
  ///   - scene: The name of the group of images.
  ///   - state: The name of the image in its group.
  ///   - variant: The values that the image is drawn with, such as "colorScheme dark"; empty for the usual ones.
  ///   - digests: The digests of font files that are known already.
  package func partialRecord(scene: String, state: String, variant: String, digests: FontDigests) -> StageRecord {
    let full = LayoutSnapshot(self, scale: environment.displayScale)
    var layout = full.compared
    (layout.state, layout.variant) = (state, [])
    var document = LayoutDocument(pictures: [layout])
    document.baseline = .object([
      "scene": .string(scene), "state": .string(state), "variant": variant.isEmpty ? nil : .string(variant),
      "fingerprint": PictureFingerprint(drawn, digests: digests).json,
    ])
    return StageRecord(bytes: Array((document.json.lines + "\n").utf8), sites: full.view.sites)
  }
}

extension InspectedView {
  fileprivate var sites: [UInt] { [site] + children.flatMap(\.sites) }
}
