import ArgumentParser
import Galley
import GalleyTables

/// Ends a command with its diagnostics, in words on stderr.
struct Failure {
  let diagnostics: [Diagnostic]
  var code = Failure.sceneError

  /// The exit code of scenes and data that cannot be used, as the article on the command line lists it.
  static let sceneError = ExitCode(2)
  static let missingTool = ExitCode(69)
  static let ownFault = ExitCode(70)

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ error: SceneErrors) {
    diagnostics = error.errors.map { Diagnostic($0) }
    if error.errors.allSatisfy(\.isOfCommandLine) { code = .validationFailure }
  }

  init(_ error: ProofError) {
    diagnostics = error.diagnostics
    if error.isOwnFault { code = Failure.ownFault }
  }

  /// What stands in the way of a check, of its artifacts or of another revision.
  init(_ error: CheckError) {
    diagnostics = error.diagnostics
    if error.isToolMissing { code = Failure.missingTool }
  }

  func report() -> ExitCode {
    for diagnostic in diagnostics { Terminal.say(diagnostic.quoting()) }
    if diagnostics.count > 1 { Terminal.say(Diagnostic.count(diagnostics)) }
    return code
  }
}
