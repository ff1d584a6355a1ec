import GalleyGeometry
package import GalleyImage
package import GalleyPicture

extension Painter {
  /// How `picture` at `scale` pixels a point falls into strips, and what each shows.
  ///
  /// - Throws: as ``paint(_:scale:background:)``.
  package func plan(_ picture: Picture, scale: Double) throws(PaintError) -> StripPlan {
    let size = try CanvasSize(picture.size, scale: scale)
    var collector = MarkCollector(store, scale: scale, width: size.width)
    let canvas = PixelBox(left: 0, top: 0, right: size.width, bottom: size.height)
    try collector.collect(
      picture.items, MarkCollector.State(transform: AffineTransform(scale: scale), clip: canvas))
    return StripPlan(collector, width: size.width, height: size.height)
  }

  /// The segments of the strips with the numbers `wanted`, which rise, of `picture` and its `plan`.
  ///
  /// Only their rows are painted; their pixels are those of ``paint(_:scale:background:)``.
  package func segments(
    _ wanted: [Int], of picture: Picture, _ plan: StripPlan, scale: Double
  ) throws(PaintError) -> [PNGSegment] {
    let rows = try paint(plan.rows(of: wanted), of: picture, plan, scale: scale)
    return wanted.map { segmenter.segment(rows.rows(plan.strips[$0].rows), isOpaque: plan.isOpaque) }
  }

  /// The strips with the numbers `wanted`, which rise, of `picture` and its `plan`, as video keeps them.
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
