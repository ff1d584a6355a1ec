/// Assigns units of work to shards. The most expensive unit comes first, and each unit goes to the shard with the least
/// work so far. Ties are resolved by name and number, so the plan is the same on every machine.
package struct ShardPlan: Hashable, Sendable {
  package struct Unit: Hashable, Sendable {
    package let name: String
    package let cost: Int

    /// Creates a unit of work.
    ///
    /// - Parameters:
    ///   - name: The name, which is used to find recorded times and to resolve ties.
    ///   - cost: The estimated cost, at least 0.
    package init(name: String, cost: Int) {
      self.name = name
      self.cost = min(max(cost, 0), CanvasCost.limit)
    }
  }

  /// The units in their original order.
  package let units: [Unit]
  package let count: Int
  /// The shard number of each unit, from 1.
  package let numbers: [Int]

  /// Assigns `units` to `count` shards (at least 1). If a unit has a recorded duration, that is its cost.
  ///
  /// - Parameters:
  ///   - units: The units, in any order. The plan refers to them by their index.
  ///   - count: The number of shards. Values below 1 count as 1.
  ///   - times: Recorded durations, which replace the estimated costs; nil (the default) uses the estimates.
  package init(_ units: [Unit], count: Int, times: RecordedTimes? = nil) {
    let units = times?.costs(of: units) ?? units
    self.units = units
    self.count = max(count, 1)
    var numbers = Array(repeating: 1, count: units.count)
    // If there were more shards than units, some would remain empty.
    var parts = LoadedParts(count: min(self.count, max(units.count, 1)))
    let order = units.indices.sorted { first, second in
      if units[first].cost != units[second].cost { return units[first].cost > units[second].cost }
      if units[first].name != units[second].name { return units[first].name < units[second].name }
      return first < second
    }
    for index in order { numbers[index] = parts.add(units[index].cost) }
    self.numbers = numbers
  }

  package func indices(of number: Int) -> [Int] { units.indices.filter { numbers[$0] == number } }

  package var costs: [Int] {
    var costs = Array(repeating: 0, count: min(count, max(units.count, 1)))
    for (unit, number) in zip(units, numbers) { costs[number - 1] += unit.cost }
    return costs
  }

  /// The cost of the most expensive shard relative to the average; 1 if there is no work.
  package var imbalance: Double {
    let costs = costs
    let mean = Double(costs.reduce(0, +)) / Double(count)
    return mean > 0 ? Double(costs.max() ?? 0) / mean : 1
  }
}

private struct LoadedParts {
  private var parts: [(load: Int, number: Int)]

  init(count: Int) { parts = (1...count).map { (0, $0) } }

  mutating func add(_ cost: Int) -> Int {
    let number = parts[0].number
    parts[0].load += cost
    var index = 0
    while true {
      var minimum = index
      for child in [2 * index + 1, 2 * index + 2] where child < parts.count && parts[child] < parts[minimum] {
        minimum = child
      }
      guard minimum != index else { return number }
      parts.swapAt(index, minimum)
      index = minimum
    }
  }
}
