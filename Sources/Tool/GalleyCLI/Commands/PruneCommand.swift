import ArgumentParser
import Galley

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove baselines that no scene draws any more.",
    discussion: """
      Name all scenes whose baselines are in the folder: Galley treats baselines of any other scene as orphans, unless \
      the scene is in a subfolder of a named folder. If a scene cannot be read, Galley removes nothing.
      """)

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder of baselines.", valueName: "folder"))
  var baseline = DefaultFolder("baselines")

  @Flag(help: "List the orphans without removing them; exit with 1 if there are any.")
  var check = false

  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    if !check { try baseline.check("--baseline") }
    let files = SceneFiles(at: scenes)
    let (read, problems) = sceneOptions.readAll(files, sceneOptions.read)
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    files.passedOver.forEach { Terminal.report($0.note) }
    let orphans = OrphanedBaselines(in: baseline.path, of: read, sparing: files.passedOver)
    if let problem = orphans.problem { throw Failure(diagnostics: [problem]).report() }
    if !check {
      do throws(OutputError) { try orphans.remove(drafts: Interruption.drafts) } catch {
        throw Failure(diagnostics: [Diagnostic(error, option: nil)]).report()
      }
    }
    try Terminal.print(data: orphans.text(isRemoved: !check))
    if check, !orphans.names.isEmpty { throw ExitCode(1) }
  }
}
