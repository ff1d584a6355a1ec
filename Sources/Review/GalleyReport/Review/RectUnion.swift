import GalleyDiff

struct RectUnion {
  /// Disjoint rectangles that cover the same area, from top to bottom.
  let parts: [PixelRect]

  struct Edge: Hashable {
    let x: Int
    let y: Int
    let length: Int
    let isVertical: Bool
  }

  init(_ rects: [PixelRect]) {
    let rects = rects.filter { $0.width > 0 && $0.height > 0 }
    let rows = Set(rects.flatMap { [$0.y, $0.maxY] }).sorted()
    var parts: [PixelRect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      let spans = Self.merged(
        rects.filter { $0.y <= top && $0.maxY >= bottom }.map { $0.x..<$0.maxX })
      parts += spans.map {
        PixelRect(x: $0.lowerBound, y: top, width: $0.count, height: bottom - top)
      }
    }
    self.parts = parts
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      guard let last = merged.last, last.upperBound >= range.lowerBound else {
        return merged.append(range)
      }
      merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
  }

  /// The outline of the area: the sides of all parts, without the sections of their top and bottom sides that touch
  /// another part.
  var edges: [Edge] {
    var edges: [Edge] = []
    for part in parts {
      edges.append(Edge(x: part.x, y: part.y, length: part.height, isVertical: true))
      edges.append(Edge(x: part.maxX, y: part.y, length: part.height, isVertical: true))
      edges += free(part.x..<part.maxX, beside: parts.filter { $0.maxY == part.y }).map {
        Edge(x: $0.lowerBound, y: part.y, length: $0.count, isVertical: false)
      }
      edges += free(part.x..<part.maxX, beside: parts.filter { $0.y == part.maxY }).map {
        Edge(x: $0.lowerBound, y: part.maxY, length: $0.count, isVertical: false)
      }
    }
    return edges
  }

  private func free(_ range: Range<Int>, beside others: [PixelRect]) -> [Range<Int>] {
    var (left, rest) = (range.lowerBound, [Range<Int>]())
    for span in Self.merged(others.map { $0.x..<$0.maxX }) where span.overlaps(range) {
      if span.lowerBound > left { rest.append(left..<span.lowerBound) }
      left = max(left, span.upperBound)
    }
    if left < range.upperBound { rest.append(left..<range.upperBound) }
    return rest
  }
}
