import GalleyRender
import Testing

@Suite("Division of work into shards of equal cost")
struct ShardPlanTests {
  /// A random number generator whose numbers are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func units(_ costs: [Int]) -> [ShardPlan.Unit] {
    costs.enumerated().map { ShardPlan.Unit(name: "unit \($0.offset)", cost: $0.element) }
  }

  /// Returns the cost of the most expensive shard relative to the average if units are distributed in turn.
  private func imbalanceOfCounting(_ costs: [Int], _ count: Int) -> Double {
    var loads = Array(repeating: 0, count: count)
    for (index, cost) in costs.enumerated() { loads[index % count] += cost }
    return Double(loads.max() ?? 0) * Double(count) / Double(costs.reduce(0, +))
  }

  @Test("Units of very different cost are distributed by cost, not by number", arguments: [2, 3, 4, 8, 16])
  func skewed(count: Int) {
    var numbers = Numbers(state: 7)
    // The first canvas of every scene shows a long list and is expensive.
    let costs = (0..<count * 12).map { index in
      index % count == 0
        ? Int.random(in: 90_000...110_000, using: &numbers) : Int.random(in: 1...9_000, using: &numbers)
    }
    let plan = ShardPlan(units(costs), count: count)
    #expect(plan.imbalance <= 1.15, "\(plan.imbalance)")
    // With two shards, the most expensive one cannot cost more than twice the average.
    #expect(imbalanceOfCounting(costs, count) >= (count == 2 ? 1.8 : 2))
  }

  @Test("Every unit is in exactly one shard, and no shard exceeds the average by more than one unit", arguments: 1...40)
  func whole(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let costs = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in Int.random(in: 0...1000, using: &numbers) }
    let count = Int.random(in: 1...20, using: &numbers)
    let plan = ShardPlan(units(costs), count: count)
    #expect((1...count).flatMap(plan.indices).sorted() == Array(costs.indices))
    #expect(plan.costs.reduce(0, +) == costs.reduce(0, +))
    let mean = Double(costs.reduce(0, +)) / Double(count)
    #expect(Double(plan.costs.max() ?? 0) <= mean + Double(costs.max() ?? 0))
  }

  @Test("The plan depends only on the names and costs of units, not on their order", arguments: 1...20)
  func order(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    // With only a few different costs, many units cost the same.
    let units = units((0..<50).map { _ in Int.random(in: 1...3, using: &numbers) })
    let plan = ShardPlan(units, count: 7)
    let parts = Dictionary(uniqueKeysWithValues: zip(units.map(\.name), plan.numbers))
    let shuffled = units.shuffled(using: &numbers)
    #expect(ShardPlan(shuffled, count: 7).numbers == shuffled.map { parts[$0.name] })
  }

  @Test("Plans with more shards than units, without units, or with overflowing costs are valid")
  func extremes() {
    let plan = ShardPlan(units([5, 3]), count: .max)
    #expect(plan.numbers == [1, 2] && plan.costs == [5, 3])
    #expect(ShardPlan([], count: 3).imbalance == 1)
    let large = ShardPlan(units(Array(repeating: .max, count: 1000)), count: 2)
    #expect(large.costs[0] == large.costs[1] && large.costs[0] > 0)
    #expect(ShardPlan(units([-4]), count: 0).costs == [0])
  }

  @Test("The estimated cost grows with rows, columns, pixels, images and frames, without overflow")
  func costs() {
    func total(_ cells: Int, _ pixels: Int, _ pictures: Int, _ frames: Int) -> Int {
      CanvasCost(cells: cells, pixels: pixels).total(pictures: pictures, frames: frames)
    }
    let base = total(1000, 1000, 2, 10)
    #expect([total(1001, 1000, 2, 10), total(1000, 1001, 2, 10)].allSatisfy { $0 > base })
    #expect([total(1000, 1000, 3, 10), total(1000, 1000, 2, 11)].allSatisfy { $0 > base })
    #expect(total(.max, .max, .max, .max) == total(.max, .max, 1, 0))
    #expect(ExpectedMotion(seconds: 2.5, framesPerSecond: 60).frames() == 150)
    #expect(ExpectedMotion(seconds: 2.5, framesPerSecond: 60).frames(asked: 10) == 25)
  }
}
