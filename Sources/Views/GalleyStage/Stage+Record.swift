import GalleyJSON
package import GalleySnapshot
import GalleyViews

/// The layout of an image and the code that created its views.
package struct StageRecord: Sendable {
  package let bytes: [UInt8]
  /// The call sites of the views in preorder.
  package let sites: [ViewCode<UInt>]
}

extension Stage {
  /// Returns the record of the current image, even if parts of it could not be drawn.
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
  fileprivate var sites: [ViewCode<UInt>] {
    [ViewCode(origin: site == 0 ? nil : site, styles: styleSites)] + children.flatMap(\.sites)
  }
}
