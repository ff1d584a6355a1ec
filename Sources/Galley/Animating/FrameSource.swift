import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleyTemplate
import GalleyViews

/// The frames of a scene's script on one canvas, one after another.
///
/// All frames up to one are laid out before it, whether they are wanted or not, because what they show may change
/// what comes after: so a frame is the same alone as among others.
struct FrameSource {
  private let run: ScriptRun
  private let framesPerSecond: Double
  private let selection: FrameSelection
  private let isDetailed: Bool
  private var times: [Double]
  private var index = 0
  private var knownMarks = 0
  private var isOver = false

  /// The wanted frames; only where they are `isDetailed` it is found out what their headers and views decide.
  init(
    _ scene: Scene, on canvas: Canvas, framesPerSecond: Double, _ selection: FrameSelection, isDetailed: Bool = true,
    _ press: Press
  ) {
    run = ScriptRun(scene.script, on: Stage(scene, on: canvas, press: press))
    self.framesPerSecond = framesPerSecond
    self.selection = selection
    self.isDetailed = isDetailed
    times = selection.times.sorted(by: >)
  }

  /// How long the script takes, in seconds; nil until that is known.
  var duration: Double? { run.end }

  /// What shows the last frame.
  var stage: Stage { run.stage }

  /// The moments that were marked so far.
  var marks: [ScriptRun.Moment] { run.marks }

  /// The moments that were to be drawn by themselves so far.
  var screenshots: [ScriptRun.Screenshot] { run.screenshots }

  /// The next frame that is wanted; nil where there is none.
  ///
  /// - Throws: ``ProofError/problems(_:)`` when a step or a view cannot be shown as asked.
  mutating func next() throws(ProofError) -> AnimationFrame? {
    while !isOver {
      let time = Double(index) / framesPerSecond
      if let asked = times.last, asked <= time {
        times.removeLast()
        try advance(to: asked)
        return try frame(nil, at: asked)
      }
      try advance(to: time)
      let current = index
      index += 1
      isOver = selection.isOver(after: current, at: time) || (run.isFinished && times.isEmpty)
      if selection.contains(current) { return try frame(current, at: time) }
    }
    return nil
  }

  private func advance(to time: Double) throws(ProofError) {
    do throws(ViewProblem) { try run.advance(to: time) } catch { throw .problems([error]) }
  }

  private mutating func frame(_ index: Int?, at time: Double) throws(ProofError) -> AnimationFrame {
    let marks = run.marks
    defer { knownMarks = marks.count }
    return AnimationFrame(
      index: index, time: time, picture: try run.stage.picture(), scrollers: run.stage.scrollerFacts,
      headers: isDetailed ? run.stage.headers : [], decisions: isDetailed ? run.stage.decisions : ScreenDecisions(),
      mark: marks.dropFirst(knownMarks).last?.name)
  }
}

extension Stage {
  /// How the scrollers stand that show and have an id.
  var scrollerFacts: [AnimationFrame.Scroller] {
    tree.scrollerNames.compactMap { name in
      guard let scroller = tree.scroller(name) else { return nil }
      let activity = motions[name]?.activity(at: time)
      return AnimationFrame.Scroller(
        name: name, distance: scroller.distance, velocity: activity?.velocity ?? .zero,
        phase: activity?.phase ?? .idle, rows: scroller.shownRows, rowsBuilt: scroller.builtRowCount)
    }
  }
}
