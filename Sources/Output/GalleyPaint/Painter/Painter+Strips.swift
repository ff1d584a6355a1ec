import GalleyGeometry
package import GalleyImage
package import GalleyPicture

extension Painter {
  package func plan(_ picture: Picture, scale: Double) throws(PaintError) -> StripPlan {
    let size = try CanvasSize(picture.size, scale: scale)
    var collector = MarkCollector(store, scale: scale, width: size.width)
    let canvas = PixelBox(left: 0, top: 0, right: size.width, bottom: size.height)
    try collector.collect(
      picture.items, MarkCollector.State(transform: AffineTransform(scale: scale), clip: canvas))
    return StripPlan(collector, width: size.width, height: size.height)
  }

  /// Draws only the rows of `wanted`, which must be in ascending order. The pixels are the same as in
  /// ``paint(_:scale:background:)``.
  package func segments(
    _ wanted: [Int], of picture: Picture, _ plan: StripPlan, scale: Double
  ) throws(PaintError) -> [PNGSegment] {
    let rows = try paint(plan.rows(of: wanted), of: picture, plan, scale: scale)
    return wanted.map { segmenter.segment(rows.rows(plan.strips[$0].rows), isOpaque: plan.isOpaque) }
  }

  package func videoStrips(
    _ wanted: [Int], of picture: Picture, _ plan: StripPlan, scale: Double
  ) throws(PaintError) -> [VideoStrip] {
    let rows = try paint(plan.rows(of: wanted), of: picture, plan, scale: scale)
    return wanted.map { VideoStrip(rows.rows(plan.strips[$0].rows)) }
  }
}

extension StripPlan {
  fileprivate func rows(of wanted: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in wanted {
      let rows = strips[index].rows
      if let last = ranges.last, last.upperBound == rows.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
      } else {
        ranges.append(rows)
      }
    }
    return ranges
  }
}
