struct AreaSearch {
  let first: PixelPlane
  let second: PixelPlane
  let differences: PixelSet
  let width: Int
  let height: Int
  /// The cluster of each pixel, or -1 for pixels that do not differ.
  private var owners: [Int32]
  private var met: [Int32]
  private var round: Int32 = 0
  /// The remaining number of pixels to visit, which limits the work on large images.
  private var budget: Int

  init(_ first: PixelPlane, _ second: PixelPlane, _ differences: PixelSet) {
    (self.first, self.second, self.differences) = (first, second, differences)
    (width, height) = (differences.size.width, differences.size.height)
    owners = [Int32](repeating: -1, count: width * height)
    met = [Int32](repeating: 0, count: width * height)
    budget = 4 * width * height
  }

  mutating func changes(of clusters: [AreaCluster]) -> [AreaChange] {
    var found = resolved(clusters)
    for place in found.indices { judge(&found[place]) }
    settleSmoothing(&found)
    spreadMoves(among: &found)
    return join(matchMoves(found)).sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  struct Found {
    let cluster: AreaCluster
    /// The colour around the cluster, or nil on a gradient or a photo.
    var background: UInt32?
    var old: AreaObject?
    var new: AreaObject?
    var change: AreaChange
    var isSmoothing = false
    var isExplained = false
    var steps = (sum: 0.0, size: 0.0)

    var isBalanced: Bool { abs(steps.sum) <= steps.size * 0.35 }

    mutating func setChange(_ kind: AreaChange.Kind, of object: AreaObject) {
      change = AreaChange(kind: kind, rect: object.rect, pixels: object.digest)
    }
  }

  // MARK: Objects

  private mutating func resolved(_ clusters: [AreaCluster]) -> [Found] {
    var clusters = clusters
    while true {
      for (number, cluster) in clusters.enumerated() {
        for pixel in cluster.pixels { owners[pixel] = Int32(number) }
      }
      var union = ClusterUnion(count: clusters.count)
      var found: [Found] = []
      for (number, cluster) in clusters.enumerated() {
        let (own, touched) = object(of: cluster, number)
        for other in touched { union.join(number, other) }
        found.append(own)
      }
      guard union.hasJoined else { return found }
      clusters = union.groups.map { group in
        group.dropFirst().reduce(clusters[group[0]]) { $0.joined(with: clusters[$1]) }
      }
    }
  }

  private mutating func object(of cluster: AreaCluster, _ number: Int) -> (found: Found, touched: Set<Int>) {
    var best: (found: Found, touched: Set<Int>, size: Int)?
    for background in backgrounds(of: cluster) {
      var touched: Set<Int> = []
      guard let old = flood(first, cluster, number, background, &touched),
        let new = flood(second, cluster, number, background, &touched)
      else { continue }
      let size = old.pixels.count + new.pixels.count
      guard size < best?.size ?? .max else { continue }
      var found = Found(cluster: cluster, change: change(.changed, cluster))
      (found.background, found.old, found.new) = (background, old, new)
      best = (found, touched, size)
    }
    if let best { return (best.found, best.touched) }
    return (Found(cluster: cluster, change: change(.changed, cluster)), [])
  }

  /// Returns the frequent colours around the cluster, if together they cover most of its surroundings.
  private func backgrounds(of cluster: AreaCluster) -> [UInt32] {
    let counts = ring(around: cluster)
    let total = counts.values.reduce(0, +)
    let large = counts.filter { $0.value * 7 >= total }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(3)
    return large.reduce(0) { $0 + $1.value } * 10 >= total * 7 ? large.map(\.key) : []
  }

  func ring(around cluster: AreaCluster) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for distance in 1...2 {
      let rect = cluster.rect
      let (left, top, right, bottom) = (
        rect.x - distance, rect.y - distance, rect.maxX + distance - 1, rect.maxY + distance - 1
      )
      func count(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < width, y < height, first[x, y] == second[x, y] else { return }
        counts[first[x, y], default: 0] += 1
      }
      for x in left...right {
        count(x, top)
        count(x, bottom)
      }
      for y in (top + 1)..<bottom {
        count(left, y)
        count(right, y)
      }
    }
    return counts
  }

  /// Returns nil if the pixels cover a large part of the image.
  private mutating func flood(
    _ plane: PixelPlane, _ cluster: AreaCluster, _ number: Int, _ background: UInt32, _ touched: inout Set<Int>
  ) -> AreaObject? {
    fill(plane, cluster, number, &touched) { $0 != background }
  }

  /// Returns nil if the pixels cover a large part of the image.
  mutating func fill(
    _ plane: PixelPlane, _ cluster: AreaCluster, _ number: Int, _ touched: inout Set<Int>,
    _ isPart: (UInt32) -> Bool
  ) -> AreaObject? {
    round += 1
    var pixels: [Int] = []
    var waiting: [Int] = []
    for pixel in cluster.pixels where isPart(plane[pixel % width, pixel / width]) {
      met[pixel] = round
      waiting.append(pixel)
    }
    let limit = max(width * height / 3, cluster.pixels.count * 2)
    while let pixel = waiting.popLast() {
      pixels.append(pixel)
      guard pixels.count <= limit, budget > 0 else { return nil }
      budget -= 1
      if owners[pixel] >= 0, owners[pixel] != number { touched.insert(Int(owners[pixel])) }
      let (x, y) = (pixel % width, pixel / width)
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          let next = row * width + column
          guard met[next] != round, isPart(plane[column, row]) else { continue }
          met[next] = round
          waiting.append(next)
        }
      }
    }
    return AreaObject(pixels, in: plane, width: width)
  }

  // MARK: Classification

  private mutating func judge(_ found: inout Found) {
    // A whole photo has no shape to recognise, and every further pass over its pixels takes time.
    guard found.cluster.pixels.count <= Self.maximumPixels else {
      found.change = change(repaint(found) ?? .changed, found.cluster)
      return
    }
    if judgeMove(&found) { return }
    let smoothing = Smoothing(first, second, width: width, height: height)
    found.steps = smoothing.steps(of: found.cluster)
    found.isSmoothing = smoothing.explains(found.cluster)
    if found.isSmoothing, found.isBalanced {
      found.change = change(.smoothed, found.cluster)
    } else if let old = found.old, let new = found.new, let background = found.background,
      let kind = kind(old, new, on: background, found.cluster)
    {
      found.setChange(kind, of: new.isEmpty ? old : new)
    } else if found.background == nil, let kind = inkChange(found) {
      found.change = change(kind, found.cluster)
    } else if found.background != nil || !judgeSolid(&found) {
      let kind = repaint(found) ?? votedMove(found) ?? seam(of: found) ?? paint(of: found.cluster) ?? .changed
      found.change = change(kind, found.cluster)
    }
  }

  /// The maximum size of an area for which all searches run, in pixels. Larger areas are only checked for one replaced
  /// colour.
  private static let maximumPixels = 1 << 18

  private mutating func judgeMove(_ found: inout Found) -> Bool {
    guard let old = found.old, let new = found.new, found.background != nil else { return judgeSolidMove(&found) }
    guard let shift = old.shift(to: new), shift != (0, 0) else { return false }
    found.setChange(.moved(x: shift.x, y: shift.y), of: new)
    return true
  }

  private func kind(
    _ old: AreaObject, _ new: AreaObject, on background: UInt32, _ cluster: AreaCluster
  ) -> AreaChange.Kind? {
    if old.isEmpty { return .added }
    if new.isEmpty { return .removed }
    guard let (from, to) = old.repaint(to: new, on: background), isPaint(from, to, cluster) else { return nil }
    return .recolored(from: from.hex, to: to.hex)
  }

  /// Returns a recolouring if one colour was replaced by another everywhere, and this explains most of the area.
  private func repaint(_ found: Found) -> AreaChange.Kind? {
    var (pairs, from, to): ([UInt64: Int], [UInt32: Int], [UInt32: Int]) = ([:], [:], [:])
    // A sample of the pixels is sufficient for a large area.
    let pixels = found.cluster.pixels.sampled(atMost: Self.maximumPixels / 4)
    for pixel in pixels {
      let (one, other) = colors(pixel)
      pairs[UInt64(one) << 32 | UInt64(other), default: 0] += 1
      from[one, default: 0] += 1
      to[other, default: 0] += 1
    }
    guard let top = pairs.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let (old, new) = (UInt32(truncatingIfNeeded: top.key >> 32), UInt32(truncatingIfNeeded: top.key))
    guard top.value * 6 >= pixels.count, (from[old] ?? 0) * 19 <= top.value * 20,
      (to[new] ?? 0) * 19 <= top.value * 20, old != found.background, new != found.background,
      !isAround(old, new, found.cluster)
    else { return nil }
    // Every other colour, such as the colours of antialiased edges, must also map to one new colour.
    var best: [UInt32: Int] = [:]
    for (pair, count) in pairs { best[UInt32(truncatingIfNeeded: pair >> 32), default: 0].formMax(count) }
    let explained = best.values.reduce(0, +)
    return explained * 20 >= pixels.count * 17 ? .recolored(from: old.hex, to: new.hex) : nil
  }

  /// A colour that also surrounds the area means that something was added, removed or resized rather than recoloured.
  private func isAround(_ old: UInt32, _ new: UInt32, _ cluster: AreaCluster) -> Bool {
    let counts = ring(around: cluster)
    let total = counts.values.reduce(0, +)
    return max(counts[old] ?? 0, counts[new] ?? 0) * 3 > total
  }

  func colors(_ pixel: Int) -> (old: UInt32, new: UInt32) {
    (first[pixel % width, pixel / width], second[pixel % width, pixel / width])
  }

  func change(_ kind: AreaChange.Kind, _ cluster: AreaCluster) -> AreaChange {
    var hasher = Hasher()
    let start = cluster.rect.y * width + cluster.rect.x
    for pixel in cluster.pixels {
      let (old, new) = colors(pixel)
      hasher.combine(pixel - start)
      hasher.combine(old)
      hasher.combine(new)
    }
    return AreaChange(kind: kind, rect: cluster.rect, pixels: hasher.finalize())
  }
}

extension [Int] {
  fileprivate func sampled(atMost limit: Int) -> [Int] {
    guard count > limit else { return self }
    let step = (count + limit - 1) / limit
    return stride(from: 0, to: count, by: step).map { self[$0] }
  }
}

extension Int {
  fileprivate mutating func formMax(_ other: Int) { self = Swift.max(self, other) }
}

private struct ClusterUnion {
  private var parents: [Int]
  private(set) var hasJoined = false

  init(count: Int) { parents = Array(0..<count) }

  private func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let roots = (root(one), root(other))
    guard roots.0 != roots.1 else { return }
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
    hasJoined = true
  }

  var groups: [[Int]] {
    let groups = Dictionary(grouping: parents.indices) { root($0) }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
