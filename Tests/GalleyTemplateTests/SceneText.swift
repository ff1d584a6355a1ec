import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTemplate

@testable import GalleyTables

/// Reads scenes from text for tests.
enum SceneText {
  /// Returns the scene in `yaml`, with `files` next to it.
  static func read(_ yaml: String, files: [String: String] = [:], overrides: [String] = []) throws(SceneErrors) -> Scene
  {
    try Scene(
      yaml: yaml, file: "test.yaml",
      options: .init(overrides: overrides, files: .memory(files.mapValues { Array($0.utf8) })))
  }

  /// Returns the errors of the scene as `line:column message (help)`.
  static func errors(_ yaml: String, files: [String: String] = [:], overrides: [String] = []) -> [String] {
    do throws(SceneErrors) {
      _ = try read(yaml, files: files, overrides: overrides)
      return []
    } catch {
      return error.errors.map(line)
    }
  }

  static func line(_ error: SceneError) -> String {
    let diagnostic = Diagnostic(error)
    let file = error.place.file == "test.yaml" ? [] : [error.place.file]
    let numbers = [error.place.line, error.place.column].compactMap { $0 }.map { "\($0)" }
    let place = (file + numbers).joined(separator: ":")
    return [place, diagnostic.message, diagnostic.help.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the errors of a single view. Lines are counted from the first line of the view.
  static func errors(view: String, files: [String: String] = [:], head: String = "scene: 1") -> [String] {
    let indented = view.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    let text = ([head, "view:"] + indented).joined(separator: "\n")
    return errors(text, files: files)
  }
}
