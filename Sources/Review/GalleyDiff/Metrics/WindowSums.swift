/// Computes sums over windows from running sums. The running sums wrap around, but their differences are still correct,
/// because the sum of a window is below 2³².
struct WindowSums {
  private let planes: PaddedPlanes
  private var row: Int?
  /// Running sums from the left for each channel: the values, their squares and their products.
  private var running: [[UInt32]]

  private static let side = 2 * PaddedPlanes.margin + 1
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  init(_ planes: PaddedPlanes) {
    self.planes = planes
    running = []
  }

  mutating func similarity(_ x: Int, _ y: Int) -> Double {
    if row != y {
      running = (0..<15).map { runningSums(of: $0 / 5, kind: $0 % 5, aroundRow: y) }
      row = y
    }
    return (index(0, x) + index(1, x) + index(2, x)) / 3
  }

  private func index(_ channel: Int, _ x: Int) -> Double {
    func sum(_ kind: Int) -> Double {
      let sums = running[channel * 5 + kind]
      return Double(sums[x + Self.side] &- sums[x])
    }
    let n = Double(Self.side * Self.side)
    let (sum1, sum2) = (sum(0), sum(1))
    let (mean1, mean2) = (sum1 / n, sum2 / n)
    let variance1 = (sum(2) - sum1 * sum1 / n) / n
    let variance2 = (sum(3) - sum2 * sum2 / n) / n
    let covariance = (sum(4) - sum1 * sum2 / n) / n
    return (2 * mean1 * mean2 + Self.c1) * (2 * covariance + Self.c2)
      / (mean1 * mean1 + mean2 * mean2 + Self.c1) / (variance1 + variance2 + Self.c2)
  }

  private func runningSums(of channel: Int, kind: Int, aroundRow y: Int) -> [UInt32] {
    let (one, other) = (planes.channels[channel], planes.channels[3 + channel])
    var columns = [UInt32](repeating: 0, count: planes.width)
    for line in y..<(y + Self.side) {
      let start = line * planes.width
      for x in 0..<planes.width {
        let (a, b) = (UInt32(one[start + x]), UInt32(other[start + x]))
        let value =
          switch kind {
          case 0: a
          case 1: b
          case 2: a * a
          case 3: b * b
          default: a * b
          }
        columns[x] &+= value
      }
    }
    var sums: [UInt32] = [0]
    sums.reserveCapacity(planes.width + 1)
    for x in 0..<planes.width { sums.append(sums[x] &+ columns[x]) }
    return sums
  }
}
