package import GalleyGeometry

package struct ViewMatch: Hashable, Sendable {
  package var offset: Point
  package var likeness: Double
}

package struct ViewSearch: Sendable {
  private let picture: LightSums
  private let drawing: LightSums
  private let place: ImageMatch
  private let drawingScale: Double

  private static let reach = 32.0
  private static let cells = (far: 4.0, near: 0.5)

  package init(in picture: LightSums, for drawing: LightSums, drawingScale: Double, at place: ImageMatch) {
    (self.picture, self.drawing, self.place, self.drawingScale) = (picture, drawing, place, drawingScale)
  }

  /// Finds the view with `frame`, in points. Returns nil if the frame shows no contrast or is outside the image.
  package func find(_ frame: Rect) -> ViewMatch? {
    // Includes an area around the view, because text has visible edges only in contrast with it.
    let all = Size(width: Double(drawing.size.width), height: Double(drawing.size.height))
    let (left, top) = (max(frame.minX - 2, 0), max(frame.minY - 2, 0))
    let right = min(frame.maxX + 2, all.width / drawingScale), bottom = min(frame.maxY + 2, all.height / drawingScale)
    let frame = Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    let size = Size(width: Double(picture.size.width), height: Double(picture.size.height))
    guard place.x + frame.minX * place.scale >= -1, place.y + frame.minY * place.scale >= -1,
      place.x + frame.maxX * place.scale <= size.width + 1, place.y + frame.maxY * place.scale <= size.height + 1
    else { return nil }
    guard let here = search(frame, around: .zero, reach: 1, cell: Self.cells.near) else { return nil }
    if here.likeness >= 0.9 { return here }
    let far = search(frame, around: .zero, reach: Self.reach, cell: Self.cells.far)
    let near = far.flatMap { search(frame, around: $0.offset, reach: Self.cells.far, cell: Self.cells.near) }
    // Another position must be much more similar, because lists contain many views that look alike.
    return near.flatMap { $0.likeness > here.likeness + 0.12 ? $0 : nil } ?? here
  }

  package func likeness(of frame: Rect) -> Double? {
    search(frame, around: .zero, reach: 0, cell: max(1, 1 / place.scale))?.likeness
  }

  private func search(_ frame: Rect, around offset: Point, reach: Double, cell: Double) -> ViewMatch? {
    let (columns, rows) = (Int(frame.width / cell), Int(frame.height / cell))
    guard columns > 1, rows > 1 else { return nil }
    let pattern = drawing.map(
      at: (frame.minX * drawingScale, frame.minY * drawingScale), cell: cell * drawingScale, width: columns,
      height: rows)
    let around = Int((reach / cell).rounded(.up))
    let pixels = cell * place.scale
    let start = (
      x: place.x + (frame.minX + offset.x) * place.scale - Double(around) * pixels,
      y: place.y + (frame.minY + offset.y) * place.scale - Double(around) * pixels
    )
    let map = picture.map(at: start, cell: pixels, width: columns + 2 * around, height: rows + 2 * around)
    guard let match = LightMatch(pattern, in: map) else { return nil }
    return ViewMatch(
      offset: Point(
        x: offset.x + Double(match.x - around) * cell, y: offset.y + Double(match.y - around) * cell),
      likeness: match.likeness)
  }
}
