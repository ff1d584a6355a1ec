package import GalleyGeometry

/// `HStack` and `VStack`: children one after another, the least flexible served first.
package struct StackRule: LayoutRule, Equatable {
  /// The axis the children follow each other on.
  package let axis: Axis
  /// The guide on the cross axis that is lined up.
  package let guide: AlignmentKey
  /// The space between neighbours in points; nil for each pair's own preference.
  package let spacing: Double?

  package init(axis: Axis, guide: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.finite
  }

  /// What SwiftUI leaves between views that have no preference.
  package static let defaultSpacing = 8.0

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    arrangement(for: proposal, children).size
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    placedArrangement(in: size, proposal: proposal, children).items.map { item in
      Placement(origin: point(item.majorOrigin, item.minorOrigin), proposal: item.proposal)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? {
    guard CombinedGuide.leaves(key) else { return nil }
    let items = placedArrangement(in: size, proposal: proposal, children).items
    let placements = items.map { Placement(origin: point($0.majorOrigin, $0.minorOrigin), proposal: $0.proposal) }
    return CombinedGuide.value(of: key, children: children, placements: placements)
  }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    guard !children.isEmpty else { return 0 }
    guard axis == self.axis else {
      return canSpan(children) ? longest(children) { $0.fixedLength(along: axis) } : nil
    }
    var total = 0.0
    for (index, child) in children.enumerated() {
      guard let length = child.fixedLength(along: axis) else { return nil }
      total += length + (index > 0 ? space(between: children[index - 1], and: child) : 0)
    }
    return total
  }

  private func point(_ major: Double, _ minor: Double) -> Point {
    axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
  }

  /// The space between all neighbours together.
  func gaps(between children: [LayoutNode]) -> Double {
    children.indices.dropFirst().reduce(0.0) { $0 + space(between: children[$1 - 1], and: children[$1]) }
  }

  private func space(between first: LayoutNode, and second: LayoutNode) -> Double {
    spacing ?? (first.hasZeroSpacing || second.hasZeroSpacing ? 0 : StackRule.defaultSpacing)
  }
}

extension StackRule {
  /// The children's answers and places.
  struct Arrangement {
    var items: [Item]
    var size: Size
  }

  /// One child's share.
  struct Item {
    var proposal = ProposedViewSize.unspecified
    var length = 0.0
    var majorOrigin = 0.0
    var minorOrigin = 0.0
  }

  /// The arrangement children are placed with: where no minor length was offered, everything is served once more
  /// with the stack's own, so that a divider reaches across.
  private func placedArrangement(
    in size: Size, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> Arrangement {
    guard proposal[axis.cross] == nil else { return arrangement(for: proposal, children) }
    var second = proposal
    second[axis.cross] = size[axis.cross]
    return arrangement(for: second, children)
  }

  private func arrangement(for proposal: ProposedViewSize, _ children: [LayoutNode]) -> Arrangement {
    var items = [Item](repeating: Item(), count: children.count)
    let gaps = gaps(between: children)
    if let major = proposal[axis] {
      distribute(major - gaps, proposal, children, &items)
    } else {
      for index in children.indices { serve(index, nil, proposal, children, &items) }
    }
    return finish(items, children)
  }

  private func serve(
    _ index: Int, _ offer: Double?, _ proposal: ProposedViewSize, _ children: [LayoutNode], _ items: inout [Item]
  ) {
    var offered = proposal
    offered[axis] = offer
    items[index].proposal = offered
    items[index].length = children[index].size(for: offered)[axis]
  }

  /// Serves groups of equal priority, highest first; while one is served, the minimums of all lower groups are
  /// kept back. Inside a group the least flexible is served first, each with an equal share of what is left.
  private func distribute(
    _ space: Double, _ proposal: ProposedViewSize, _ children: [LayoutNode], _ items: inout [Item]
  ) {
    guard children.count > 1 else {
      if children.count == 1 { serve(0, max(space, 0), proposal, children, &items) }
      return
    }
    let candidates = flexibilities(proposal, children)
    var available = space
    var start = 0
    while start < candidates.count {
      let end = candidates[start...].firstIndex { $0.priority != candidates[start].priority } ?? candidates.count
      let reserved = candidates[end...].reduce(0.0) { $0 + $1.minimum }
      for position in start..<end {
        let index = candidates[position].index
        // What is left of an infinite offer is infinite, whatever was taken or is kept back.
        guard available < .infinity else {
          serve(index, .infinity, proposal, children, &items)
          continue
        }
        serve(index, max((available - reserved) / Double(end - position), 0), proposal, children, &items)
        available -= items[index].length
      }
      start = end
    }
  }

  /// What a child can do with more or less room.
  private struct Flexibility {
    var index: Int
    var priority: Double
    var minimum: Double
    var range: Double
  }

  /// The children in the order they are served.
  private func flexibilities(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Flexibility] {
    var smallest = proposal
    smallest[axis] = 0
    var largest = proposal
    largest[axis] = .infinity
    return children.enumerated().map { index, child in
      if let length = child.fixedLength(along: axis) {
        return Flexibility(index: index, priority: child.priority, minimum: length, range: 0)
      }
      let minimum = child.length(along: axis, at: .smallest) ?? child.size(for: smallest)[axis]
      // A child that is infinite at its smallest is not flexible.
      let range =
        minimum == .infinity
        ? 0 : (child.length(along: axis, at: .largest) ?? child.size(for: largest)[axis]) - minimum
      return Flexibility(index: index, priority: child.priority, minimum: minimum, range: range)
    }.sorted(by: isServedBefore)
  }

  private func isServedBefore(_ first: Flexibility, _ second: Flexibility) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.range == .infinity, second.range == .infinity, first.minimum != second.minimum {
      return first.minimum > second.minimum
    }
    if first.range != second.range { return first.range < second.range }
    return first.index < second.index
  }

  /// Puts the served children one after another and lines them up across.
  private func finish(_ served: [Item], _ children: [LayoutNode]) -> Arrangement {
    var items = served
    var major = 0.0
    var low = 0.0
    var high = 0.0
    for index in items.indices {
      if index > 0 { major += space(between: children[index - 1], and: children[index]) }
      let dimensions = children[index].dimensions(for: items[index].proposal)
      items[index].majorOrigin = major
      items[index].minorOrigin = GuideDistance.from(dimensions[guide], to: 0)
      major += items[index].length
      low = index == 0 ? items[index].minorOrigin : min(low, items[index].minorOrigin)
      let end = items[index].minorOrigin + dimensions.size[axis.cross]
      high = index == 0 ? end : max(high, end)
    }
    for index in items.indices { items[index].minorOrigin -= low }
    var size = Size.zero
    size[axis] = major
    size[axis.cross] = max(high - low, 0)
    return Arrangement(items: items, size: size)
  }
}
