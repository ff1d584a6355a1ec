extension AreaSearch {
  // MARK: Text and icons on photos and gradients

  func inkChange(_ found: Found) -> AreaChange.Kind? {
    let pixels = found.cluster.pixels
    guard pixels.count >= Self.minimumInk, pixels.count <= Self.maximumInk else { return nil }
    return inkMove(found.cluster) ?? inkPaint(found.cluster)
  }

  private static let minimumInk = 12
  private static let maximumInk = 1 << 13
  /// The maximum distance of a move along each axis, in pixels.
  private static let farthest = 24

  private struct Ink {
    var came: [Int] = []
    var left: [Int] = []
    var size = 0.0
  }

  /// The ink must have the same contrast with its background at both positions, and the same colours where it is fully
  /// opaque.
  private func inkMove(_ cluster: AreaCluster) -> AreaChange.Kind? {
    guard let ink = ink(of: cluster) else { return nil }
    let reach = (
      x: min(Self.farthest, cluster.rect.width - 1), y: min(Self.farthest, cluster.rect.height - 1)
    )
    let limit = ink.size * Self.maximumRemainder
    var (best, next): ((x: Int, y: Int, rest: Double)?, Double) = (nil, limit)
    for y in -reach.y...reach.y {
      for x in -reach.x...reach.x where (x, y) != (0, 0) {
        let rest = rest(of: ink, x, y, atMost: next)
        if rest < best?.rest ?? limit {
          next = best?.rest ?? limit
          best = (x, y, rest)
        } else {
          next = min(next, rest)
        }
      }
    }
    guard let best, best.rest * Self.clearness < next else { return nil }
    return .moved(x: best.x, y: best.y)
  }

  private static var maximumRemainder: Double { 0.4 }
  private static var clearness: Double { 1.2 }

  private func rest(of ink: Ink, _ x: Int, _ y: Int, atMost limit: Double) -> Double {
    var rest = 0.0
    let step = y * width + x
    func isWithin(_ pixel: Int, _ x: Int, _ y: Int) -> Bool {
      let (column, row) = (pixel % width + x, pixel / width + y)
      return column >= 0 && row >= 0 && column < width && row < height
    }
    for pixel in ink.came {
      guard isWithin(pixel, -x, -y) else { return limit }
      rest += colors(pixel).new.colorDistance(to: colors(pixel - step).old)
      if rest >= limit { return limit }
    }
    for pixel in ink.left {
      guard isWithin(pixel, x, y) else { return limit }
      rest += colors(pixel).old.colorDistance(to: colors(pixel + step).new)
      if rest >= limit { return limit }
    }
    return rest
  }

  /// Finds the ink by comparison with the unchanged pixels at the edge, which show the background. Returns nil if the
  /// ink is not consistently brighter or darker than the background.
  private func ink(of cluster: AreaCluster) -> Ink? {
    var votes = (brighter: 0.0, darker: 0.0)
    for pixel in cluster.pixels {
      let (x, y) = (pixel % width, pixel / width)
      let (old, new) = colors(pixel)
      for (column, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard column >= 0, row >= 0, column < width, row < height, !differences[column, row] else { continue }
        let around = first[column, row]
        let (one, other) = (old.colorDistance(to: around), new.colorDistance(to: around))
        let isBrighter = (new.brightness > old.brightness) == (one < other)
        if isBrighter { votes.brighter += abs(one - other) } else { votes.darker += abs(one - other) }
      }
    }
    let (maximum, minimum) = (max(votes.brighter, votes.darker), min(votes.brighter, votes.darker))
    guard maximum > 2 * minimum else { return nil }
    let isBright = votes.brighter > votes.darker
    var ink = Ink()
    for pixel in cluster.pixels {
      let (old, new) = colors(pixel)
      if (new.brightness > old.brightness) == isBright { ink.came.append(pixel) } else { ink.left.append(pixel) }
      ink.size += old.colorDistance(to: new)
    }
    // If ink was only added or only removed, one of the lists is almost empty.
    let smaller = min(ink.came.count, ink.left.count)
    return smaller * 5 >= cluster.pixels.count ? ink : nil
  }

  private func inkPaint(_ cluster: AreaCluster) -> AreaChange.Kind? {
    guard case .recolored(let from, let to)? = paint(of: cluster) else { return nil }
    let pairs = cluster.pixels.map(colors)
    guard let (old, new) = pairs.max(by: { $0.old.colorDistance(to: $0.new) < $1.old.colorDistance(to: $1.new) })
    else { return nil }
    let isApart = ring(around: cluster).keys.allSatisfy { around in
      around.colorDistance(to: old) > Self.minimumContrast && around.colorDistance(to: new) > Self.minimumContrast
    }
    return isApart ? .recolored(from: from, to: to) : nil
  }

  private static var minimumContrast: Double { 24 }
}

extension UInt32 {
  fileprivate var brightness: Double {
    let color = onWhite
    return 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue
  }
}
