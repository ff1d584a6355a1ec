import GalleyGeometry
import GalleyPicture

package struct ImageStretch: Hashable {
  var isInterpolated = true
  var caps = EdgeInsets.zero
  var isTiled = false
  /// Pixels per point.
  var scale = 1.0

  private static let tileLimit = 4096

  func items(of image: PictureImage, in frame: Rect) -> [Picture.Item] {
    guard !frame.isEmpty else { return [] }
    let whole = Size(width: Double(image.bitmap.width) / scale, height: Double(image.bitmap.height) / scale)
    guard isTiled || caps != .zero, !Rect(size: whole).isEmpty else {
      return [.image(.init(image, in: frame, isInterpolated: isInterpolated))]
    }
    let columns = spans(caps.leading, caps.trailing, of: whole.width, over: frame.width, from: frame.minX)
    let rows = spans(caps.top, caps.bottom, of: whole.height, over: frame.height, from: frame.minY)
    guard columns.count * rows.count <= Self.tileLimit else {
      return [.image(.init(image, in: frame, isInterpolated: isInterpolated))]
    }
    return rows.flatMap { row in columns.map { column in part(of: image, whole, column, row) } }
  }

  private struct Span {
    var source: ClosedRange<Double>
    var target: ClosedRange<Double>

    func whole(_ length: Double) -> ClosedRange<Double> {
      let factor = (target.upperBound - target.lowerBound) / (source.upperBound - source.lowerBound)
      let start = target.lowerBound - source.lowerBound * factor
      return start...start + length * factor
    }
  }

  private func spans(
    _ before: Double, _ after: Double, of length: Double, over space: Double, from start: Double
  ) -> [Span] {
    let maximum = min(length, space) / 2
    func cap(_ value: Double) -> Double { value.isFinite ? min(max(0, value), maximum) : 0 }
    let (before, after) = (cap(before), cap(after))
    let (middle, free) = (length - before - after, space - before - after)
    var spans: [Span] = []
    if before > 0 { spans.append(Span(source: 0...before, target: start...start + before)) }
    if middle > 0, free > 0 {
      let count = isTiled ? min((free / middle).rounded(.up), Double(Self.tileLimit)) : 1
      for index in 0..<Int(max(1, count)) {
        let place = start + before + (isTiled ? Double(index) * middle : 0)
        let shown = isTiled ? min(middle, start + before + free - place) : free
        guard shown > 0 else { break }
        spans.append(
          Span(source: before...before + (isTiled ? shown : middle), target: place...place + shown))
      }
    }
    if after > 0 {
      spans.append(Span(source: length - after...length, target: start + space - after...start + space))
    }
    return spans
  }

  private func part(of image: PictureImage, _ size: Size, _ column: Span, _ row: Span) -> Picture.Item {
    let (x, y) = (column.whole(size.width), row.whole(size.height))
    let whole = Rect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    let seen = Rect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.target.upperBound - column.target.lowerBound,
      height: row.target.upperBound - row.target.lowerBound)
    return .group(.init([.image(.init(image, in: whole, isInterpolated: isInterpolated))], clip: .rect(seen)))
  }
}
