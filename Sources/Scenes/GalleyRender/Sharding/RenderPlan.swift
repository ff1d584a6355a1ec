package import GalleyTemplate

/// Assigns the files of a run to shards. Each file is written by one shard. Files of the same canvas stay together,
/// because the states of a canvas share a stage. A document with images of several canvases stays in one shard too.
package struct RenderPlan: Sendable {
  package let shards: ShardPlan
  private let owned: [(scene: Int, files: [Int])]

  /// Assigns the files of `scenes` to `count` shards, by recorded or estimated costs.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to draw.
  ///   - count: The number of shards, at least 1.
  ///   - times: Recorded durations, which replace the estimated costs; nil (the default) uses the estimates.
  package init(_ scenes: [Scene], count: Int, times: RecordedTimes? = nil) {
    var units: [ShardPlan.Unit] = []
    var owned: [(scene: Int, files: [Int])] = []
    for (index, scene) in scenes.enumerated() {
      for unit in RenderUnit.all(of: scene) {
        units.append(ShardPlan.Unit(name: unit.name, cost: unit.cost))
        owned.append((index, unit.files))
      }
    }
    shards = ShardPlan(units, count: count, times: times)
    self.owned = owned
  }

  /// Returns the sorted indices of the files of a scene that shard `number` (from 1) writes.
  ///
  /// - Parameters:
  ///   - scene: The index of the scene.
  ///   - number: The number of the shard, from 1.
  package func files(ofScene scene: Int, in number: Int) -> [Int] {
    shards.indices(of: number).filter { owned[$0].scene == scene }.flatMap { owned[$0].files }.sorted()
  }
}

private struct RenderUnit {
  let name: String
  let cost: Int
  let files: [Int]

  static func all(of scene: Scene) -> [RenderUnit] {
    let costs = scene.variants.map { CanvasCost(scene, on: $0.canvas) }
    let files = scene.files
    var units: [RenderUnit] = []
    var ofCanvas: [Int: [Int]] = [:]
    var order: [Int] = []
    for (number, file) in files.enumerated() {
      let canvases = file.pictures.map { $0.index % scene.variants.count }
      if let canvas = canvases.first, canvases.allSatisfy({ $0 == canvas }) {
        if ofCanvas[canvas] == nil { order.append(canvas) }
        ofCanvas[canvas, default: []].append(number)
      } else {
        let pages = Dictionary(grouping: canvases, by: { $0 }).mapValues(\.count)
        let cost = pages.reduce(0) { $0 + costs[$1.key].total(pictures: $1.value) }
        units.append(RenderUnit(name: file.path, cost: cost, files: [number]))
      }
    }
    return order.map { canvas in
      let own = ofCanvas[canvas] ?? []
      let pictures = own.reduce(0) { $0 + files[$1].pictures.count }
      return RenderUnit(
        name: own.first.map { files[$0].path } ?? "", cost: costs[canvas].total(pictures: pictures), files: own)
    } + units
  }
}
