import ArgumentParser
import Galley
import GalleyTables

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract:
      "List the commits that approved baselines, with their authors, from the git log.",
    discussion: "Prints the newest commit first and marks baselines that are not committed yet.")

  @Argument(
    help: "Scene files, or folders that contain them (subfolders are not searched).",
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String] = ["."]

  @Flag(help: "List all baselines in the baseline folder, such as preview baselines.")
  var previews = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder of baselines. (default: baselines, or proofs-baseline with --previews)", valueName: "folder"))
  var baseline: String?

  @Option(help: ArgumentHelp("List only the state with this name (repeatable).", valueName: "state"))
  var only: [String] = []

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    if previews, scenes != ["."] || !only.isEmpty {
      throw ValidationError("--previews lists all baselines in the folder --baseline; leave out scenes and --only")
    }
  }

  func run() throws {
    let histories = previews ? try ofPreviews() : try ofScenes()
    if json { try Terminal.print(json: histories.json) } else { try Terminal.print(lines: histories.lines) }
  }

  private func ofPreviews() throws -> [BaselineHistory] {
    let folder = baseline ?? "proofs-baseline"
    let histories: [BaselineHistory]
    do throws(CheckError) { histories = try BaselineHistory.all(in: folder) } catch { throw Failure(error).report() }
    guard histories.isEmpty else { return histories }
    throw Failure(diagnostics: [
      Diagnostic(
        "there are no baselines in '\(folder)'",
        help: "name their folder with --baseline, or record baselines with 'galley previews --check'")
    ]).report()
  }

  private func ofScenes() throws -> [BaselineHistory] {
    let (scenes, problems) = sceneOptions.readAll(SceneFiles(at: scenes)) { file throws(SceneErrors) in
      CheckedScene(try sceneOptions.read(file))
    }
    guard problems.isEmpty else { throw Failure(diagnostics: problems).report() }
    var histories: [BaselineHistory] = []
    do throws(CheckError) {
      for scene in scenes {
        let kept = only.isEmpty ? scene : scene.keeping(states: only)
        histories += try BaselineHistory.all(of: kept.outline, in: baseline ?? "baselines")
      }
    } catch {
      throw Failure(error).report()
    }
    return histories
  }
}
