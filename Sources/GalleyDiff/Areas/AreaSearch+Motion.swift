extension AreaSearch {
  // MARK: Moves within one area

  /// By how many pixels most of a cluster moved, on a background that is not plain; nil where nothing moved.
  func votedMove(_ found: Found) -> AreaChange.Kind? {
    let pixels = found.cluster.pixels
    guard pixels.count <= Self.mostVoters else { return nil }
    for (x, y) in candidates(pixels, found.background) {
      var (received, left, all) = (0, 0, 0)
      for pixel in pixels {
        let (old, new) = colors(pixel)
        let from = neighbour(of: pixel, -x, -y)
        let to = neighbour(of: pixel, x, y)
        let isReceived = new != found.background && from.map { colors($0).old == new } ?? false
        let isLeft = old != found.background && to.map { colors($0).new == old } ?? false
        if isReceived { received += 1 }
        if isLeft { left += 1 }
        if isReceived || isLeft { all += 1 }
      }
      if received * 10 >= pixels.count * 3, left * 10 >= pixels.count * 3, all * 10 >= pixels.count * 8 {
        return .moved(x: x, y: y)
      }
    }
    return nil
  }

  /// Clusters of more pixels than this are not searched for moves.
  private static let mostVoters = 1 << 17
  /// Colours that more pixels have than this tell nothing of a single place.
  private static let mostPlaces = 24

  /// The likeliest moves: those between pixels of rare colours, and those between the rectangles around a colour.
  private func candidates(_ pixels: [Int], _ background: UInt32?) -> [(x: Int, y: Int)] {
    var (old, new): ([UInt32: [Int]], [UInt32: [Int]]) = ([:], [:])
    for pixel in pixels {
      let pair = colors(pixel)
      old[pair.old, default: []].append(pixel)
      new[pair.new, default: []].append(pixel)
    }
    var votes: [[Int]: Int] = [:]
    for (color, places) in new where color != background {
      guard let others = old[color] else { continue }
      if places.count <= Self.mostPlaces, others.count <= Self.mostPlaces {
        for place in places {
          for other in others {
            votes[[place % width - other % width, place / width - other / width], default: 0] += 1
          }
        }
      } else {
        let (from, to) = (PixelRect(around: others, width: width), PixelRect(around: places, width: width))
        for step in [[to.x - from.x, to.y - from.y], [to.maxX - from.maxX, to.maxY - from.maxY]] {
          votes[step, default: 0] += min(places.count, others.count) / 4
        }
      }
    }
    votes[[0, 0]] = nil
    return votes.sorted { ($0.value, $1.key[0], $1.key[1]) > ($1.value, $0.key[0], $0.key[1]) }.prefix(4)
      .map { ($0.key[0], $0.key[1]) }
  }

  /// The pixel so far from another one; nil outside of the pictures.
  private func neighbour(of pixel: Int, _ x: Int, _ y: Int) -> Int? {
    let (column, row) = (pixel % width + x, pixel / width + y)
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : nil
  }

  // MARK: Moves from one area to another

  /// The changes, of which what is gone here and new there is one that moved.
  func matchMoves(_ found: [Found]) -> [AreaChange] {
    var changes: [AreaChange?] = found.map(\.change)
    let removed = found.indices.filter { found[$0].change.kind == .removed }
    for place in found.indices where found[place].change.kind == .added {
      let partners = removed.filter { changes[$0] != nil }.compactMap { other in
        shift(from: found[other], to: found[place]).map { (other, $0) }
      }
      guard let best = partners.min(by: { $0.1.x.magnitude + $0.1.y.magnitude < $1.1.x.magnitude + $1.1.y.magnitude })
      else { continue }
      changes[best.0] = nil
      let own = found[place].change
      changes[place] = AreaChange(kind: .moved(x: best.1.x, y: best.1.y), rect: own.rect, pixels: own.pixels)
    }
    return changes.compactMap(\.self)
  }

  /// By how many pixels what is gone from one area is in another one; nil where it is not.
  private func shift(from removed: Found, to added: Found) -> (x: Int, y: Int)? {
    if let old = removed.old, let new = added.new, !old.isEmpty, !new.isEmpty {
      if let shift = old.shift(to: new) { return shift }
      guard removed.background != added.background else { return nil }
    }
    let (from, to) = (removed.change.rect, added.change.rect)
    guard abs(from.width - to.width) <= 2, abs(from.height - to.height) <= 2 else { return nil }
    let base = (x: to.x - from.x, y: to.y - from.y)
    let steps = (-2...2).flatMap { y in (-2...2).map { (x: base.x + $0, y: base.y + y) } }
    let pixels = added.new?.pixels ?? added.cluster.pixels
    let counts = steps.map { step in
      pixels.count { pixel in
        let new = colors(pixel).new
        return new != added.background && neighbour(of: pixel, -step.x, -step.y).map { colors($0).old == new } ?? false
      }
    }
    guard let best = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[best] * 10 >= pixels.count * 6 else {
      return nil
    }
    return steps[best]
  }

  // MARK: Seams

  /// Whether something came or went: then one of the pictures goes on across the edge of the area, and the other does
  /// not.
  func seam(of cluster: AreaCluster) -> AreaChange.Kind? {
    var (old, new, count) = (0.0, 0.0, 0)
    for pixel in cluster.pixels {
      let (x, y) = (pixel % width, pixel / width)
      for (column, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard column >= 0, row >= 0, column < width, row < height, !differences[column, row] else { continue }
        old += first[x, y].colorDistance(to: first[column, row])
        new += second[x, y].colorDistance(to: second[column, row])
        count += 1
      }
    }
    guard count > 0 else { return nil }
    if old < new * Self.seamRatio { return .added }
    return new < old * Self.seamRatio ? .removed : nil
  }

  private static var seamRatio: Double { 0.55 }

  // MARK: Smoothing

  /// Calls what only smooths edges so, where as much became brighter as became darker.
  func settleSmoothing(_ found: inout [Found]) {
    let open = found.indices.filter { found[$0].isSmoothing }
    let balanced = open.filter { abs(found[$0].steps.sum) <= found[$0].steps.size * Self.imbalance }
    let others = open.filter { !balanced.contains($0) }
    let sum = others.reduce(0) { $0 + found[$1].steps.sum }
    let size = others.reduce(0) { $0 + found[$1].steps.size }
    let areOthersBalanced = abs(sum) <= size * Self.imbalance
    for place in open {
      let isSmoothed = areOthersBalanced || balanced.contains(place)
      found[place].change = change(
        isSmoothed ? .smoothed : seam(of: found[place].cluster) ?? .changed, found[place].cluster)
    }
  }

  private static var imbalance: Double { 0.35 }

  // MARK: What is one to a reader

  /// The changes, those joined that are the same and beside each other: the words of a text.
  func join(_ changes: [AreaChange]) -> [AreaChange] {
    var joined: [AreaChange] = []
    for change in changes.sorted(by: { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }) {
      if let place = joined.lastIndex(where: { $0.kind == change.kind && $0.rect.isBeside(change.rect) }) {
        let other = joined[place]
        var hasher = Hasher()
        hasher.combine(other.pixels)
        hasher.combine(change.pixels)
        joined[place] = AreaChange(
          kind: change.kind, rect: other.rect.union(change.rect), pixels: hasher.finalize())
      } else {
        joined.append(change)
      }
    }
    return joined
  }
}

extension PixelRect {
  /// Whether the gap to `other` is one between the words or lines of a text.
  fileprivate func isBeside(_ other: PixelRect) -> Bool {
    let side = max(height, other.height)
    guard side <= 200 else { return false }
    let reach = max(12, side * 7 / 10)
    let (across, down) = (
      max(x, other.x) - min(maxX, other.maxX), max(y, other.y) - min(maxY, other.maxY)
    )
    return across < 0 && down <= reach || down < 0 && across <= reach
  }
}
