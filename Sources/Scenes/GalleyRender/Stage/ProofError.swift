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

public enum ProofError: Error, Sendable {
  case problems([ViewProblem])
  case paint(PaintError)
  case print(PrintError, at: SourcePlace?)
  /// Some rows would not appear on any page, which is a bug in Galley.
  case lostRows([String])
  case output(OutputError)
  case missingFrame(path: String, FileProblem)
  case encoding(ImageError)
  case tool(String, ExternalTool.Problem)
  /// The requested frame or moment is after the end of the script, which is at `end` seconds. `last` is the number of
  /// the last frame.
  case pastEnd(Wanted, end: Double, last: Int)
  case interrupted(frames: Int, total: Int?)
}

extension ProofError {
  public enum Wanted: Hashable, Sendable {
    case frame(Int)
    case moment(Double)
  }

  package init(anyOf error: any Error) {
    switch error {
    case let error as ProofError: self = error
    case let error as StageError: self.init(error)
    case let error as PDFError: self.init(error)
    case let error as PaintError: self = .paint(error)
    case let error as OutputError: self = .output(error)
    default: preconditionFailure("cannot print this error as a snapshot, PDF, paint or output error: \(error)")
    }
  }

  package init(_ error: StageError) {
    switch error {
    case .problems(let problems): self = .problems(problems)
    case .paint(let error): self = .paint(error)
    }
  }

  package static func rethrowing<Value>(_ body: () throws(StageError) -> Value) throws(ProofError) -> Value {
    do { return try body() } catch { throw ProofError(error) }
  }

  package init(_ error: PDFError) {
    switch error {
    case .paint(let error): self = .paint(error)
    case .output(let error): self = .output(error)
    }
  }

  /// Whether the error is a bug in Galley, and not an error in its input.
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
