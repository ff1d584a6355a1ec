import ArgumentParser
import Galley
import GalleyTables

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Tell which commits approved the baselines of scenes, by whom, from the repository's own log.",
    discussion: "The newest commit is told first. Baselines that no commit holds yet are named as such.")

  @Argument(
    help: "Scene files, or folders of them, without the folders inside; the current folder unless given.",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of baselines.", valueName: "folder"))
  var baseline = "baselines"

  @Option(help: ArgumentHelp("Only the state of this name; may be repeated.", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    let (scenes, problems) = sceneOptions.readAll(SceneFiles(at: scenes)) { file throws(SceneErrors) in
      CheckedScene(try sceneOptions.read(file))
    }
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    var histories: [BaselineHistory] = []
    do throws(CheckError) {
      for scene in scenes {
        let kept = only.isEmpty ? scene : scene.keeping(states: only)
        histories += try BaselineHistory.all(of: kept.outline, in: baseline)
      }
    } catch {
      throw Failure(error).report()
    }
    if json { try Terminal.print(json: histories.json) } else { try Terminal.print(lines: histories.lines) }
  }
}
