import ArgumentParser
import Galley

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Say which part of a run over several machines draws what, and what it costs.",
    discussion: """
      The parts are those of 'galley check --shard', or with --for render those of 'galley render --shard'. Nothing is \
      drawn: costs are reckoned of rows, columns, pixels, states and frames, or are the times of --times, and are the same on every \
      machine.
      """)

  @Argument(
    help: "Scene files, or folders of them, without the folders inside; the current folder unless given.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(help: ArgumentHelp("How many parts there are.", valueName: "count"))
  var shards: Int

  @Option(name: .customLong("for"), help: ArgumentHelp("What is run in parts: check or render.", valueName: "command"))
  var purpose = Purpose.check

  @Flag(help: "Count the frames of scripts, as 'galley check --motion' draws them.")
  var motion = false

  @Option(help: ArgumentHelp("With --motion: so many a second, instead of the script's own.", valueName: "number"))
  var fps: Double?

  @OptionGroup var recorded: TimesOptions

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  enum Purpose: String, ExpressibleByArgument, CaseIterable {
    case check
    case render
  }

  func validate() throws {
    if !(1...1_000_000 ~= shards) { throw ValidationError("--shards must be a number from 1 to 1000000") }
    if let fps, !(1...240 ~= fps) { throw ValidationError("--fps must be a number from 1 to 240") }
    if fps != nil, !motion { throw ValidationError("--fps is about --motion; ask for both") }
    if motion, purpose == .render { throw ValidationError("--motion is about a check, and --for asks for render") }
  }

  func run() throws {
    let files = SceneFiles(at: scenes)
    let (read, problems) = sceneOptions.readAll(files, sceneOptions.read)
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    files.passedOver.forEach { Terminal.say($0.note) }
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
