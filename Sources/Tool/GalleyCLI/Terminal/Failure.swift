import ArgumentParser
import Galley
import GalleyTables

struct Failure {
  let diagnostics: [Diagnostic]
  var code = Failure.sceneError

  /// The exit codes. The article on the command line documents them.
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

  init(_ error: CheckError) {
    diagnostics = error.diagnostics
    if error.isToolMissing { code = Failure.missingTool }
  }

  func report() -> ExitCode {
    for diagnostic in diagnostics { Terminal.report(diagnostic.quoting()) }
    if diagnostics.count > 1 { Terminal.report(Diagnostic.count(diagnostics)) }
    return code
  }
}
