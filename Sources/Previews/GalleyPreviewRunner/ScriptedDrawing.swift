import GalleyImage
import GalleyMessages
import GalleyPaint
import GalleyPicture
import GalleyStage
import GalleyViews

/// Runs a script on a preview. Draws an image for each screenshot of the script, or one image at its end if there are
/// none, and records frames.
@MainActor
struct ScriptedDrawing {
  let script: Script
  /// The frames to record per second, or nil to record none.
  let filmRate: Double?
  let scale: Double
  let context: RenderContext
  let digests: FontDigests

  func outcomes(
    of stage: Stage, _ preview: FoundPreview, _ variant: PreviewVariant, title: String, _ problems: [String]
  ) -> [PreviewDrawing.Outcome] {
    var outcomes: [PreviewDrawing.Outcome] = []
    func draw(_ title: String) {
      do {
        let png = try stage.partialPNG()
        let record = stage.record(of: preview, state: title, variant, digests)
        outcomes.append(.init(title: title, png: png, problems: []) { _, _ in record })
      } catch {
        outcomes.append(.init(title: title, problems: error.diagnostics.map(\.message)))
      }
    }
    let run = ScriptRun(script, on: stage)
    run.onScreenshot = { draw("\(title) \($0)") }
    var film = filmRate.map { _ in Film() }
    let found = perform(run, &film)
    if outcomes.isEmpty, found.isEmpty { draw(title) }
    if outcomes.isEmpty { outcomes = [.init(title: title, problems: [])] }
    outcomes[0].problems += problems + found + (stage.problems + stage.warnings).map { Diagnostic($0).message }
    if found.isEmpty { outcomes[0].film = film.map { (title, $0.frames.bytes) } }
    return outcomes
  }

  /// Performs the script. Returns descriptions of the errors.
  private func perform(_ run: ScriptRun, _ film: inout Film?) -> [String] {
    let rate = filmRate ?? script.framesPerSecond
    var queue = MainQueue()
    var frame = 0.0
    while !run.isFinished {
      do throws(ViewProblem) { try run.advance(to: frame / rate) } catch { return [Self.text(of: error)] }
      do throws(StageError) { try film?.append(run.stage, scale: scale, context) } catch {
        return error.diagnostics.map(\.message)
      }
      queue.run(for: 1 / rate)
      frame += 1
    }
    return queue.problems
  }

  private static func text(of problem: ViewProblem) -> String {
    let diagnostic = Diagnostic(problem)
    let place = problem.origin.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return place + [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: "; ")
  }

  private struct Film {
    var frames = RecordedFrames()
    private var last: Picture?

    mutating func append(_ stage: Stage, scale: Double, _ context: RenderContext) throws(StageError) {
      let picture = stage.partialPicture
      guard picture != last else { return frames.appendRepetition() }
      do throws(PaintError) {
        guard try frames.append(context.painter().rows(of: picture, scale: scale)) else { throw .outOfMemory }
      } catch { throw .paint(error) }
      last = picture
    }
  }
}
