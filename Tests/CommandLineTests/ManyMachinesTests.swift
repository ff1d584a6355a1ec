import Foundation
import Testing

@Suite("Documented recipes for many machines", .serialized)
struct ManyMachinesTests {
  /// A repository with scenes and baselines.
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["one", "two", "three"] {
      let text =
        "scene: 1\ncanvas: { size: 80x40, scale: 1 }\nview: { Text: \(name) }\nvariants: { width: [80, 90, 100] }\n"
      try place.write(text, to: "scenes/\(name).yaml")
    }
    #expect(try place.galley("check", "scenes").status == 0)
  }

  /// A recipe from the article, and the variables and placeholders that its CI system or scheduler sets for each of
  /// eight shards.
  struct Recipe: CustomTestStringConvertible, Sendable {
    /// The title of the article's section that contains the recipe.
    let testDescription: String
    /// The environment variables of a shard, numbered from 1.
    let variables: @Sendable (Int) -> [String: String]
    /// Placeholders that the scheduler replaces before the shell runs the command.
    var replaced: @Sendable (Int) -> [(String, String)] = { _ in [] }

    /// The placeholders in the recipes that are written in Python.
    private static let numbered: @Sendable (Int) -> [(String, String)] = { [("{number}", "\($0)"), ("{PARTS}", "8")] }

    static let all = [
      Recipe(testDescription: "GitHub Actions") { _ in
        [:]
      } replaced: {
        [("${{ matrix.part }}", "\($0)")]
      },
      Recipe(testDescription: "GitLab") { ["CI_NODE_INDEX": "\($0)", "CI_NODE_TOTAL": "8"] },
      Recipe(testDescription: "Buildkite") {
        ["BUILDKITE_PARALLEL_JOB": "\($0 - 1)", "BUILDKITE_PARALLEL_JOB_COUNT": "8"]
      } replaced: { _ in
        [("$$", "$")]
      },
      Recipe(testDescription: "CircleCI") { ["CIRCLE_NODE_INDEX": "\($0 - 1)", "CIRCLE_NODE_TOTAL": "8"] },
      Recipe(testDescription: "Semaphore") { ["SEMAPHORE_JOB_INDEX": "\($0)", "SEMAPHORE_JOB_COUNT": "8"] },
      Recipe(testDescription: "Azure Pipelines") {
        ["SYSTEM_JOBPOSITIONINPHASE": "\($0)", "SYSTEM_TOTALJOBSINPHASE": "8"]
      } replaced: {
        [("$(System.JobPositionInPhase)", "\($0)"), ("$(Pipeline.Workspace)", ".")]
      },
      Recipe(testDescription: "PBS") { ["PBS_ARRAY_INDEX": "\($0)", "GALLEY_SHARD_COUNT": "8"] },
      Recipe(testDescription: "Grid Engine") {
        ["SGE_TASK_ID": "\($0)", "SGE_TASK_FIRST": "1", "SGE_TASK_LAST": "8", "SGE_TASK_STEPSIZE": "1"]
      },
      Recipe(testDescription: "AWS Batch") {
        ["AWS_BATCH_JOB_ARRAY_INDEX": "\($0 - 1)", "AWS_BATCH_JOB_ARRAY_SIZE": "8"]
      },
      Recipe(testDescription: "Cloud Run") { ["CLOUD_RUN_TASK_INDEX": "\($0 - 1)", "CLOUD_RUN_TASK_COUNT": "8"] },
      Recipe(testDescription: "Slurm") {
        [
          "SLURM_ARRAY_TASK_ID": "\($0 - 1)", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "7",
          "SLURM_ARRAY_TASK_STEP": "1", "SLURM_ARRAY_TASK_COUNT": "8",
        ]
      },
      Recipe(testDescription: "GNU parallel") { _ in
        [:]
      } replaced: {
        [("{}", "\($0)")]
      },
      Recipe(testDescription: "Kubernetes") { ["JOB_COMPLETION_INDEX": "\($0 - 1)", "GALLEY_SHARD_COUNT": "8"] },
      // A folder with this name stands in for the archive that Bazel makes of the outputs.
      Recipe(testDescription: "Bazel") {
        [
          "TEST_SHARD_INDEX": "\($0 - 1)", "TEST_TOTAL_SHARDS": "8", "TEST_SHARD_STATUS_FILE": "status-\($0)",
          "TEST_UNDECLARED_OUTPUTS_DIR": "bazel-testlogs/proofs/shard_\($0)_of_8/test.outputs/outputs.zip",
        ]
      },
      Recipe(testDescription: "Snakemake") { _ in
        [:]
      } replaced: {
        [("{wildcards.part}", "\($0)")]
      },
      Recipe(testDescription: "Dask", variables: { _ in [:] }, replaced: Self.numbered),
      Recipe(testDescription: "Ray", variables: { _ in [:] }, replaced: Self.numbered),
    ]
  }

  private static func section(_ title: String) throws -> String {
    let article = CommandRun.project + "/Sources/Tool/Galley/Galley.docc/ManyMachines.md"
    let text = try String(contentsOfFile: article, encoding: .utf8)
    return try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") })
  }

  /// Returns the command in `section` that begins with `start`.
  private static func command(_ start: String, in section: String) throws -> String {
    let code = section.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined()
    let line = try #require(code.split(separator: "\n").first { $0.contains(start) })
    let rest = line[try #require(line.range(of: start)).lowerBound...]
    // A command inside quotation marks ends at the closing mark.
    let before = line.prefix(upTo: rest.startIndex)
    guard let quote = before.last, quote == "\"" || quote == "'" else { return String(rest) }
    return String(rest.prefix { $0 != quote })
  }

  @Test("The commands in each recipe check the scenes in eight shards and merge the results", arguments: Recipe.all)
  func recipes(recipe: Recipe) throws {
    let section = try Self.section(recipe.testDescription)
    let check = try Self.command("galley check", in: section)
    var merge = try Self.command("galley merge", in: section)
    for (text, value) in recipe.replaced(1) { merge = merge.replacing(text, with: value) }
    func run() throws {
      for number in 1...8 {
        var line = check
        for (text, value) in recipe.replaced(number) { line = line.replacing(text, with: value) }
        let run = try CommandRun(shell: line, in: place.path, environment: recipe.variables(number))
        #expect([0, 1].contains(run.status), "\(line): \(run.errors)")
        #expect(!check.contains("--shard auto") || run.errors.contains("shard \(number) of 8, from "))
      }
    }
    try run()
    let same = try CommandRun(shell: merge, in: place.path)
    #expect(same.status == 0, "\(same.errors)")
    try change()
    try run()
    let changed = try CommandRun(shell: merge, in: place.path)
    #expect(changed.status == 1 && changed.output.contains("\"two\" became \"deux\""), "\(changed.errors)")
    #expect(try place.text(of: "report.html").contains("deux"))
  }

  private func change() throws {
    try place.write(
      try place.text(of: "scenes/two.yaml").replacing("Text: two", with: "Text: deux"), to: "scenes/two.yaml")
  }

  private static func isThere(_ tool: String) -> Bool {
    (try? SystemTool(tool).output(of: ["--version"])) != nil
  }

  /// Returns the recipe file whose first lines contain `head`.
  private func file(_ head: String, of title: String) throws -> String {
    let block = try #require(try Self.section(title).components(separatedBy: "```").first { $0.contains(head) })
    return block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  @Test(
    "The GNU parallel recipe runs and retries a failed shard",
    .enabled(if: Self.isThere("parallel"), "GNU parallel is not installed"))
  func parallel() throws {
    let script = try file("# proofs.sh\n", of: "GNU parallel")
    let run = try CommandRun(shell: script, in: place.path, environment: ["HOME": place.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.text(of: "parts.log").split(separator: "\n").count == 9)
    // A file blocks the path of this shard's folder, so the shard fails.
    try FileManager.default.removeItem(atPath: place.path + "/parts/3")
    try place.write("in the way", to: "parts/3")
    try FileManager.default.removeItem(atPath: place.path + "/parts.log")
    let broken = try CommandRun(shell: script, in: place.path, environment: ["HOME": place.path])
    #expect(broken.status == 2 && broken.errors.contains("parts/3"), "\(broken.errors)")
    try FileManager.default.removeItem(atPath: place.path + "/parts/3")
    let again = script.replacing("parallel --joblog", with: "parallel --resume-failed --joblog")
    let mended = try CommandRun(shell: again, in: place.path, environment: ["HOME": place.path])
    #expect(mended.status == 0, "\(mended.errors)")
    #expect(try place.text(of: "parts.log").split(separator: "\n").count == 10)
  }

  @Test(
    "The Snakemake recipe runs", .enabled(if: Self.isThere("snakemake"), "Snakemake is not installed"))
  func snakemake() throws {
    try place.write(try file("# Snakefile", of: "Snakemake"), to: "Snakefile")
    let run = try CommandRun(
      shell: "snakemake --cores 2 report.html", in: place.path, environment: ["HOME": place.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files().contains("report.html"))
  }
}
