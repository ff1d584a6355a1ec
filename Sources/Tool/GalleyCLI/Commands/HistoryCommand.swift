import ArgumentParser
import Galley
import GalleyTables

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the commits that approved a scene's baselines, with their authors, from the git log.",
    discussion: "Prints the newest commit first and marks baselines that are not committed yet.")

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder of baselines.", valueName: "folder"))
  var baseline = "baselines"

  @Option(help: ArgumentHelp("List only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Print the result as one JSON object.")
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
