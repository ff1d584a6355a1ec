import ArgumentParser
import Galley

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove the baselines that no scene draws any more.",
    discussion: """
      Name all scenes whose baselines the folder holds: those of others are orphans, but for those of scenes in folders \
      inside of the ones that are named. Nothing is removed while a scene cannot be read. With --check nothing is removed, and the exit code is 1 where something would be.
      """)

  @Argument(
    help: "Scene files, or folders of them, without the folders inside; the current folder unless given.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of baselines.", valueName: "folder"))
  var baseline = DefaultFolder("baselines")

  @Flag(help: "Remove nothing; say what would be removed.")
  var check = false

  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    if !check { try baseline.check("--baseline") }
    let files = SceneFiles(at: scenes)
    let (read, problems) = sceneOptions.readAll(files, sceneOptions.read)
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    files.passedOver.forEach { Terminal.say($0.note) }
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
