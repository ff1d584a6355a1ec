import GalleyRender
import Testing

@Suite("Environment variables that select a shard")
struct ShardVariablesTests {
  /// A CI system or scheduler, with the variables that it sets for each of eight shards (numbered from 0).
  struct Engine: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let variables: @Sendable (Int) -> [String: String]

    init(_ name: String, _ variables: @escaping @Sendable (Int) -> [String: String]) {
      (testDescription, self.variables) = (name, variables)
    }

    init(_ index: String, from first: Int, _ count: String) {
      self.init(index) { [index: "\($0 + first)", count: "8"] }
    }

    /// A Slurm array of eight tasks.
    init(slurmFrom first: Int, step: Int) {
      self.init("Slurm \(first)-\(first + 7 * step):\(step)") {
        [
          "SLURM_ARRAY_TASK_ID": "\(first + $0 * step)", "SLURM_ARRAY_TASK_MIN": "\(first)",
          "SLURM_ARRAY_TASK_MAX": "\(first + 7 * step)", "SLURM_ARRAY_TASK_STEP": "\(step)",
          "SLURM_ARRAY_TASK_COUNT": "8",
        ]
      }
    }

    static let all = [
      Engine("CI_NODE_INDEX", from: 1, "CI_NODE_TOTAL"),
      Engine("BUILDKITE_PARALLEL_JOB", from: 0, "BUILDKITE_PARALLEL_JOB_COUNT"),
      Engine("CIRCLE_NODE_INDEX", from: 0, "CIRCLE_NODE_TOTAL"),
      Engine("SEMAPHORE_JOB_INDEX", from: 1, "SEMAPHORE_JOB_COUNT"),
      Engine(slurmFrom: 0, step: 1), Engine(slurmFrom: 1, step: 1), Engine(slurmFrom: 5, step: 7),
      Engine(slurmFrom: 1000, step: 10),
      Engine("JOB_COMPLETION_INDEX", from: 0, "GALLEY_SHARD_COUNT"),
      Engine("AWS_BATCH_JOB_ARRAY_INDEX", from: 0, "AWS_BATCH_JOB_ARRAY_SIZE"),
      Engine("TEST_SHARD_INDEX", from: 0, "TEST_TOTAL_SHARDS"),
      Engine("GTEST_SHARD_INDEX", from: 0, "GTEST_TOTAL_SHARDS"),
      Engine("CLOUD_RUN_TASK_INDEX", from: 0, "CLOUD_RUN_TASK_COUNT"),
      Engine("SYSTEM_JOBPOSITIONINPHASE", from: 1, "SYSTEM_TOTALJOBSINPHASE"),
      Engine("PBS_ARRAY_INDEX", from: 1, "GALLEY_SHARD_COUNT"),
      Engine("Grid Engine 3-24:3") {
        ["SGE_TASK_ID": "\(3 + 3 * $0)", "SGE_TASK_FIRST": "3", "SGE_TASK_LAST": "24", "SGE_TASK_STEPSIZE": "3"]
      },
    ]
  }

  private func problem(_ variables: [String: String]) -> ShardProblem? {
    do throws(ShardProblem) { _ = try ShardVariables(variables).part() } catch { return error }
    return nil
  }

  @Test("For every supported CI system, each shard is recognised by its variables", arguments: Engine.all)
  func parts(engine: Engine) throws {
    for index in 0..<8 {
      let found = try ShardVariables(engine.variables(index)).part()
      #expect(found.shard == FrameSelection.Shard(index + 1, of: 8))
      #expect(Set(found.variables) == Set(engine.variables(index).keys))
      #expect(found.statusFiles.isEmpty)
    }
  }

  @Test("A shard index out of range is an error and never selects another shard", arguments: Engine.all)
  func outside(engine: Engine) {
    for index in [8, 9, 100] { #expect(problem(engine.variables(index)) != nil) }
    if engine.variables(0).values.contains("1"), engine.variables(0).count == 2 {
      #expect(problem(engine.variables(-1)) != nil)
    }
  }

  @Test("If a variable is missing or invalid, the error names it", arguments: Engine.all)
  func broken(engine: Engine) throws {
    let whole = engine.variables(2)
    // The count that Slurm sets can also be computed from the other variables.
    for name in whole.keys where name != "SLURM_ARRAY_TASK_COUNT" {
      let without = try #require(problem(whole.filter { $0.key != name }))
      #expect(without == .none || without.message.contains(name))
      for text in ["x", "-1", "+3", "3 ", "1.5", "99999999999999999999", "0x2"] {
        let broken = try #require(problem(whole.merging([name: text]) { $1 }), "\(name)=\(text)")
        #expect(broken.message.contains(name))
      }
      #expect(problem(whole.merging([name: ""]) { $1 }) == without)
    }
  }

  @Test("If the variables of two CI systems are set, they must agree; otherwise the error names both")
  func several() throws {
    for first in Engine.all {
      for second in Engine.all where second.testDescription != first.testDescription {
        let both = first.variables(4).merging(second.variables(4)) { $1 }
        // Two arrays of the same scheduler have the same variables, so they cannot be combined.
        guard both.count >= first.variables(4).count + 1 else { continue }
        #expect(try ShardVariables(both).part().shard == FrameSelection.Shard(5, of: 8))
        let mixed = first.variables(4).merging(second.variables(3)) { $1 }
        let message = try #require(problem(mixed)).message
        #expect(message.contains("shard 5 of 8") && message.contains("shard 4 of 8"), "\(message)")
      }
    }
  }

  @Test("GALLEY_SHARD takes precedence over all other variables", arguments: Engine.all)
  func own(engine: Engine) throws {
    let found = try ShardVariables(engine.variables(4).merging(["GALLEY_SHARD": "3/7"]) { $1 }).part()
    #expect(found.shard == FrameSelection.Shard(3, of: 7))
    #expect(found.sentence == "shard 3 of 7, from GALLEY_SHARD")
  }

  @Test(
    "An invalid value of GALLEY_SHARD is an error", arguments: ["3", "0/8", "9/8", "3/8/1", "a/b", "auto", "3/0"])
  func malformed(text: String) {
    #expect(problem(["GALLEY_SHARD": text]) == .malformed(text))
  }

  @Test("Without variables, or in a job that is not sharded, no shard is selected")
  func none() {
    #expect(problem([:]) == ShardProblem.none)
    // GitLab sets the count for every job, and Grid Engine sets the text "undefined".
    #expect(problem(["CI_NODE_TOTAL": "1"]) == ShardProblem.none)
    let single = ["SGE_TASK_ID", "SGE_TASK_FIRST", "SGE_TASK_LAST", "SGE_TASK_STEPSIZE"]
    #expect(problem(Dictionary(uniqueKeysWithValues: single.map { ($0, "undefined") })) == ShardProblem.none)
  }

  @Test("A Slurm array with irregular task numbers is refused, because the shard would be ambiguous")
  func uneven() {
    func array(_ id: Int, _ range: (Int, Int), step: Int, count: Int) -> [String: String] {
      [
        "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(range.0)", "SLURM_ARRAY_TASK_MAX": "\(range.1)",
        "SLURM_ARRAY_TASK_STEP": "\(step)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
      ]
    }
    for variables in [
      array(6, (0, 32), step: 6, count: 19), array(2, (1, 9), step: 2, count: 5), array(1, (1, 8), step: 0, count: 8),
      array(1, (1, 8), step: 1, count: 3),
    ] {
      guard case .uneven("SLURM_ARRAY_TASK_ID", _)? = problem(variables) else {
        Issue.record("\(variables)")
        continue
      }
    }
    #expect(problem(array(4, (4, 4), step: 0, count: 1)) == nil)
    #expect(problem(array(4, (8, 2), step: 1, count: 1)) == .outOfRange("SLURM_ARRAY_TASK_MIN", 8, 0...2))
  }

  @Test("The message names the shard and the variables that selected it")
  func sentences() throws {
    let found = try ShardVariables(["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"]).part()
    #expect(found.sentence == "shard 3 of 8, from CI_NODE_INDEX and CI_NODE_TOTAL")
  }

  @Test("The shard status files of Bazel and GoogleTest are recognised")
  func statusFiles() throws {
    let found = try ShardVariables([
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "/a", "GTEST_SHARD_INDEX": "0",
      "GTEST_TOTAL_SHARDS": "2", "GTEST_SHARD_STATUS_FILE": "/b",
    ]).part()
    #expect(found.statusFiles == ["/a", "/b"])
    #expect(try ShardVariables(["GALLEY_SHARD": "1/2", "TEST_SHARD_STATUS_FILE": "/a"]).part().statusFiles.isEmpty)
  }

  @Test("`names` lists every variable that is supported")
  func names() throws {
    for engine in Engine.all { #expect(Set(engine.variables(0).keys).isSubset(of: ShardVariables.names)) }
    #expect(ShardVariables.names.contains("GTEST_SHARD_STATUS_FILE"))
  }
}
