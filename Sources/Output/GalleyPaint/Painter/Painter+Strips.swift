import GalleyGeometry
package import GalleyImage
package import GalleyPicture

extension Painter {
  /// Divides `picture` at `scale` pixels per point into strips, with a key for the content of each.
  ///
  /// - Throws: The errors of ``paint(_:scale:background:)``.
  package func plan(_ picture: Picture, scale: Double) throws(PaintError) -> StripPlan {
    let size = try CanvasSize(picture.size, scale: scale)
    var collector = MarkCollector(store, scale: scale, width: size.width)
    let canvas = PixelBox(left: 0, top: 0, right: size.width, bottom: size.height)
    try collector.collect(
      picture.items, MarkCollector.State(transform: AffineTransform(scale: scale), clip: canvas))
    return StripPlan(collector, width: size.width, height: size.height)
  }

  /// Returns the PNG segments of the strips `wanted`, in ascending order, of `picture`.
  ///
  /// Only their rows are painted, with the same pixels as in ``paint(_:scale:background:)``.
  package func segments(
    _ wanted: [Int], of picture: Picture, _ plan: StripPlan, scale: Double
  ) throws(PaintError) -> [PNGSegment] {
    let rows = try paint(plan.rows(of: wanted), of: picture, plan, scale: scale)
    return wanted.map { segmenter.segment(rows.rows(plan.strips[$0].rows), isOpaque: plan.isOpaque) }
  }

  /// Returns the strips `wanted`, in ascending order, of `picture` for video.
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
