/// A CI system or scheduler that sets environment variables with the shard number.
enum ShardEngine: CaseIterable {
  case gitLab
  case buildkite
  case circleCI
  case semaphore
  case slurm
  case kubernetes
  case awsBatch
  case bazel
  case googleTest
  case cloudRun
  case azure
  case pbs
  case gridEngine

  enum Numbering {
    case counted(count: String, first: Int)
    /// Numbers from `first` to `last` in steps. The variable `count` is optional and is only used as a check.
    case spread(first: String, last: String, step: String, count: String?)
  }

  /// The variable with the index of the job. If it is set, the run belongs to this system.
  var index: String {
    switch self {
    case .gitLab: "CI_NODE_INDEX"
    case .buildkite: "BUILDKITE_PARALLEL_JOB"
    case .circleCI: "CIRCLE_NODE_INDEX"
    case .semaphore: "SEMAPHORE_JOB_INDEX"
    case .slurm: "SLURM_ARRAY_TASK_ID"
    case .kubernetes: "JOB_COMPLETION_INDEX"
    case .awsBatch: "AWS_BATCH_JOB_ARRAY_INDEX"
    case .bazel: "TEST_SHARD_INDEX"
    case .googleTest: "GTEST_SHARD_INDEX"
    case .cloudRun: "CLOUD_RUN_TASK_INDEX"
    case .azure: "SYSTEM_JOBPOSITIONINPHASE"
    case .pbs: "PBS_ARRAY_INDEX"
    case .gridEngine: "SGE_TASK_ID"
    }
  }

  var numbering: Numbering {
    switch self {
    case .gitLab: .counted(count: "CI_NODE_TOTAL", first: 1)
    case .buildkite: .counted(count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0)
    case .circleCI: .counted(count: "CIRCLE_NODE_TOTAL", first: 0)
    case .semaphore: .counted(count: "SEMAPHORE_JOB_COUNT", first: 1)
    case .slurm:
      .spread(
        first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP",
        count: "SLURM_ARRAY_TASK_COUNT")
    // Kubernetes and PBS do not provide the number of jobs.
    case .kubernetes: .counted(count: ShardVariables.count, first: 0)
    case .awsBatch: .counted(count: "AWS_BATCH_JOB_ARRAY_SIZE", first: 0)
    case .bazel: .counted(count: "TEST_TOTAL_SHARDS", first: 0)
    case .googleTest: .counted(count: "GTEST_TOTAL_SHARDS", first: 0)
    case .cloudRun: .counted(count: "CLOUD_RUN_TASK_COUNT", first: 0)
    case .azure: .counted(count: "SYSTEM_TOTALJOBSINPHASE", first: 1)
    case .pbs: .counted(count: ShardVariables.count, first: 1)
    case .gridEngine:
      .spread(first: "SGE_TASK_FIRST", last: "SGE_TASK_LAST", step: "SGE_TASK_STEPSIZE", count: nil)
    }
  }

  /// The variable with the path of a file that a command creates to show that it supports sharding.
  var statusFile: String? {
    switch self {
    case .bazel: "TEST_SHARD_STATUS_FILE"
    case .googleTest: "GTEST_SHARD_STATUS_FILE"
    case .gitLab, .buildkite, .circleCI, .semaphore, .slurm, .kubernetes, .awsBatch, .cloudRun, .azure, .pbs,
      .gridEngine:
      nil
    }
  }

  /// The value of the index for a job that is not part of an array.
  var noIndex: String? { self == .gridEngine ? "undefined" : nil }

  var variables: [String] {
    let others: [String?] =
      switch numbering {
      case .counted(let count, first: _): [count]
      case .spread(let first, let last, let step, let count): [first, last, step, count]
      }
    return [index] + (others + [statusFile]).compactMap { $0 }
  }
}
