import GalleyRender
import GalleyViews

/// A page of a scene: how far its list is scrolled, and which rows it shows.
struct ScenePage {
  /// How far the list is scrolled, in points.
  let offset: Double
  /// What it shows of the list, and how far each, in points below its upper edge.
  let extents: [PageBlock.Key: ClosedRange<Double>]
  let section: String
  let headers: [Header]

  struct Header {
    let title: String
    /// Its upper edge on the screen, in points.
    let y: Double
  }
}
