struct AreaCluster {
  /// Pixel indices, row by row in ascending order.
  var pixels: [Int]
  var rect: PixelRect

  func joined(with other: AreaCluster) -> AreaCluster {
    AreaCluster(pixels: (pixels + other.pixels).sorted(), rect: rect.union(other.rect))
  }
}

extension PixelSet {
  /// Groups squares of 4 × 4 pixels that are at most one square apart, which keeps the letters of a word together.
  func clusters() -> [AreaCluster] {
    let grid = ClusterGrid(self)
    var clusters: [AreaCluster] = []
    var numbers: [Int: Int] = [:]
    for y in 0..<size.height {
      forEach(inRow: y, 0..<size.width) { x in
        let root = grid.label(x, y)
        let rect = PixelRect(x: x, y: y, width: 1, height: 1)
        if let number = numbers[root] {
          clusters[number].pixels.append(y * size.width + x)
          clusters[number].rect = clusters[number].rect.union(rect)
        } else {
          numbers[root] = clusters.count
          clusters.append(AreaCluster(pixels: [y * size.width + x], rect: rect))
        }
      }
    }
    return clusters
  }
}

private struct ClusterGrid {
  private let columns: Int
  private let rows: Int
  /// The cluster number of each square, or 0 for an empty square.
  private var labels: [Int]

  private static let side = 4
  private static let reach = 2

  init(_ set: PixelSet) {
    columns = (set.size.width + Self.side - 1) / Self.side
    rows = (set.size.height + Self.side - 1) / Self.side
    labels = [Int](repeating: 0, count: columns * rows)
    for y in 0..<set.size.height {
      let row = y / Self.side * columns
      set.forEach(inRow: y, 0..<set.size.width) { x in labels[row + x / Self.side] = -1 }
    }
    var count = 0
    for square in labels.indices where labels[square] == -1 {
      count += 1
      fill(from: square, count)
    }
  }

  private mutating func fill(from start: Int, _ number: Int) {
    labels[start] = number
    var waiting = [start]
    while let square = waiting.popLast() {
      let (column, row) = (square % columns, square / columns)
      for y in max(row - Self.reach, 0)...min(row + Self.reach, rows - 1) {
        for x in max(column - Self.reach, 0)...min(column + Self.reach, columns - 1)
        where labels[y * columns + x] == -1 {
          labels[y * columns + x] = number
          waiting.append(y * columns + x)
        }
      }
    }
  }

  func label(_ x: Int, _ y: Int) -> Int { labels[y / Self.side * columns + x / Self.side] }
}

extension Smoothing {
  func explains(_ cluster: AreaCluster) -> Bool {
    let explained = cluster.pixels.count { explains($0 % width, $0 / width) }
    return explained * 100 >= cluster.pixels.count * 97
  }

  func steps(of cluster: AreaCluster) -> (sum: Double, size: Double) {
    cluster.pixels.reduce(into: (sum: 0.0, size: 0.0)) { steps, pixel in
      let step = step(pixel % width, pixel / width)
      steps.sum += step
      steps.size += abs(step)
    }
  }
}
