import GalleyJSON
public import GalleyMessages
public import GalleyRender
public import GalleyTemplate

/// Which part of a run over several machines draws what, told before anything is drawn.
///
/// ```swift
/// print(DrawingPlan(checking: [SceneOutline(scene)], parts: 4).text)
/// ```
public struct DrawingPlan: Sendable {
  public let shards: ShardPlan
  /// What keeps scenes from being drawn beside each other.
  public let problems: [Diagnostic]

  /// The plan of a check of `scenes` in so many parts, as `galley check --shard` follows it.
  ///
  /// Scripts cost something where they are checked `inMotion`, with `framesPerSecond` instead of their own.
  public init(
    checking scenes: [SceneOutline], parts: Int, inMotion: Bool = false, framesPerSecond: Double? = nil,
    times: RecordedTimes? = nil
  ) {
    let plan = CheckPlan(
      scenes, shard: FrameSelection.Shard(1, of: max(parts, 1)),
      motion: inMotion ? CheckedMotion(framesPerSecond: framesPerSecond) : nil, times: times)
    (shards, problems) = (plan.shards, plan.problems)
  }

  /// The plan of drawing the files of `scenes` in so many parts, as `galley render --shard` follows it.
  public init(rendering scenes: [Scene], parts: Int, times: RecordedTimes? = nil) {
    (shards, problems) = (RenderPlan(scenes, count: max(parts, 1), times: times).shards, [])
  }

  /// The plan for people: the parts with what they draw and what that costs.
  public var text: String {
    let costs = shards.costs
    var lines: [String] = []
    for (index, cost) in costs.enumerated() {
      lines.append(CheckWords.part(index + 1, of: shards.count, cost: cost))
      for unit in shards.indices(of: index + 1).map({ shards.units[$0] }) {
        lines.append("  " + CheckWords.unit(unit.name, cost: unit.cost))
      }
    }
    lines.append(CheckWords.imbalance(shards.imbalance, idle: shards.count - costs.count))
    return lines.joined(separator: "\n")
  }

  public var json: String {
    let costs = shards.costs
    return JSONValue.object([
      "schema": "galley-plan/1", "count": .integer(shards.count),
      // Thousandths are the same text everywhere.
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
