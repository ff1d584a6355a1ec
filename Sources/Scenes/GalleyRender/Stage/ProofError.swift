public import GalleyFiles
public import GalleyImage
public import GalleyMessages
package import GalleyPDF
public import GalleyPaint
public import GalleyPrint
package import GalleyStage
import GalleyTables
import GalleyTemplate
public import GalleyViews

/// Why a proof could not be pulled, as data.
public enum ProofError: Error, Sendable {
  case problems([ViewProblem])
  case paint(PaintError)
  case print(PrintError, at: SourcePlace?)
  /// Rows of a list would be on no page, by their names; this is a fault of Galley's own.
  case lostRows([String])
  case output(OutputError)
  case missingFrame(path: String, FileProblem)
  case encoding(ImageError)
  case tool(String, ExternalTool.Problem)
  /// What is wanted comes after the end of a script of so many seconds, whose last frame has the number `last`.
  case pastEnd(Wanted, end: Double, last: Int)
  /// A run was stopped when so many frames of all, where that is known, were done.
  case interrupted(frames: Int, total: Int?)
}

extension ProofError {
  public enum Wanted: Hashable, Sendable {
    case frame(Int)
    /// The moment so many seconds after the beginning.
    case moment(Double)
  }

  package init(anyOf error: any Error) {
    switch error {
    case let error as ProofError: self = error
    case let error as StageError: self.init(error)
    case let error as PDFError: self.init(error)
    case let error as PaintError: self = .paint(error)
    case let error as OutputError: self = .output(error)
    default: preconditionFailure("printing fails as a proof, a PDF, paint or output: \(error)")
    }
  }

  package init(_ error: StageError) {
    switch error {
    case .problems(let problems): self = .problems(problems)
    case .paint(let error): self = .paint(error)
    }
  }

  /// Returns the result of `body`, or throws its error as a `ProofError`.
  package static func rethrowing<Value>(_ body: () throws(StageError) -> Value) throws(ProofError) -> Value {
    do { return try body() } catch { throw ProofError(error) }
  }

  package init(_ error: PDFError) {
    switch error {
    case .paint(let error): self = .paint(error)
    case .output(let error): self = .output(error)
    }
  }

  /// Whether the error is a fault of Galley's own, and not of what it was given.
  public var isOwnFault: Bool {
    if case .lostRows = self { return true }
    return false
  }

  public var diagnostics: [Diagnostic] {
    switch self {
    case .interrupted: []
    case .lostRows(let names): [Diagnostic(lostRows: names)]
    case .encoding(let error): [Diagnostic(error, name: "animation")]
    case .tool(let name, let problem): [Diagnostic(running: name, problem)]
    case .problems(let problems): Diagnostic.grouping(problems)
    case .paint(let error): [Diagnostic(error)]
    case .print(let error, let place): [Diagnostic(error, at: place)]
    case .output(let error): [Diagnostic(error)]
    case .pastEnd(.frame(let number), let end, let last): [Diagnostic(frame: number, pastEnd: end, last: last)]
    case .pastEnd(.moment(let time), let end, _): [Diagnostic(moment: time, pastEnd: end)]
    case .missingFrame(let path, let problem):
      [Diagnostic(SceneError(.file(.unreadableFile(path: path, problem, nearest: nil)), at: SourcePlace(file: path)))]
    }
  }
}
