import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTemplate

@testable import GalleyTables

/// Reads scenes that live in the tests themselves.
enum SceneText {
  /// The scene in `yaml` with `files` beside it.
  static func read(_ yaml: String, files: [String: String] = [:], overrides: [String] = []) throws(SceneErrors) -> Scene
  {
    try Scene(
      yaml: yaml, file: "test.yaml",
      options: .init(overrides: overrides, files: .memory(files.mapValues { Array($0.utf8) })))
  }

  /// The mistakes of the scene as `line:column message (help)`.
  static func mistakes(_ yaml: String, files: [String: String] = [:], overrides: [String] = []) -> [String] {
    do throws(SceneErrors) {
      _ = try read(yaml, files: files, overrides: overrides)
      return []
    } catch {
      return error.errors.map(line)
    }
  }

  /// A mistake on one line.
  static func line(_ error: SceneError) -> String {
    let diagnostic = Diagnostic(error)
    let file = error.place.file == "test.yaml" ? [] : [error.place.file]
    let numbers = [error.place.line, error.place.column].compactMap { $0 }.map { "\($0)" }
    let place = (file + numbers).joined(separator: ":")
    return [place, diagnostic.message, diagnostic.help.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }

  /// The mistakes of a view alone; lines count from the view's first.
  static func mistakes(view: String, files: [String: String] = [:], head: String = "scene: 1") -> [String] {
    let indented = view.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    let text = ([head, "view:"] + indented).joined(separator: "\n")
    return mistakes(text, files: files)
  }
}
