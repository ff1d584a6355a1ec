import GalleyFiles
public import GalleyMessages
import GalleyPaint
import GalleyPrint
import GalleyTemplate

/// Why some or all files of a scene were not written.
public struct RenderError: Error, Sendable {
  /// The files that were written nevertheless, whole, in the scene's order.
  public let written: [RenderedFile]
  /// What is wrong with the others, in their order; never empty.
  public let causes: [ProofError]
  let place: SourcePlace

  init(written: [RenderedFile], causes: [ProofError], scene: Scene) {
    (self.written, self.causes, place) = (written, causes, scene.canvasPlace)
  }

  /// How far a run had come that was stopped; nil where it failed by itself.
  public var interruption: AnimationProgress? {
    guard case .interrupted(let frames, let total)? = causes.first else { return nil }
    return AnimationProgress(frames: frames, total: total)
  }

  /// Whether a program that is needed is not installed.
  public var isToolMissing: Bool {
    causes.contains { if case .tool(_, .missing) = $0 { true } else { false } }
  }

  /// The causes in words, each once; what the system says about several files is told of the first.
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
        // What has no line at least has a file.
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
