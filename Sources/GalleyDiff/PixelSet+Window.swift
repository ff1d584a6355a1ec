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
    // The set's pixels in each column of the rows that the window covers.
    var columns = [Int32](repeating: 0, count: size.width)
    var total = 0
    for bottom in 0..<size.height {
      total += slide(&columns, adding: bottom, by: 1)
      if bottom >= height { total += slide(&columns, adding: bottom - height, by: -1) }
      // Fewer in all of the rows than in the best window so far: no need to look.
      guard bottom >= height - 1, total > best.count else { continue }
      guard let (x, count) = Self.densest(columns, width: width, above: best.count) else { continue }
      best = Window(rect: PixelRect(x: x, y: bottom - height + 1, width: width, height: height), count: count)
    }
    return best
  }

  /// Adds `change` to the column of each pixel of row `y` and answers what that makes in all.
  private func slide(_ columns: inout [Int32], adding y: Int, by change: Int32) -> Int {
    var total = 0
    for word in 0..<stride {
      var bits = words[y * stride + word]
      while bits != 0 {
        columns[word * 64 + bits.trailingZeroBitCount] += change
        total += Int(change)
        bits &= bits - 1
      }
    }
    return total
  }

  /// The first run of `width` columns with the greatest sum, if that is above `least`.
  private static func densest(_ columns: [Int32], width: Int, above least: Int) -> (x: Int, count: Int)? {
    var best: (x: Int, count: Int)?
    var sum = columns[..<width].reduce(0) { $0 + Int($1) }
    for x in 0...(columns.count - width) {
      if x > 0 { sum += Int(columns[x + width - 1]) - Int(columns[x - 1]) }
      if sum > best?.count ?? least { best = (x, sum) }
    }
    return best
  }
}
