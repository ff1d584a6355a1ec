extension PixelSet {
  /// The densest window of a set: how many of its pixels lie in one square.
  public struct Window: Hashable, Sendable {
    /// The square, clamped to the bitmap.
    public let rect: PixelRect
    /// The set's pixels inside.
    public let count: Int

    /// The square `rect` with `count` of the set's pixels in it.
    public init(rect: PixelRect, count: Int) {
      self.rect = rect
      self.count = count
    }
  }

  /// The first square of `side` by `side` pixels, from the top and then from the left, that holds the most of the set.
  ///
  /// A side longer than the bitmap's is cut to it. An empty set answers the top left square.
  public func densestWindow(side: Int) -> Window {
    let (width, height) = (min(max(side, 1), size.width), min(max(side, 1), size.height))
    var best = Window(rect: PixelRect(x: 0, y: 0, width: width, height: height), count: 0)
    guard width > 0, height > 0 else { return best }
    var counts = ColumnCounts(of: size.width, window: width)
    for bottom in 0..<size.height {
      counts.add(1, of: words, from: bottom * stride, count: stride)
      if bottom >= height { counts.add(-1, of: words, from: (bottom - height) * stride, count: stride) }
      // Fewer in all of the rows than in the best window so far: no need to look.
      guard bottom >= height - 1, counts.total > best.count else { continue }
      guard let (x, count) = counts.densest(above: best.count) else { continue }
      best = Window(rect: PixelRect(x: x, y: bottom - height + 1, width: width, height: height), count: count)
    }
    return best
  }
}

/// How many pixels of a set each column of some rows holds, and each block of columns.
private struct ColumnCounts {
  private var columns: [Int32]
  /// The same for blocks of 2^``shift`` columns.
  private var blocks: [Int32]
  private let shift: Int
  /// Columns of a window.
  private let window: Int
  /// Blocks that a window has part in, at most.
  private let span: Int
  /// How many pixels there are in all.
  private(set) var total = 0

  /// No pixel in any of `count` columns.
  init(of count: Int, window: Int) {
    self.window = window
    // Five blocks are little more than a window of four, and eight times fewer than the columns of the usual one.
    shift = max(0, Int.bitWidth - 1 - (window / 4).leadingZeroBitCount)
    let block = 1 << shift
    span = (block + window - 2) / block + 1
    columns = [Int32](repeating: 0, count: count)
    blocks = [Int32](repeating: 0, count: (count + block - 1) / block)
  }

  /// Adds `change` to the column of each pixel of a row: of the bits of `count` words from `start` on.
  mutating func add(_ change: Int32, of words: [UInt64], from start: Int, count: Int) {
    for word in 0..<count {
      var bits = words[start + word]
      while bits != 0 {
        let x = word * 64 + bits.trailingZeroBitCount
        columns[x] += change
        blocks[x >> shift] += change
        total += Int(change)
        bits &= bits - 1
      }
    }
  }

  /// The first run of columns as wide as a window with the greatest sum, if that is above `least`.
  func densest(above least: Int) -> (x: Int, count: Int)? {
    var best: (x: Int, count: Int)?
    var bound = blocks.prefix(span).reduce(0) { $0 + Int($1) }
    for block in blocks.indices {
      if block > 0 {
        bound -= Int(blocks[block - 1])
        if block + span - 1 < blocks.count { bound += Int(blocks[block + span - 1]) }
      }
      // All that the windows which start here could hold is not more.
      guard bound > best?.count ?? least else { continue }
      let starts = (block << shift)..<min((block + 1) << shift, columns.count - window + 1)
      guard let start = starts.first else { break }
      var sum = columns[start..<(start + window)].reduce(0) { $0 + Int($1) }
      for x in starts {
        if x > start { sum += Int(columns[x + window - 1]) - Int(columns[x - 1]) }
        if sum > best?.count ?? least { best = (x, sum) }
      }
    }
    return best
  }
}
