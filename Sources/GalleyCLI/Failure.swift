import ArgumentParser
import Galley

/// Ends a command with its diagnostics: as words on stderr, or as JSON on stdout where that was asked for.
struct Failure {
  let diagnostics: [Diagnostic]

  /// The exit code of scenes and data that cannot be used, as the README lists it.
  static let sceneError = ExitCode(2)

  /// Says every diagnostic and answers the code to exit with.
  func report(asJSON: Bool) -> ExitCode {
    if asJSON { Terminal.print(JSONValue.array(diagnostics.map { $0.json() }).text) }
    for diagnostic in diagnostics { Terminal.say(diagnostic.quoting().text(isColored: Terminal.usesColor)) }
    if diagnostics.count > 1 { Terminal.say("\(diagnostics.count) errors") }
    return Failure.sceneError
  }
}

extension Diagnostic {
  /// The diagnostic with the file of `scene` as its place, unless it has one.
  func locating(in scene: Scene) -> Diagnostic {
    var located = self
    if located.place == nil { located.place = SourcePlace(file: scene.file) }
    return located
  }
}
