import ArgumentParser
import Galley

/// Ends a command with its diagnostics, in words on stderr.
struct Failure {
  let diagnostics: [Diagnostic]

  /// The exit code of scenes and data that cannot be used, as the README lists it.
  static let sceneError = ExitCode(2)

  /// Says every diagnostic and answers the code to exit with.
  func report() -> ExitCode {
    for diagnostic in diagnostics { Terminal.say(diagnostic.quoting()) }
    if diagnostics.count > 1 { Terminal.say("\(diagnostics.count) errors") }
    return Failure.sceneError
  }
}
