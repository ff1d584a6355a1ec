extension PixelMetric {
  /// The structural similarity of brightness in windows of 7 × 7 pixels (Wang, Bovik, Sheikh and Simoncelli, 2004).
  ///
  /// The threshold is the difference from a similarity of 1, 0 … 2 (default: 0.05).
  public static let ssim = PixelMetric(StructuralSimilarity.self)
}

extension StructuralSimilarity: MetricDefinition {
  static var name: String { "ssim" }
  static var defaultThreshold: Double? { 0.05 }
  // The similarity is at least −1.
  static var greatestThreshold: Double? { 2 }
  static var knowsAntialiasing: Bool { false }
  static var measuresSimilarity: Bool { true }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let structure = StructuralSimilarity(pair.first, pair.second, size: pair.size)
    let marks = structure.marks(below: 1 - settings.threshold, mask: pair.mask)
    return MetricOutcome(marks: marks, similarity: structure.mean)
  }
}

/// Uses integer luma, equally weighted windows, sample variances, K₁ = 0.01, K₂ = 0.03 and a range of 255. All sums are
/// integers, so the result does not depend on the order in which they are computed.
struct StructuralSimilarity {
  private let indices: [Double]
  private let windows: PixelSize
  private let side: PixelSize
  private let size: PixelSize

  private static let longestSide = 7
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  init(_ first: PixelPlane, _ second: PixelPlane, size: PixelSize) {
    self.size = size
    side = size.overlap(PixelSize(width: Self.longestSide, height: Self.longestSide))
    windows = PixelSize(width: size.width - side.width + 1, height: size.height - side.height + 1)
    var indices: [Double] = []
    guard size.count > 0 else {
      self.indices = indices
      return
    }
    indices.reserveCapacity(windows.count)
    // The sums of each column over the rows of the current windows.
    var columns = [Sums](repeating: Sums(), count: size.width)
    for y in 0..<size.height {
      for x in 0..<size.width {
        columns[x].add(Self.luma(first[x, y]), Self.luma(second[x, y]))
        if y >= side.height {
          columns[x].remove(Self.luma(first[x, y - side.height]), Self.luma(second[x, y - side.height]))
        }
      }
      if y >= side.height - 1 { Self.append(&indices, columns, side) }
    }
    self.indices = indices
  }

  var mean: Double { indices.isEmpty ? 1 : indices.reduce(0, +) / Double(indices.count) }

  /// Returns the pixels whose similarity is too low. A pixel close to the edge is not the centre of any window and uses
  /// the nearest window.
  func marks(below limit: Double, mask: PixelSet?) -> PixelMarks {
    var marks = PixelMarks(size: size)
    for y in 0..<size.height {
      let row = min(max(y - side.height / 2, 0), windows.height - 1)
      for x in 0..<size.width {
        let column = min(max(x - side.width / 2, 0), windows.width - 1)
        guard indices[row * windows.width + column] < limit, mask?[x, y] != true else { continue }
        marks.different[x, y] = true
      }
    }
    return marks
  }

  @inline(__always)
  private static func luma(_ pixel: UInt32) -> Int {
    let (red, green, blue) = (Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF))
    let value = red * 299 + green * 587 + blue * 114
    let alpha = Int(pixel >> 24)
    return alpha == 255 ? (value + 500) / 1000 : (255_000 * 255 + (value - 255_000) * alpha + 127_500) / 255_000
  }

  private static func append(_ indices: inout [Double], _ columns: [Sums], _ side: PixelSize) {
    var sums = columns[..<side.width].reduce(into: Sums()) { $0.add($1) }
    indices.append(sums.index(of: side.count))
    for x in side.width..<max(columns.count, side.width) {
      sums.add(columns[x])
      sums.remove(columns[x - side.width])
      indices.append(sums.index(of: side.count))
    }
  }

  private struct Sums {
    var first = 0
    var second = 0
    var firstSquares = 0
    var secondSquares = 0
    var products = 0

    mutating func add(_ a: Int, _ b: Int) {
      first += a
      second += b
      firstSquares += a * a
      secondSquares += b * b
      products += a * b
    }

    mutating func remove(_ a: Int, _ b: Int) {
      first -= a
      second -= b
      firstSquares -= a * a
      secondSquares -= b * b
      products -= a * b
    }

    mutating func add(_ other: Sums) {
      first += other.first
      second += other.second
      firstSquares += other.firstSquares
      secondSquares += other.secondSquares
      products += other.products
    }

    mutating func remove(_ other: Sums) {
      first -= other.first
      second -= other.second
      firstSquares -= other.firstSquares
      secondSquares -= other.secondSquares
      products -= other.products
    }

    func index(of count: Int) -> Double {
      let n = Double(count)
      let (mean1, mean2) = (Double(first) / n, Double(second) / n)
      // Sample variances. The variance of a single pixel is 0.
      let divisor = n * max(n - 1, 1)
      let variance1 = Double(firstSquares * count - first * first) / divisor
      let variance2 = Double(secondSquares * count - second * second) / divisor
      let covariance = Double(products * count - first * second) / divisor
      return (2 * mean1 * mean2 + c1) * (2 * covariance + c2)
        / ((mean1 * mean1 + mean2 * mean2 + c1) * (variance1 + variance2 + c2))
    }
  }
}
