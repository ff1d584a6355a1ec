import GalleyJSON
package import GalleyMessages
package import GalleyRender
package import GalleyTemplate

/// The distribution of a run over several machines, computed before drawing.
///
/// ```swift
/// print(DrawingPlan(checking: [SceneOutline(scene)], parts: 4).text)
/// ```
package struct DrawingPlan: Sendable {
  package let shards: ShardPlan
  /// Errors in the plan, such as two images with the same baseline name.
  package let problems: [Diagnostic]

  /// Plans a check in the way that `galley check --shard` divides it.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to check.
  ///   - parts: The number of shards.
  ///   - inMotion: Whether scripts are checked as animations, which takes longer (default: false).
  ///   - framesPerSecond: The frame rate of animations, or nil for the rate of each script.
  ///   - times: Recorded durations, which replace the estimated costs.
  package init(
    checking scenes: [SceneOutline], parts: Int, inMotion: Bool = false, framesPerSecond: Double? = nil,
    times: RecordedTimes? = nil
  ) {
    let plan = CheckPlan(
      scenes, shard: FrameSelection.Shard(1, of: max(parts, 1)),
      motion: inMotion ? CheckedMotion(framesPerSecond: framesPerSecond) : nil, times: times)
    (shards, problems) = (plan.shards, plan.problems)
  }

  /// Plans a rendering run in the way that `galley render --shard` divides it.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to draw.
  ///   - parts: The number of shards, at least 1.
  ///   - times: Recorded durations, which replace the estimated costs.
  package init(rendering scenes: [Scene], parts: Int, times: RecordedTimes? = nil) {
    (shards, problems) = (RenderPlan(scenes, count: max(parts, 1), times: times).shards, [])
  }

  package var text: String {
    let costs = shards.costs
    var lines: [String] = []
    for (index, cost) in costs.enumerated() {
      lines.append(CheckMessages.part(index + 1, of: shards.count, cost: cost))
      for unit in shards.indices(of: index + 1).map({ shards.units[$0] }) {
        lines.append("  " + CheckMessages.unit(unit.name, cost: unit.cost))
      }
    }
    lines.append(CheckMessages.imbalance(shards.imbalance, idle: shards.count - costs.count))
    return lines.joined(separator: "\n")
  }

  package var json: String {
    let costs = shards.costs
    return JSONValue.object([
      "schema": "galley-plan/1", "count": .integer(shards.count),
      // Rounding to three decimals gives the same text on every platform.
      "imbalance": .number((shards.imbalance * 1000).rounded() / 1000),
      "parts": .array(
        costs.indices.map { index in
          .object([
            "part": .string("\(index + 1)/\(shards.count)"), "cost": .integer(costs[index]),
            "units": .array(
              shards.indices(of: index + 1).map { unit in
                .object(["name": .string(shards.units[unit].name), "cost": .integer(shards.units[unit].cost)])
              }),
          ])
        }),
    ]).text
  }
}
