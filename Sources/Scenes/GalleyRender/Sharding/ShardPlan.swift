/// Which part of a run draws what, so that all parts take about as long.
///
/// The costliest unit goes first, each to the part that has least to do. Equal units go by their names, equal parts by
/// their numbers: whoever makes the plan of the same units, comes to the same.
public struct ShardPlan: Hashable, Sendable {
  public struct Unit: Hashable, Sendable {
    public let name: String
    public let cost: Int

    public init(name: String, cost: Int) {
      self.name = name
      self.cost = min(max(cost, 0), CanvasCost.limit)
    }
  }

  /// All units, in their order.
  public let units: [Unit]
  public let count: Int
  /// The number of the part that draws each unit, from 1.
  public let numbers: [Int]

  /// The plan of `units` for `count` parts, at least one; units cost what they took where `times` are known.
  public init(_ units: [Unit], count: Int, times: RecordedTimes? = nil) {
    let units = times?.costs(of: units) ?? units
    self.units = units
    self.count = max(count, 1)
    var numbers = Array(repeating: 1, count: units.count)
    // More parts than units have nothing to do.
    var parts = LoadedParts(count: min(self.count, max(units.count, 1)))
    let order = units.indices.sorted { first, second in
      if units[first].cost != units[second].cost { return units[first].cost > units[second].cost }
      if units[first].name != units[second].name { return units[first].name < units[second].name }
      return first < second
    }
    for index in order { numbers[index] = parts.add(units[index].cost) }
    self.numbers = numbers
  }

  public func indices(of number: Int) -> [Int] { units.indices.filter { numbers[$0] == number } }

  /// What the parts cost that draw something, by their numbers from 1.
  public var costs: [Int] {
    var costs = Array(repeating: 0, count: min(count, max(units.count, 1)))
    for (unit, number) in zip(units, numbers) { costs[number - 1] += unit.cost }
    return costs
  }

  /// How much longer the costliest part takes than parts take on average; 1 where there is nothing to draw.
  public var imbalance: Double {
    let costs = costs
    let mean = Double(costs.reduce(0, +)) / Double(count)
    return mean > 0 ? Double(costs.max() ?? 0) / mean : 1
  }
}

/// Parts that are given work, the one with the least first: a binary heap.
private struct LoadedParts {
  private var parts: [(load: Int, number: Int)]

  init(count: Int) { parts = (1...count).map { (0, $0) } }

  mutating func add(_ cost: Int) -> Int {
    let number = parts[0].number
    parts[0].load += cost
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < parts.count && parts[child] < parts[least] {
        least = child
      }
      guard least != index else { return number }
      parts.swapAt(index, least)
      index = least
    }
  }
}
