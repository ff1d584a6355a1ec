import GalleyFiles
public import GalleyMessages
import GalleyPaint
import GalleyPrint
import GalleyTemplate

/// The reasons why some or all files of a scene were not written.
public struct RenderError: Error, Sendable {
  /// The files that were written in spite of the error. They are complete, and in the order of the scene.
  public let written: [RenderedFile]
  public let causes: [ProofError]
  let place: SourcePlace

  init(written: [RenderedFile], causes: [ProofError], scene: Scene) {
    (self.written, self.causes, place) = (written, causes, scene.canvasPlace)
  }

  /// The progress of a run that was stopped; `nil` if it failed.
  public var interruption: AnimationProgress? {
    guard case .interrupted(let frames, let total)? = causes.first else { return nil }
    return AnimationProgress(frames: frames, total: total)
  }

  public var isToolMissing: Bool {
    causes.contains { if case .tool(_, .missing) = $0 { true } else { false } }
  }

  /// The causes as diagnostics, without duplicates. A system error about several files is reported once.
  public var diagnostics: [Diagnostic] {
    var unwritten: [OutputError] = []
    var seen: Set<Diagnostic> = []
    var diagnostics: [Diagnostic] = []
    for cause in causes {
      switch cause {
      case .output(let error): unwritten.append(error)
      case .paint(let error):
        diagnostics.append(
          Diagnostic(error, at: error.isAboutSize || error == .outOfMemory ? place : SourcePlace(file: place.file)))
      case .print(let error, let row):
        diagnostics.append(Diagnostic(error, at: row ?? SourcePlace(file: place.file)))
      case .problems, .pastEnd:
        // If a diagnostic has no line, it at least contains the file.
        diagnostics += cause.diagnostics.map { diagnostic in
          var placed = diagnostic
          placed.place = diagnostic.place ?? SourcePlace(file: place.file)
          return placed
        }
      case .missingFrame, .interrupted, .encoding, .tool, .lostRows: diagnostics += cause.diagnostics
      }
    }
    return (diagnostics + Diagnostic.grouping(unwritten)).filter { seen.insert($0).inserted }
  }
}
