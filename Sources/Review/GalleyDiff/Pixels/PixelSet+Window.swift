extension PixelSet {
  public struct Window: Hashable, Sendable {
    public let rect: PixelRect
    public let count: Int

    public init(rect: PixelRect, count: Int) {
      self.rect = rect
      self.count = count
    }
  }

  /// Returns the square that contains the most pixels. If there are several, it is the topmost, and the leftmost of
  /// these. If `side` is larger than the bitmap, it is limited to the size of the bitmap.
  public func densestWindow(side: Int) -> Window {
    var search = WindowSearch(self, width: min(max(side, 1), size.width), height: min(max(side, 1), size.height))
    return search.densest()
  }
}

/// Searches only where the pixel counts of tiles allow a denser window.
private struct WindowSearch {
  private let set: PixelSet
  private let width: Int
  private let height: Int
  private let tiles: TileCounts
  private var best: PixelSet.Window

  init(_ set: PixelSet, width: Int, height: Int) {
    (self.set, self.width, self.height) = (set, width, height)
    tiles = TileCounts(set, side: max(width, height))
    best = PixelSet.Window(rect: PixelRect(x: 0, y: 0, width: width, height: height), count: 0)
  }

  mutating func densest() -> PixelSet.Window {
    guard width > 0, height > 0, let (row, column) = tiles.fullest else { return best }
    // If most pixels are close together, this first search leaves little to check elsewhere.
    search(inRows: row..<(row + 1), column..<(column + 1))
    // Noise is spread over the whole bitmap. In that case, one pass over everything is faster than a pass for each row
    // of tiles.
    guard !holdsBetterInMost else {
      search(inRows: 0..<tiles.rows, 0..<tiles.columns)
      return best
    }
    for row in 0..<tiles.rows {
      var column = 0
      while column < tiles.columns {
        let start = column
        while column < tiles.columns, mayHoldBetter(row, column) { column += 1 }
        if start < column { search(inRows: row..<(row + 1), start..<column) } else { column += 1 }
      }
    }
    return best
  }

  private var holdsBetterInMost: Bool {
    var count = 0
    for row in 0..<tiles.rows {
      for column in 0..<tiles.columns where mayHoldBetter(row, column) { count += 1 }
    }
    return count * 3 > tiles.rows * tiles.columns
  }

  private func mayHoldBetter(_ row: Int, _ column: Int) -> Bool {
    let bound = min(tiles.bound(row, column), width * height)
    return bound > best.count || bound == best.count && bound > 0 && isBeforeBest(column * tiles.side, row * tiles.side)
  }

  private func isBeforeBest(_ x: Int, _ y: Int) -> Bool {
    y < best.rect.y || y == best.rect.y && x < best.rect.x
  }

  private mutating func search(inRows rows: Range<Int>, _ columns: Range<Int>) {
    let (left, top) = (columns.lowerBound * tiles.side, rows.lowerBound * tiles.side)
    let right = min(columns.upperBound * tiles.side, set.size.width - width + 1) + width - 1
    let bottom = min(rows.upperBound * tiles.side, set.size.height - height + 1) + height - 1
    guard left + width <= right, top + height <= bottom else { return }
    var counts = ColumnCounts(of: left..<right, window: width)
    for line in top..<bottom {
      counts.add(1, of: set, row: line)
      if line >= top + height { counts.add(-1, of: set, row: line - height) }
      let y = line - height + 1
      // If the counts are the same, the window that comes first wins.
      let minimum = isBeforeBest(left, y) ? max(best.count - 1, 0) : best.count
      // If all these rows together contain fewer pixels than the best window, skip them.
      guard y >= top, counts.total > minimum, let (x, count) = counts.densest(above: minimum) else { continue }
      guard count > best.count || isBeforeBest(x, y) else { continue }
      best = PixelSet.Window(rect: PixelRect(x: x, y: y, width: width, height: height), count: count)
      if count == width * height { return }
    }
  }
}

private struct TileCounts {
  /// The side of a tile. It is a power of two and at least 32, so a word lies within one tile or within two halves.
  let side: Int
  let columns: Int
  let rows: Int
  private var counts: [Int32]

  init(_ set: PixelSet, side minimum: Int) {
    var side = 32
    while side < minimum { side *= 2 }
    self.side = side
    columns = (set.size.width + side - 1) / side
    rows = (set.size.height + side - 1) / side
    counts = [Int32](repeating: 0, count: columns * rows)
    for y in 0..<set.size.height {
      let start = y / side * columns
      for word in 0..<set.stride {
        let bits = set.words[y * set.stride + word]
        if bits == 0 { continue }
        if side > 32 {
          counts[start + word * 64 / side] += Int32(bits.nonzeroBitCount)
        } else {
          counts[start + word * 2] += Int32(UInt32(truncatingIfNeeded: bits).nonzeroBitCount)
          let rest = Int32((bits >> 32).nonzeroBitCount)
          if rest > 0 { counts[start + word * 2 + 1] += rest }
        }
      }
    }
  }

  func bound(_ row: Int, _ column: Int) -> Int {
    var sum: Int32 = 0
    for row in row...min(row + 1, rows - 1) {
      for column in column...min(column + 1, columns - 1) { sum += counts[row * columns + column] }
    }
    return Int(sum)
  }

  var fullest: (row: Int, column: Int)? {
    var best: (row: Int, column: Int, bound: Int)?
    for row in 0..<rows {
      for column in 0..<columns {
        let bound = bound(row, column)
        if bound > best?.bound ?? 0 { best = (row, column, bound) }
      }
    }
    return best.map { ($0.row, $0.column) }
  }
}

private struct ColumnCounts {
  private let range: Range<Int>
  private var columns: [Int32]
  /// The sums over blocks of 2^``shift`` columns.
  private var blocks: [Int32]
  private let shift: Int
  private let window: Int
  private let span: Int
  private(set) var total = 0

  init(of range: Range<Int>, window: Int) {
    self.range = range
    self.window = window
    let count = range.count
    // A window covers four blocks, or five if it is not aligned. Five block sums give a tight upper bound and, at the
    // usual width, take an eighth of the time of the column sums.
    shift = max(0, Int.bitWidth - 1 - (window / 4).leadingZeroBitCount)
    let block = 1 << shift
    span = (block + window - 2) / block + 1
    columns = [Int32](repeating: 0, count: count)
    blocks = [Int32](repeating: 0, count: (count + block - 1) / block)
  }

  mutating func add(_ change: Int32, of set: PixelSet, row y: Int) {
    let (first, last) = (range.lowerBound >> 6, (range.upperBound - 1) >> 6)
    for word in first...max(first, last) {
      var bits = set.words[y * set.stride + word]
      if word == first { bits &= UInt64.max << UInt64(range.lowerBound & 63) }
      if word == last { bits &= UInt64.max >> UInt64(63 - (range.upperBound - 1) & 63) }
      let start = word * 64 - range.lowerBound
      addBlocks(change, bits, from: start)
      while bits != 0 {
        columns[start + bits.trailingZeroBitCount] += change
        bits &= bits - 1
      }
    }
  }

  /// Adds the set bits to their blocks. The lowest bit is the column `start`.
  private mutating func addBlocks(_ change: Int32, _ bits: UInt64, from start: Int) {
    guard bits != 0 else { return }
    guard shift == 3, start & 7 == 0 else {
      var left = bits
      while left != 0 {
        blocks[(start + left.trailingZeroBitCount) >> shift] += change
        total += Int(change)
        left &= left - 1
      }
      return
    }
    // Each byte is a block, and the bits of all bytes are counted at the same time.
    var counts = bits - (bits >> 1 & 0x5555_5555_5555_5555)
    counts = (counts & 0x3333_3333_3333_3333) + (counts >> 2 & 0x3333_3333_3333_3333)
    counts = (counts + (counts >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    for byte in 0..<8 {
      let count = Int32(truncatingIfNeeded: counts >> UInt64(byte * 8) & 0xFF)
      guard count != 0 else { continue }
      blocks[(start >> 3) + byte] += change * count
      total += Int(change * count)
    }
  }

  func densest(above minimum: Int) -> (x: Int, count: Int)? {
    var best: (x: Int, count: Int)?
    var bound = blocks.prefix(span).reduce(0) { $0 + Int($1) }
    for block in blocks.indices {
      if block > 0 {
        bound -= Int(blocks[block - 1])
        if block + span - 1 < blocks.count { bound += Int(blocks[block + span - 1]) }
      }
      // The upper bound for all windows that start in this block.
      guard bound > best?.count ?? minimum else { continue }
      let starts = (block << shift)..<min((block + 1) << shift, columns.count - window + 1)
      guard let start = starts.first else { break }
      var sum = columns[start..<(start + window)].reduce(0) { $0 + Int($1) }
      for x in starts {
        if x > start { sum += Int(columns[x + window - 1]) - Int(columns[x - 1]) }
        if sum > best?.count ?? minimum { best = (range.lowerBound + x, sum) }
      }
    }
    return best
  }
}
