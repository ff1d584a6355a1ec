import Foundation
import Testing

@Suite("--shard auto")
struct ShardOptionTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test(
    "Galley prints the shard number and the variables that set it to stderr",
    arguments: [["check", "list.yaml"], ["animate", "list.yaml"]])
  func says(command: [String]) throws {
    let run = try CommandRun(
      command + ["--shard", "auto"], in: place.path, environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"])
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").first == "shard 1 of 2, from CI_NODE_INDEX and CI_NODE_TOTAL")
  }

  @Test("Missing, ambiguous or out-of-range shard variables are usage errors, and no image is drawn")
  func errors() throws {
    let both = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"]
    for environment in [
      [:], both, ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "2"], ["JOB_COMPLETION_INDEX": "0"],
      ["GALLEY_SHARD": "3"],
    ] {
      for command in ["check", "animate"] {
        let run = try CommandRun([command, "list.yaml", "--shard", "auto"], in: place.path, environment: environment)
        #expect(run.status == 64 && run.errors.hasPrefix("error: "), "\(run.errors)")
        #expect(run.output.isEmpty && !run.errors.contains("part 1 of 1"))
      }
    }
    #expect(place.files().allSatisfy { !$0.hasSuffix(".png") })
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "8"], ["JOB_COMPLETION_INDEX": "3"], ["GALLEY_SHARD": "9/5"],
    ["SLURM_ARRAY_TASK_ID": "x"], ["BUILDKITE_PARALLEL_JOB": "1"],
  ])
  func `An error spells the variable as it is spelled in the environment`(environment: [String: String]) throws {
    let run = try CommandRun(
      ["check", "list.yaml", "--shard", "auto"], in: place.path, environment: environment)
    let name = try #require(environment.keys.max())
    #expect(environment.keys.contains { run.errors.hasPrefix("error: \($0) ") }, "\(name): \(run.errors)")
  }

  @Test("Shard variables have no effect without --shard auto")
  func unasked() throws {
    let run = try place.galley("check", "list.yaml", "--json", environment: ["GALLEY_SHARD": "2/2"])
    #expect(try run.object()["shard"] == nil)
    let part = try CommandRun(
      ["check", "list.yaml", "--json", "--shard", "1/2"], in: place.path, environment: ["GALLEY_SHARD": "2/2"])
    #expect(try part.object()["shard"] as? String == "1/2")
  }

  @Test("Galley creates the shard status file that Bazel expects")
  func statusFile() throws {
    var environment = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"]
    environment["TEST_SHARD_STATUS_FILE"] = place.path + "/status"
    #expect(
      try CommandRun(["check", "list.yaml", "--shard", "auto"], in: place.path, environment: environment).status == 0)
    #expect(try place.bytes(of: "status").isEmpty)
    environment["TEST_SHARD_STATUS_FILE"] = place.path + "/none/status"
    let run = try CommandRun(["check", "list.yaml", "--shard", "auto"], in: place.path, environment: environment)
    #expect(run.status == 2 && run.errors.contains("none/status"))
  }
}
