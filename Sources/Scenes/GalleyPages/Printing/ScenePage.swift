import GalleyRender
import GalleyViews

/// One page of a scene: the offset of its list and the visible rows.
struct ScenePage {
  let offset: Double
  /// The visible part of each block, in points from its top.
  let extents: [PageBlock.Key: ClosedRange<Double>]
  let section: String
  let headers: [Header]

  struct Header {
    let title: String
    let y: Double
  }
}
