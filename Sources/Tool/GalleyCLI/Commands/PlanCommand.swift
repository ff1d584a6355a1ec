import ArgumentParser
import Galley

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Print the content and estimated cost of each shard in a sharded run.",
    discussion: """
      Plans the shards of 'galley check --shard', or with --for render those of 'galley render --shard'. Draws \
      nothing: the costs are estimates from rows, columns, pixels, states and frames, or the durations in --times. The \
      plan is the same on every machine.
      """)

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(help: ArgumentHelp("Number of shards.", valueName: "count"))
  var shards: Int

  @Option(name: .customLong("for"), help: ArgumentHelp("Command to plan.", valueName: "command"))
  var purpose = Purpose.check

  @Flag(help: "Include script animation frames, as 'galley check --motion' does.")
  var motion = false

  @Option(help: ArgumentHelp("Frames per second for --motion. (default: the script's rate)", valueName: "number"))
  var fps: Double?

  @OptionGroup var recorded: TimesOptions

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  enum Purpose: String, ExpressibleByArgument, CaseIterable {
    case check
    case render
  }

  func validate() throws {
    if !(1...1_000_000 ~= shards) { throw ValidationError("--shards must be a number from 1 to 1000000") }
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if fps != nil, !motion { throw ValidationError("--fps needs --motion; add --motion") }
    if motion, purpose == .render {
      throw ValidationError("--motion belongs to check, and --for is render; leave out one of them")
    }
  }

  func run() throws {
    let files = SceneFiles(at: scenes)
    let (read, problems) = sceneOptions.readAll(files, sceneOptions.read)
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    files.passedOver.forEach { Terminal.report($0.note) }
    let times = try recorded.read()
    let plan =
      switch purpose {
      case .check:
        DrawingPlan(
          checking: read.map { SceneOutline($0) }, parts: shards, inMotion: motion, framesPerSecond: fps, times: times)
      case .render: DrawingPlan(rendering: read, parts: shards, times: times)
      }
    guard plan.problems.isEmpty else { throw Failure(diagnostics: plan.problems).report() }
    try json ? Terminal.print(json: plan.json) : Terminal.print(plan.text)
  }
}
