extension AreaSearch {
  // MARK: Moves within one area

  /// Returns the offset by which most of a cluster moved on a background that is not plain.
  func votedMove(_ found: Found) -> AreaChange.Kind? {
    let pixels = found.cluster.pixels
    guard pixels.count <= Self.maximumVoters else { return nil }
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
      if received * 10 >= pixels.count * 3, left * 10 >= pixels.count * 3, all * 20 >= pixels.count * 17 {
        return .moved(x: x, y: y)
      }
    }
    return nil
  }

  private static let maximumVoters = 1 << 17
  /// The maximum number of pixels with the same colour. A more frequent colour cannot identify a position.
  private static let maximumPlaces = 24

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
      if places.count <= Self.maximumPlaces, others.count <= Self.maximumPlaces {
        for place in places {
          for other in others {
            votes[[place % width - other % width, place / width - other / width], default: 0] += 1
          }
        }
      }
    }
    votes[[0, 0]] = nil
    return votes.sorted { ($0.value, $1.key[0], $1.key[1]) > ($1.value, $0.key[0], $0.key[1]) }.prefix(4)
      .map { ($0.key[0], $0.key[1]) }
  }

  private func neighbour(of pixel: Int, _ x: Int, _ y: Int) -> Int? {
    let (column, row) = (pixel % width + x, pixel / width + y)
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : nil
  }

  // MARK: Moves of several areas

  /// Applies the moves of other areas to unexplained areas, because moved words can overlap their old positions.
  func spreadMoves(among found: inout [Found]) {
    let ways = found.compactMap { each -> [Int]? in
      if case .moved(let x, let y) = each.change.kind { [x, y] } else { nil }
    }
    for way in Set(ways).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for place in found.indices {
        switch found[place].change.kind {
        case .added, .removed, .changed: break
        case .moved, .recolored, .smoothed: continue
        }
        guard let received = received(by: found[place], after: (way[0], way[1])) else { continue }
        found[place].isExplained = received.isEmpty
        if received.isEmpty { continue }
        found[place].change = AreaChange(
          kind: .moved(x: way[0], y: way[1]),
          rect: found[place].change.kind == .added
            ? found[place].change.rect : PixelRect(around: received, width: width),
          pixels: found[place].change.pixels)
      }
    }
    found.removeAll(where: \.isExplained)
  }

  private func received(by found: Found, after way: (x: Int, y: Int)) -> [Int]? {
    var (received, explained): ([Int], Int) = ([], 0)
    for pixel in found.cluster.pixels {
      let pair = colors(pixel)
      let isReceived =
        pair.new != found.background && neighbour(of: pixel, -way.x, -way.y).map { colors($0).old == pair.new } ?? false
      let isLeft =
        pair.old != found.background && neighbour(of: pixel, way.x, way.y).map { colors($0).new == pair.old } ?? false
      if isReceived { received.append(pixel) }
      if isReceived || isLeft { explained += 1 }
    }
    return explained * 10 >= found.cluster.pixels.count * 7 ? received : nil
  }

  // MARK: Moves from one area to another

  func matchMoves(_ found: [Found]) -> [AreaChange] {
    var changes: [AreaChange?] = found.map(\.change)
    dropParts(of: found, from: &changes)
    let removed = found.indices.filter { found[$0].change.kind == .removed }
    for place in found.indices where changes[place]?.kind == .added {
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

  /// Removes an added area that contains a moved area, and extends the moved area to it.
  private func dropParts(of found: [Found], from changes: inout [AreaChange?]) {
    let moved = found.indices.filter { if case .moved = found[$0].change.kind { true } else { false } }
    for place in found.indices where found[place].change.kind == .added {
      let rect = found[place].change.rect
      let part = moved.first { rect.intersection(found[$0].change.rect) == found[$0].change.rect }
      guard let part else { continue }
      changes[part]?.rect = rect
      changes[place] = nil
    }
  }

  private func shift(from removed: Found, to added: Found) -> (x: Int, y: Int)? {
    if let old = removed.old, let new = added.new, !old.isEmpty, !new.isEmpty {
      if let shift = old.shift(to: new) { return shift }
      guard removed.background == nil || removed.background != added.background else { return nil }
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

  /// Returns whether content was added or removed: in that case, only one of the images continues smoothly across the
  /// edge of the area.
  func seam(of found: Found) -> AreaChange.Kind? {
    // If both images show an object, it was replaced, unless one of the objects is still visible.
    let isOldKept = !found.hasBoth || found.old.map(isKept) ?? false
    let isNewKept = !found.hasBoth || found.new.map(isKept) ?? false
    let cluster = found.cluster
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
    if old < new * Self.seamRatio { return isOldKept ? .added : nil }
    return new < old * Self.seamRatio && isNewKept ? .removed : nil
  }

  private func isKept(_ object: AreaObject) -> Bool {
    object.pixels.count { !differences[$0 % width, $0 / width] } * 10 >= object.pixels.count * 4
  }

  private static var seamRatio: Double { 0.55 }

  // MARK: Smoothing

  /// Classifies an area as smoothed if only its antialiasing changed and the brightness changes of all such areas
  /// cancel out.
  func settleSmoothing(_ found: inout [Found]) {
    let all = found.indices.filter { found[$0].isSmoothing }
    let open = all.filter { !found[$0].isBalanced }
    let sum = all.reduce(0) { $0 + found[$1].steps.sum }
    let size = all.reduce(0) { $0 + found[$1].steps.size }
    guard all.count > 1, abs(sum) <= size * 0.35 else { return }
    for place in open { found[place].change = change(.smoothed, found[place].cluster) }
  }

  // MARK: Joining

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
    // The join is repeated, because a word in the middle may be processed after the words on both sides.
    return joined.count < changes.count ? join(joined) : joined
  }
}

extension PixelRect {
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
