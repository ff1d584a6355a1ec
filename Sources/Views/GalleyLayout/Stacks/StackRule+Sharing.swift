import GalleyGeometry

extension StackRule {
  typealias Shares = UnsafeMutableBufferPointer<StackArrangement.Share>

  func withShares<Answer>(of children: some StackMembers, _ body: (Shares) -> Answer) -> Answer {
    withUnsafeTemporaryAllocation(of: StackArrangement.Share.self, capacity: children.count) { room in
      room.initialize(repeating: StackArrangement.Share())
      return body(room)
    }
  }

  func share<Members: StackMembers>(
    _ space: Double?, among children: Members, _ shares: Shares, _ measure: (Members.Element, Double?) -> Double?
  ) -> Bool {
    func serve(_ index: Int, _ offer: Double?) -> Double? {
      guard let length = measure(children[index], offer) else { return nil }
      shares[index].offer = offer
      shares[index].length = length
      return length
    }
    guard let space, space < .infinity else {
      // Ideal lengths do not depend on each other, and an infinite space remains infinite after each child.
      return children.indices.allSatisfy { serve($0, space) != nil }
    }
    if space <= 0 || children.count == 1 {
      // Without space to divide, or with a single child, the order does not matter.
      guard children.indices.allSatisfy({ serve($0, max(space, 0)) != nil }) else { return false }
      if children.count == 1 || shares.allSatisfy({ $0.length >= 0 }) { return true }
    }
    guard let order = order(of: children, measure) else { return false }
    return serveInOrder(order, space, serve)
  }

  /// Serves groups of equal priority from the highest to the lowest; the minimums of all lower groups are reserved. In
  /// a group, the least flexible child comes first, and each child receives an equal share of the rest.
  private func serveInOrder(_ order: [Flexibility], _ space: Double, _ serve: (Int, Double?) -> Double?) -> Bool {
    var available = space
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, order[end].priority == order[start].priority { end += 1 }
      let reserved = end == order.count ? 0 : order[end...].reduce(0.0) { $0 + $1.minimum }
      for position in start..<end {
        let offer = max((available - reserved) / Double(end - position), 0)
        guard let length = serve(order[position].index, offer) else { return false }
        available -= length
      }
      start = end
    }
    return true
  }

  private struct Flexibility {
    var index: Int
    var priority: Double
    var minimum: Double
    var range: Double

    func isServed(before other: Flexibility) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if range == .infinity, other.range == .infinity, minimum != other.minimum { return minimum > other.minimum }
      if range != other.range { return range < other.range }
      return index < other.index
    }
  }

  private func order<Members: StackMembers>(
    of children: Members, _ measure: (Members.Element, Double?) -> Double?
  ) -> [Flexibility]? {
    var order: [Flexibility] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      guard let flexibility = flexibility(of: child, at: index, measure) else { return nil }
      order.append(flexibility)
    }
    // An insertion sort is faster here, because most stacks have few children or are already in order.
    guard order.count <= 16 else { return order.sorted { $0.isServed(before: $1) } }
    for end in order.indices.dropFirst() {
      var place = end
      while place > 0, order[place].isServed(before: order[place - 1]) {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
    return order
  }

  private func flexibility<Member: StackMember>(
    of child: Member, at index: Int, _ measure: (Member, Double?) -> Double?
  ) -> Flexibility? {
    let priority = child.priority
    if let length = child.fixedLength(along: axis) {
      return Flexibility(index: index, priority: priority, minimum: length, range: 0)
    }
    guard let minimum = measure(child, 0) else { return nil }
    if minimum == .infinity { return Flexibility(index: index, priority: priority, minimum: minimum, range: 0) }
    guard let maximum = measure(child, .infinity) else { return nil }
    return Flexibility(index: index, priority: priority, minimum: minimum, range: maximum - minimum)
  }
}
