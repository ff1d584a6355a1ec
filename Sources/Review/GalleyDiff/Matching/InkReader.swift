package import GalleyGeometry
package import GalleyPicture

/// Measures ink on a uniform background. All positions are in points of the scene.
package struct InkReader: Sendable {
  package let bitmap: Bitmap
  package let place: ImageMatch

  /// The minimum fraction of the contrast at which a pixel counts as ink. Antialiased pixels at an edge are below it.
  private static let inkShare = 0.2

  package init(_ bitmap: Bitmap, at place: ImageMatch) { (self.bitmap, self.place) = (bitmap, place) }

  /// The size of a pixel, in points.
  package var pixel: Double { 1 / place.scale }

  package var size: Size {
    Size(width: Double(bitmap.width) * pixel, height: Double(bitmap.height) * pixel)
  }

  package func background(in frame: Rect) -> InkBackground? { InkBackground(bitmap, in: pixels(of: frame)) }

  package func pixels(of frame: Rect) -> Rect {
    Rect(
      x: place.x + frame.minX * place.scale, y: place.y + frame.minY * place.scale,
      width: frame.width * place.scale, height: frame.height * place.scale)
  }

  /// Returns the vertical extents of the ink, from top to bottom. Ink with gaps smaller than `gap` counts as one
  /// extent.
  package func rows(in window: Rect, on background: InkBackground, gap: Double) -> [InkExtent] {
    extents(in: window, on: background, gap: gap, isVertical: true)
  }

  /// Returns the horizontal extents of the ink, from left to right.
  package func columns(in window: Rect, on background: InkBackground, gap: Double) -> [InkExtent] {
    extents(in: window, on: background, gap: gap, isVertical: false)
  }

  private func extents(in window: Rect, on background: InkBackground, gap: Double, isVertical: Bool) -> [InkExtent] {
    let area = pixels(of: window)
    let columns = Self.whole(area.minX, area.maxX, bitmap.width)
    let rows = Self.whole(area.minY, area.maxY, bitmap.height)
    guard !columns.isEmpty, !rows.isEmpty, background.contrast > 0 else { return [] }
    let profile = profile(columns, rows, background, isVertical: isVertical)
    let start = isVertical ? rows.lowerBound : columns.lowerBound
    let origin = isVertical ? place.y : place.x
    return runs(of: profile, gap: max(gap * place.scale, 1)).map { run in
      let (first, last) = (run.lowerBound, run.upperBound - 1)
      // The pixels at both ends are only partly covered.
      let ends = (part(of: profile, at: first, step: 1, in: run), part(of: profile, at: last, step: -1, in: run))
      let left = Double(start + first) + 1 - ends.0
      let right = Double(start + last) + ends.1
      return InkExtent((left - origin) * pixel, (max(right, left) - origin) * pixel)
    }
  }

  /// Returns the covered fraction of the pixel at an end, compared with the highest contrast of its three neighbours
  /// inside.
  private func part(of profile: [Double], at place: Int, step: Int, in run: Range<Int>) -> Double {
    var most = profile[place]
    for distance in 1...3 where run.contains(place + step * distance) {
      most = max(most, profile[place + step * distance])
    }
    return most > 0 ? min(profile[place] / most, 1) : 1
  }

  /// Returns the greatest distance from the background in each row or column, as fractions of the contrast.
  private func profile(
    _ columns: Range<Int>, _ rows: Range<Int>, _ background: InkBackground, isVertical: Bool
  ) -> [Double] {
    var most = [Double](repeating: 0, count: isVertical ? rows.count : columns.count)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in rows {
        for x in columns {
          let distance = background.distance(pixels, at: (y * bitmap.width + x) * 4)
          let index = isVertical ? y - rows.lowerBound : x - columns.lowerBound
          if distance > most[index] { most[index] = distance }
        }
      }
    }
    return most.map { $0.squareRoot() / background.contrast }
  }

  /// Whether the ink touches the upper or lower edge of the image.
  package func isCut(_ rows: InkExtent) -> Bool {
    rows.start * place.scale + place.y < 0.5 || rows.end * place.scale + place.y > Double(bitmap.height) - 0.5
  }

  package func contains(_ frame: Rect) -> Bool {
    let area = pixels(of: frame)
    return area.minX > -1 && area.minY > -1 && area.maxX < Double(bitmap.width) + 1
      && area.maxY < Double(bitmap.height) + 1
  }

  /// Calls `body` with the squared distance of each pixel from the background.
  func visit(_ area: Rect, from background: InkBackground, _ body: (Double) -> Void) {
    let area = pixels(of: area)
    let columns = Self.whole(area.minX, area.maxX, bitmap.width)
    let rows = Self.whole(area.minY, area.maxY, bitmap.height)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in rows {
        for x in columns { body(background.distance(pixels, at: (y * bitmap.width + x) * 4)) }
      }
    }
  }

  private func runs(of profile: [Double], gap: Double) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, share) in profile.enumerated() where share >= Self.inkShare {
      if let last = runs.last, Double(place - last.upperBound) < gap {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }

  private static func whole(_ start: Double, _ end: Double, _ maximum: Int) -> Range<Int> {
    guard start.isFinite, end.isFinite else { return 0..<0 }
    let first = Int(min(max(start.rounded(.down), 0), Double(maximum)))
    return first..<max(first, Int(min(max(end.rounded(.up), 0), Double(maximum))))
  }
}
