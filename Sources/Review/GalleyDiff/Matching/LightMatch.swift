package struct LightMatch: Hashable, Sendable {
  package var x: Int
  package var y: Int
  /// The correlation coefficient: 1 if the maps differ only in brightness and contrast, 0 if they are unrelated.
  package var likeness: Double

  /// Fails if `pattern` is larger than `map`, or if either has no contrast.
  package init?(_ pattern: LightMap, in map: LightMap) {
    guard pattern.width > 0, pattern.height > 0, pattern.width <= map.width, pattern.height <= map.height,
      !pattern.isEven
    else { return nil }
    let mean = pattern.mean
    let centred = pattern.values.map { $0 - mean }
    let spread = centred.reduce(0.0) { $0 + Double($1 * $1) }
    var best: LightMatch?
    for y in 0...(map.height - pattern.height) {
      for x in 0...(map.width - pattern.width) {
        guard let likeness = Self.likeness(centred, spread, of: pattern, in: map, x, y) else { continue }
        if likeness > best?.likeness ?? -2 { best = LightMatch(x: x, y: y, likeness: likeness) }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(x: Int, y: Int, likeness: Double) { (self.x, self.y, self.likeness) = (x, y, likeness) }

  private static func likeness(
    _ centred: [Float], _ spread: Double, of pattern: LightMap, in map: LightMap, _ x: Int, _ y: Int
  ) -> Double? {
    var (product, sum, squares) = (0.0, 0.0, 0.0)
    centred.withUnsafeBufferPointer { own in
      map.values.withUnsafeBufferPointer { all in
        for row in 0..<pattern.height {
          let start = (y + row) * map.width + x
          let ownStart = row * pattern.width
          // The sums of one row are small enough for the 24-bit precision of `Float`.
          var inRow: (product: Float, sum: Float, squares: Float) = (0, 0, 0)
          for column in 0..<pattern.width {
            let value = all[start + column]
            inRow.product += own[ownStart + column] * value
            inRow.sum += value
            inRow.squares += value * value
          }
          product += Double(inRow.product)
          sum += Double(inRow.sum)
          squares += Double(inRow.squares)
        }
      }
    }
    let other = squares - sum * sum / Double(centred.count)
    guard other > Double(centred.count) * 0.5 else { return nil }
    return min(max(product / (spread * other).squareRoot(), -1), 1)
  }
}
