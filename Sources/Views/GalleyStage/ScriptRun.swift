import GalleyGeometry
import GalleyMotion
public import GalleyPicture
import GalleyScroll
public import GalleyViews

/// A script that runs on a stage.
///
/// Each step happens at its own time. The times passed to ``advance(to:)`` only determine how far the script has run,
/// so the frame rate does not influence the result:
///
/// ```swift
/// let run = ScriptRun(script, on: stage)
/// var frame = 0
/// while !run.isFinished {
///   try run.advance(to: Double(frame) / 60)
///   let picture = try stage.picture()
///   frame += 1
/// }
/// ```
public final class ScriptRun {
  public struct Moment: Hashable, Sendable {
    public let name: String
    public let time: Double
  }

  public struct Screenshot: Sendable {
    public let name: String
    public let time: Double
    public let picture: Result<Picture, StageError>
  }

  public let stage: Stage
  /// The marks that the script has set so far, in order.
  public private(set) var marks: [Moment] = []
  public private(set) var screenshots: [Screenshot] = []
  /// The time at which the last step was over and everything had come to rest, in seconds; `nil` while the script runs.
  public private(set) var end: Double?

  /// Called at the moment of each screenshot, before the next step.
  package var onScreenshot: ((_ name: String) -> Void)?

  private let script: Script
  private let start: Double
  private var next = 0
  /// The time of the next step; nil while a step waits until everything is at rest.
  private var nextTime: Double?
  private var limit = 0.0
  private var waiting: Script.Line?

  private var finger: ScriptFinger?

  /// The maximum time that a script runs after its last step while something moves.
  private static let settlingLimit = 10.0

  /// Prepares a script that starts at the current time of `stage`. No step is performed before the first call of
  /// ``advance(to:)``.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - stage: The stage. Advance it only through the run while the script is running.
  public init(_ script: Script, on stage: Stage) {
    self.script = script
    self.stage = stage
    start = stage.time
    nextTime = start
  }

  public var isFinished: Bool { end != nil }

  public var time: Double { stage.time - start }

  /// Runs the script until `time`.
  ///
  /// - Parameter time: The time in seconds since the start of the script. A time in the past has no effect.
  /// - Throws: `ViewProblem` with the location of the step if a step is not possible.
  public func advance(to time: Double) throws(ViewProblem) {
    let goal = start + time
    while end == nil {
      if let nextTime {
        guard nextTime <= goal else { break }
        pass(to: nextTime)
        try performNext(at: nextTime)
      } else if !rest(until: goal) {
        break
      }
    }
    if stage.time < goal { pass(to: goal) }
  }

  private func pass(to time: Double) {
    stage.advance(to: time)
    if let isDown = finger?.advance(to: time), !isDown { finger = nil }
  }

  private func rest(until goal: Double) -> Bool {
    let resting = stage.restingTime.flatMap { $0 > stage.time ? $0 : nil }
    let stop = min(resting ?? stage.time, limit)
    guard stop <= goal else { return false }
    stage.advance(to: stop)
    // A motion that ended may have started another one.
    if resting == nil || stop >= limit { nextTime = stage.time }
    return true
  }

  private func performNext(at time: Double) throws(ViewProblem) {
    guard next < script.lines.count else { return finish(at: time) }
    let line = script.lines[next]
    next += 1
    try perform(line, at: time)
  }

  private func finish(at time: Double) {
    let resting = stage.restingTime.flatMap { $0 > stage.time && $0.isFinite ? $0 : nil }
    if resting != nil, waiting == nil {
      waiting = Script.Line(.settle())
      (nextTime, limit) = (nil, time + ScriptRun.settlingLimit)
    } else {
      end = time - start
    }
  }

  private func perform(_ line: Script.Line, at time: Double) throws(ViewProblem) {
    var duration = 0.0
    switch line.step {
    case .hold(let seconds): duration = seconds
    case .settle(let atMost):
      if stage.restingTime == .infinity { throw ViewProblem(.endless, origin: line.origin) }
      (nextTime, limit) = (nil, time + atMost)
      return
    case .mark(let name): marks.append(Moment(name: name, time: time - start))
    case .screenshot(let name):
      let picture = Result { () throws(StageError) in try stage.picture() }
      onScreenshot?(name)
      screenshots.append(Screenshot(name: name, time: time - start, picture: picture))
    case .drag, .gesture, .fling, .overscroll, .scrollTo, .reveal: duration = try scroll(line)
    case .tap(let id):
      if !stage.tap(id) { throw ViewProblem(.nothingToTap(id), origin: line.origin) }
    case .tapAt(let point):
      if !stage.tap(at: point) { throw ViewProblem(.nothingToTapAt(x: point.x, y: point.y), origin: line.origin) }
    case .type(let text, let field):
      if !stage.typeText(text, into: field) { throw ViewProblem(.nothingToType(field), origin: line.origin) }
    case .swipe, .longPress:
      do throws(ViewProblem.Kind) { finger = try ScriptFinger(line.step, on: stage) } catch {
        throw ViewProblem(error, origin: line.origin)
      }
      duration = finger.map { $0.end - time } ?? 0
    case .set(let settings): stage.set(settings)
    case .rotate(let orientation): stage.rotate(to: orientation)
    case .perform(let action, let animation):
      do throws(ViewProblem.Kind) { try stage.perform(action, animation: animation) } catch {
        throw ViewProblem(error, origin: line.origin)
      }
    }
    nextTime = time + duration
  }

  private func scroll(_ line: Script.Line) throws(ViewProblem) -> Double {
    guard let given = line.step.scroller else { return 0 }
    let name = given == ScriptStep.firstScroller ? stage.tree.firstScrollerName ?? given : given
    guard stage.tree.scroller(name) != nil else {
      throw ViewProblem(.scroller(name: name, known: stage.tree.scrollerNames), origin: line.origin)
    }
    let scroller = stage.scroll(name)
    switch line.step {
    case .drag(_, let way, let over, let hold): scroller.drag(by: way, over: over, hold: hold)
    case .gesture(_, let samples): scroller.drag(through: samples)
    case .fling(_, let velocity, let axis): scroller.fling(velocity: velocity, along: axis)
    case .overscroll(_, let by, let edge, let over, let hold):
      if let problem = scroller.problem(pulling: by, over: edge) { throw ViewProblem(problem, origin: line.origin) }
      scroller.overscroll(by: by, edge: edge, over: over, hold: hold)
    case .scrollTo(_, let destination, let animation):
      if let problem = stage.problem(putting: name, at: destination) { throw ViewProblem(problem, origin: line.origin) }
      guard scroller.scroll(to: destination, animation: animation) else {
        throw ViewProblem(missing(destination.subject, in: name), origin: line.origin)
      }
    case .reveal(_, let subject, let animation):
      guard scroller.reveal(subject, animation: animation) else {
        throw ViewProblem(missing(subject, in: name), origin: line.origin)
      }
    default: break
    }
    return line.step.touch
  }

  private func missing(_ subject: ScrollSubject?, in name: String) -> ViewProblem.Kind {
    .scrollTarget(scroller: name, target: subject?.description ?? "")
  }
}

extension ScriptStep {
  fileprivate var scroller: String? {
    switch self {
    case .drag(let name, _, _, _), .gesture(let name, _), .fling(let name, _, _), .overscroll(let name, _, _, _, _),
      .scrollTo(let name, _, _), .reveal(let name, _, _):
      name
    default: nil
    }
  }
}

extension ScriptStep {
  fileprivate var touch: Double {
    switch self {
    case .drag(_, _, let over, let hold), .overscroll(_, _, _, let over, let hold): over + hold
    case .gesture(_, let samples): samples.map(\.time).max() ?? 0
    default: 0
    }
  }
}

extension ScrollDestination {
  fileprivate var subject: ScrollSubject? { if case .target(let subject, _, _, _) = self { subject } else { nil } }
}

extension Stage {
  /// Runs `script` to its end.
  ///
  /// - Parameter script: The steps. Each starts when the previous one is over.
  /// - Returns: The marks that the script set.
  /// - Throws: `ViewProblem` with the location of the step if a step is not possible.
  @discardableResult
  public func run(_ script: Script) throws(ViewProblem) -> [ScriptRun.Moment] {
    let run = ScriptRun(script, on: self)
    var frame = 0.0
    while !run.isFinished {
      try run.advance(to: frame / script.framesPerSecond)
      frame += 1
    }
    return run.marks
  }
}
