import GalleyGeometry
import GalleyScroll

/// What happens to a screen, step after step.
///
///     let script: Script = [
///       .hold(0.5), .drag(in: "inbox", by: Point(y: -420), over: 0.18), .settle(), .mark("settled"),
///     ]
public struct Script: Hashable, Sendable, ExpressibleByArrayLiteral {
  public struct Line: Hashable, Sendable {
    public var step: ScriptStep
    /// The step's place in a scene file, if it has one.
    public var origin: ViewOrigin?

    public init(_ step: ScriptStep, origin: ViewOrigin? = nil) {
      self.step = step
      self.origin = origin
    }
  }

  public var lines: [Line]
  /// Frames a second where nothing else is asked for.
  public var framesPerSecond: Double

  public init(_ lines: [Line], framesPerSecond: Double = 60) {
    self.lines = lines
    self.framesPerSecond = framesPerSecond
  }

  public init(steps: [ScriptStep], framesPerSecond: Double = 60) {
    self.init(steps.map { Line($0) }, framesPerSecond: framesPerSecond)
  }

  /// Whether a step changes the screen's shape or what it shows, and not only where its scrollers stand.
  package var changesContent: Bool {
    lines.contains { line in
      switch line.step {
      case .set, .rotate, .perform: true
      default: false
      }
    }
  }

  /// The names of the moments that are drawn by themselves, in order.
  public var screenshots: [String] {
    lines.compactMap { if case .screenshot(let name) = $0.step { name } else { nil } }
  }

  /// A script of 60 frames a second.
  public init(arrayLiteral elements: ScriptStep...) { self.init(steps: elements) }

  public static func look(at name: String) -> Script {
    [
      .hold(0.5), .fling(in: name, velocity: 3000), .settle(), .hold(0.3),
      .scrollTo(in: name, .target(.top, anchor: .topLeading)), .settle(), .hold(0.3),
    ]
  }
}
