import Galley
import Testing

@Suite("Check shards")
struct ShardTests {
  private static let variants = "variants: { width: [100, 120, 140], colorScheme: [light, dark] }"
  let place: CheckPlace

  private static func scene(_ place: CheckPlace) throws -> Scene {
    try place.scene(variants: variants, output: "{state}-{width}-{colorScheme}.png")
  }

  init() throws {
    place = try CheckPlace()
    _ = CheckRun(CheckOptions(baselines: place.baselines)).check([try Self.scene(place)])
    place.rows[1] = "Brioche"
  }

  private func part(_ shard: FrameSelection.Shard?, to folder: String) throws -> CheckReport {
    var options = CheckOptions(baselines: place.baselines)
    options.shard = shard
    let report = CheckRun(options).check([try Self.scene(place)])
    return try CheckArtifacts("\(place.path)/\(folder)").write(report)
  }

  private func merged(_ numbers: [Int], of count: Int) throws -> CheckReport {
    let parts = try numbers.map { number in
      let path = "\(place.path)/part-\(number)"
      _ = try part(FrameSelection.Shard(number, of: count), to: "part-\(number)")
      return (path: path, report: try CheckArtifacts.read(path))
    }
    return try CheckReport(merging: parts)
  }

  @Test("Together, all shards contain each image and each orphan exactly once", arguments: 1...7)
  func whole(count: Int) throws {
    for name in ["gone", "lost"] {
      try place.write(try place.bytes("baselines/list/top-100-light.json"), to: "baselines/list/\(name).json")
    }
    let whole = try part(nil, to: "whole")
    let joined = try merged(Array(1...count), of: count)
    #expect(joined.images.count == 14 && Set(joined.images.map(\.name)).count == 14)
    #expect(joined.images.map(\.name) == whole.images.map(\.name))
    #expect(joined.exitCode == 1)
    let sentences = Dictionary(uniqueKeysWithValues: whole.images.map { ($0.name, $0.sentences) })
    #expect(joined.images.allSatisfy { $0.sentences == sentences[$0.name] })
    let kept = try CheckArtifacts(place.path + "/joined").write(joined)
    #expect(try Approval(from: place.path + "/joined").approve(.all, in: place.baselines).written.count == 12)
    #expect(kept.acceptCommand == "galley approve --from \(place.path)/joined --baseline FOLDER")
  }

  @Test("A missing shard, or one from another check, is an error")
  func missing() throws {
    let error = #expect(throws: CheckError.self) { try merged([1, 3], of: 4) }
    #expect(error?.diagnostics.map(\.message) == ["of the 4 shards of the run, 2/4 or 4/4 are missing"])
    let parts = try [(1, 2), (2, 3)].map { number, count in
      (path: "part-\(number)", report: try part(FrameSelection.Shard(number, of: count), to: "p"))
    }
    let mixed = #expect(throws: CheckError.self) { try CheckReport(merging: parts) }
    #expect(
      mixed?.diagnostics.map(\.message) == ["'part-2' is shard 2/3, but the others belong to a run with 2 shards"])
  }
}
