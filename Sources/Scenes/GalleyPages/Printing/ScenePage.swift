import GalleyViews

struct ScenePage {
  let offset: Double
  /// The visible part of each block, from its top.
  let extents: [PageBlock.Key: ClosedRange<Double>]
  let section: String
  let headers: [Header]

  struct Header {
    let title: String
    let y: Double
  }
}
