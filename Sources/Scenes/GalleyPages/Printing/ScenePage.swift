import GalleyViews

struct ScenePage {
  let offset: Double
  /// The visible part of each block, measured from the top of the block.
  let extents: [PageBlock.Key: ClosedRange<Double>]
  let section: String
  let headers: [Header]

  struct Header {
    let title: String
    let y: Double
  }
}
