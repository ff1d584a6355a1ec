import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
package import GalleyStage
package import GalleyTemplate
import GalleyViews

/// Produces the selected frames. Every frame is laid out, even if it is not selected, because it may influence later
/// frames.
package struct FrameSource {
  private let run: ScriptRun
  private let framesPerSecond: Double
  private let selection: FrameSelection
  private let isDetailed: Bool
  private var times: [Double]
  private var index = 0
  private var knownMarks = 0
  private var isOver = false

  /// `isDetailed` determines whether frames also contain headers and shared sizes.
  package init(
    _ scene: Scene, on canvas: SceneCanvas, framesPerSecond: Double, _ selection: FrameSelection,
    isDetailed: Bool = true,
    _ renderContext: RenderContext
  ) {
    run = ScriptRun(scene.script, on: Stage(scene.animated, on: canvas, renderContext: renderContext))
    self.framesPerSecond = framesPerSecond
    self.selection = selection
    self.isDetailed = isDetailed
    times = selection.moments.reversed()
  }

  var duration: Double? { run.end }

  package var stage: Stage { run.stage }

  var marks: [ScriptRun.Moment] { run.marks }

  var screenshots: [ScriptRun.Screenshot] { run.screenshots }

  /// - Throws: ``ProofError/problems(_:)`` if a step is not possible or a view has problems.
  ///   ``ProofError/pastEnd(_:end:last:)`` if a selected frame comes after the end of the script.
  package mutating func next() throws(ProofError) -> AnimationFrame? {
    while !isOver {
      let time = Double(index) / framesPerSecond
      if let asked = times.last, asked <= time {
        times.removeLast()
        try advance(to: asked)
        return try frame(nil, at: asked, marks: marks(at: asked, asOn: time))
      }
      try advance(to: time)
      let marks = run.marks
      let fresh = marks.dropFirst(knownMarks).map(\.name)
      // The marks of frames that are not selected must not appear on the next selected frame.
      knownMarks = marks.count
      let current = index
      index += 1
      isOver = selection.isOver(after: current, at: time) || run.isFinished
      if let duration = run.end { try checkEnd(at: current, duration) }
      if selection.contains(current) { return try frame(current, at: time, marks: fresh) }
    }
    return nil
  }

  private func checkEnd(at last: Int, _ duration: Double) throws(ProofError) {
    if let time = times.last { throw .pastEnd(.moment(time), end: duration, last: last) }
    guard let first = selection.range?.lowerBound, first > last else { return }
    throw .pastEnd(.frame(first), end: duration, last: last)
  }

  private func advance(to time: Double) throws(ProofError) {
    do throws(ViewProblem) { try run.advance(to: time) } catch { throw .problems([error]) }
  }

  private static let tolerance = 1e-9

  /// Returns the marks of a moment: all marks of the frame if it is at `time`, otherwise only those set at exactly
  /// `time`.
  private func marks(at time: Double, asOn frame: Double) -> [String] {
    let fresh = run.marks.dropFirst(knownMarks)
    let isFrame = abs(frame - time) < FrameSource.tolerance
    return fresh.filter { isFrame || abs($0.time - time) < FrameSource.tolerance }.map(\.name)
  }

  private func frame(_ index: Int?, at time: Double, marks: [String]) throws(ProofError) -> AnimationFrame {
    AnimationFrame(
      index: index, time: time, picture: try ProofError.rethrowing(run.stage.picture),
      scrollers: run.stage.scrollerFacts,
      headers: isDetailed ? run.stage.headers : [], decisions: isDetailed ? run.stage.decisions : ScreenDecisions(),
      marks: marks)
  }
}

extension Stage {
  var scrollerFacts: [AnimationFrame.Scroller] {
    tree.scrollers.map { name, scroller in
      let activity = activity(ofScroller: name)
      return AnimationFrame.Scroller(
        name: name, distance: scroller.distance, velocity: activity?.velocity ?? .zero,
        phase: activity?.phase ?? .idle, rows: scroller.shownRows, rowsBuilt: scroller.builtRowCount)
    }
  }
}
