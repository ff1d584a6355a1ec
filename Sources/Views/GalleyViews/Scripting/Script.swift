import GalleyGeometry
import GalleyScroll

/// Steps that a person or an app performs on a screen.
///
/// ```
/// let script: Script = [
///   .hold(0.5), .drag(in: "inbox", by: Point(y: -420), over: 0.18), .settle(), .mark("settled"),
/// ]
/// ```
public struct Script: Hashable, Sendable, ExpressibleByArrayLiteral {
  public struct Line: Hashable, Sendable {
    public var step: ScriptStep
    /// The position of the step in the scene file; nil for scripts written in Swift.
    public var origin: ViewOrigin?

    /// Creates a line of a script.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - origin: The position of the step in a scene file, for error messages; nil (the default) for scripts written
    ///     in Swift.
    public init(_ step: ScriptStep, origin: ViewOrigin? = nil) {
      self.step = step
      self.origin = origin
    }
  }

  public var lines: [Line]
  /// The frame rate, unless the caller requests another one (default: 60).
  public var framesPerSecond: Double

  /// Creates a script from steps with their positions in a scene file.
  ///
  /// - Parameters:
  ///   - lines: The steps in order. Each starts when the previous one is over.
  ///   - framesPerSecond: The frame rate, unless the caller requests another one (default: 60).
  public init(_ lines: [Line], framesPerSecond: Double = 60) {
    self.lines = lines
    self.framesPerSecond = framesPerSecond
  }

  /// Creates a script from steps.
  ///
  /// - Parameters:
  ///   - steps: The steps in order. Each starts when the previous one is over.
  ///   - framesPerSecond: The frame rate, unless the caller requests another one (default: 60).
  public init(steps: [ScriptStep], framesPerSecond: Double = 60) {
    self.init(steps.map { Line($0) }, framesPerSecond: framesPerSecond)
  }

  /// Whether any step changes settings, the orientation or the state of the views.
  package var changesContent: Bool {
    lines.contains { line in
      switch line.step {
      case .set, .rotate, .perform: true
      default: false
      }
    }
  }

  /// The names of the screenshots, in order.
  public var screenshots: [String] {
    lines.compactMap { if case .screenshot(let name) = $0.step { name } else { nil } }
  }

  public init(arrayLiteral elements: ScriptStep...) { self.init(steps: elements) }

  /// Flings the scroll view `name`, lets it settle and scrolls back to the top.
  public static func look(at name: String) -> Script {
    [
      .hold(0.5), .fling(in: name, velocity: 3000), .settle(), .hold(0.3),
      .scrollTo(in: name, .target(.top, anchor: .topLeading)), .settle(), .hold(0.3),
    ]
  }
}
