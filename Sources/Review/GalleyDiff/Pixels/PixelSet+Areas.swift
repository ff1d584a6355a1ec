extension PixelSet {
  /// Returns rectangles around groups of neighbouring pixels, from top to bottom.
  ///
  /// The image is divided into squares of `side` pixels. Pixels in squares that touch form one area, so the letters of
  /// a changed word share an area.
  ///
  /// - Parameters:
  ///   - side: The side of a square, in pixels (default: 16).
  ///   - limit: The maximum number of areas (default: 200). If there are more, the result is one rectangle around all
  ///     pixels.
  public func areas(side: Int = 16, limit: Int = 200) -> [PixelRect] {
    var tiles = TileMap(self, side: side)
    var areas: [PixelRect] = []
    while let tile = tiles.first {
      if areas.count == limit { return bounds.map { [$0] } ?? [] }
      areas.append(tiles.takeArea(from: tile))
    }
    return areas
  }
}

private struct TileMap {
  private let columns: Int
  private let rows: Int
  private var bounds: [PixelRect?]
  private var next = 0

  init(_ set: PixelSet, side: Int) {
    columns = (set.size.width + side - 1) / side
    rows = (set.size.height + side - 1) / side
    bounds = [PixelRect?](repeating: nil, count: columns * rows)
    guard side != 16 else {
      addQuarters(of: set)
      return
    }
    for y in 0..<set.size.height {
      let row = y / side * columns
      for word in 0..<set.stride {
        var bits = set.words[y * set.stride + word]
        while bits != 0 {
          let first = word * 64 + bits.trailingZeroBitCount
          let end = (first / side + 1) * side - word * 64
          let part = end >= 64 ? bits : bits & ((1 << UInt64(end)) - 1)
          bits ^= part
          let last = word * 64 + 63 - part.leadingZeroBitCount
          let tile = row + first / side
          bounds[tile] = PixelRect(x: first, y: y, width: last - first + 1, height: 1).union(bounds[tile])
        }
      }
    }
  }

  /// Adds a word of 64 pixels, which covers four tiles of 16 pixels.
  private mutating func addQuarters(of set: PixelSet) {
    for row in 0..<rows {
      let lines = (row * 16)..<min(row * 16 + 16, set.size.height)
      for word in 0..<set.stride {
        var (all, first, last) = (UInt64(0), SIMD4<Int>(repeating: -1), SIMD4<Int>(repeating: -1))
        for y in lines {
          let bits = set.words[y * set.stride + word]
          guard bits != 0 else { continue }
          all |= bits
          for part in 0..<4 where bits >> UInt64(part * 16) & 0xFFFF != 0 {
            if first[part] < 0 { first[part] = y }
            last[part] = y
          }
        }
        for part in 0..<4 where first[part] >= 0 {
          let bits = UInt16(truncatingIfNeeded: all >> UInt64(part * 16))
          let start = word * 64 + part * 16 + bits.trailingZeroBitCount
          let width = 16 - bits.leadingZeroBitCount - bits.trailingZeroBitCount
          bounds[row * columns + word * 4 + part] = PixelRect(
            x: start, y: first[part], width: width, height: last[part] - first[part] + 1)
        }
      }
    }
  }

  var first: Int? {
    mutating get {
      while next < bounds.count, bounds[next] == nil { next += 1 }
      return next < bounds.count ? next : nil
    }
  }

  /// Returns the bounds of all tiles connected to `tile`, and removes these tiles.
  mutating func takeArea(from tile: Int) -> PixelRect {
    var area: PixelRect?
    var waiting = [tile]
    while let index = waiting.popLast() {
      guard let rect = bounds[index] else { continue }
      bounds[index] = nil
      area = rect.union(area)
      let (column, row) = (index % columns, index / columns)
      for row in max(row - 1, 0)...min(row + 1, rows - 1) {
        for column in max(column - 1, 0)...min(column + 1, columns - 1) where bounds[row * columns + column] != nil {
          waiting.append(row * columns + column)
        }
      }
    }
    return area ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}

extension PixelRect {
  func union(_ other: PixelRect?) -> PixelRect {
    guard let other else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
