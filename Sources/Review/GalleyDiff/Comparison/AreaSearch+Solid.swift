extension AreaSearch {
  /// The colours of a cluster that are rare in its surroundings.
  private struct Solid {
    var old: [UInt32] = []
    var new: [UInt32] = []
  }

  mutating func judgeSolidMove(_ found: inout Found) -> Bool {
    let solid = solid(in: found.cluster)
    var touched: Set<Int> = []
    for color in solid.old where solid.new.contains(color) {
      guard let old = fill(first, found.cluster, -1, &touched, { $0 == color }),
        let new = fill(second, found.cluster, -1, &touched, { $0 == color }),
        isInside(old, found.cluster), isInside(new, found.cluster)
      else { continue }
      // Moved letters may overlap their old position, so some of their pixels do not differ.
      let all = (pixels(of: color, in: first, found.cluster), pixels(of: color, in: second, found.cluster))
      for shift in [old.shift(to: new), all.0.shift(to: all.1)].compactMap(\.self) where shift != (0, 0) {
        (found.old, found.new) = (old, new)
        found.change = AreaChange(
          kind: .moved(x: shift.x, y: shift.y),
          rect: new.pixels.count > found.cluster.pixels.count
            ? new.rect : PixelRect(around: found.cluster, moved: shift, width: width), pixels: new.digest)
        return true
      }
    }
    return false
  }

  mutating func judgeSolid(_ found: inout Found) -> Bool {
    let solid = solid(in: found.cluster)
    var touched: Set<Int> = []
    let old = solid.old.first.flatMap { color in fill(first, found.cluster, -1, &touched) { $0 == color } }
    let new = solid.new.first.flatMap { color in fill(second, found.cluster, -1, &touched) { $0 == color } }
    if let old, let new, old.pixels == new.pixels, let from = old.colors.first, let to = new.colors.first,
      isPaint(from, to, found.cluster)
    {
      found.change = change(.recolored(from: from.hex, to: to.hex), found.cluster)
      return true
    }
    (found.old, found.new) = (
      old.flatMap { isLarge($0, in: found.cluster) ? $0 : nil },
      new.flatMap { isLarge($0, in: found.cluster) ? $0 : nil }
    )
    switch (found.old, found.new) {
    case (let old?, nil): found.setChange(.removed, of: old)
    case (nil, let new?): found.setChange(.added, of: new)
    default: return false
    }
    return true
  }

  /// Finds a change from one colour to another, on any background and also for partially covered pixels.
  func paint(of cluster: AreaCluster) -> AreaChange.Kind? {
    let pairs = cluster.pixels.map(colors)
    guard let (from, to) = pairs.max(by: { $0.old.colorDistance(to: $0.new) < $1.old.colorDistance(to: $1.new) }),
      isPaint(from, to, cluster)
    else { return nil }
    return .recolored(from: from.hex, to: to.hex)
  }

  /// Whether the colour of each pixel changed by some fraction of the step from `from` to `to`, whatever its coverage
  /// and background.
  func isPaint(_ from: UInt32, _ to: UInt32, _ cluster: AreaCluster) -> Bool {
    let way = Self.step(from, to)
    let length = (way * way).sum()
    guard length > 0 else { return false }
    let explained = cluster.pixels.count { pixel in
      let pair = colors(pixel)
      let step = Self.step(pair.old, pair.new)
      let part = (step * way).sum() / length
      let rest = step - way * part
      return -0.02...1.05 ~= part && (rest * rest).sum() <= 27
    }
    return explained * 10 >= cluster.pixels.count * 9
  }

  private static func step(_ from: UInt32, _ to: UInt32) -> SIMD4<Double> {
    SIMD4(to.red - from.red, to.green - from.green, to.blue - from.blue, to.alpha - from.alpha)
  }

  private func pixels(of color: UInt32, in plane: PixelPlane, _ cluster: AreaCluster) -> AreaObject {
    let rect = cluster.rect
    let pixels = (rect.y..<rect.maxY).flatMap { y in
      (rect.x..<rect.maxX).compactMap { x in plane[x, y] == color ? y * width + x : nil }
    }
    return AreaObject(pixels, in: plane, width: width)
  }

  private func isLarge(_ object: AreaObject, in cluster: AreaCluster) -> Bool {
    object.pixels.count * 3 >= cluster.pixels.count && isInside(object, cluster)
  }

  /// Returns whether at least 90 % of the object is inside the cluster. An object that is part of a gradient continues
  /// outside the cluster.
  private func isInside(_ object: AreaObject, _ cluster: AreaCluster) -> Bool {
    let rect = cluster.rect
    let inside = object.pixels.count { pixel in
      let (x, y) = (pixel % width, pixel / width)
      return x >= rect.x - 1 && y >= rect.y - 1 && x <= rect.maxX && y <= rect.maxY
    }
    return inside * 10 >= object.pixels.count * 9
  }

  private func solid(in cluster: AreaCluster) -> Solid {
    var (old, new): ([UInt32: Int], [UInt32: Int]) = ([:], [:])
    for pixel in cluster.pixels {
      let pair = colors(pixel)
      old[pair.old, default: 0] += 1
      new[pair.new, default: 0] += 1
    }
    let ring = ring(around: cluster)
    let around = ring.values.reduce(0, +)
    func frequent(_ counts: [UInt32: Int]) -> [UInt32] {
      counts.filter { color, count in
        let isRare = (ring[color] ?? 0) * 50 <= around
        return count >= 4 && count * 100 >= cluster.pixels.count && isRare || count * 2 > cluster.pixels.count
      }
      .sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(4).map(\.key)
    }
    return Solid(old: frequent(old), new: frequent(new))
  }
}

extension AreaSearch.Found {
  var hasBoth: Bool {
    min(old?.pixels.count ?? 0, new?.pixels.count ?? 0) * 7 >= cluster.pixels.count
  }
}

extension PixelRect {
  /// Creates a rectangle that covers both the old and the new position of the cluster.
  fileprivate init(around cluster: AreaCluster, moved shift: (x: Int, y: Int), width: Int) {
    let rect = cluster.rect
    self.init(
      x: rect.x + max(shift.x, 0), y: rect.y + max(shift.y, 0), width: max(rect.width - abs(shift.x), 1),
      height: max(rect.height - abs(shift.y), 1))
  }
}
