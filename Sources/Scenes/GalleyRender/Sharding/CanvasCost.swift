import GalleyStage
import GalleyTables
package import GalleyTemplate
package import GalleyViews

/// The cost of drawing a canvas. One unit is roughly the time that painting one pixel takes. It is computed before
/// anything is laid out, and depends only on the scene and its data.
package struct CanvasCost: Hashable, Sendable {
  /// The number of data cells, which are laid out once for all states.
  package let cells: Int
  /// The number of pixels of one image.
  package let pixels: Int

  /// Creates a cost. Negative numbers count as 0.
  ///
  /// - Parameters:
  ///   - cells: The number of data cells, which are laid out once for all states.
  ///   - pixels: The number of pixels of one image.
  package init(cells: Int, pixels: Int) {
    (self.cells, self.pixels) = (min(max(cells, 0), Self.limit), min(max(pixels, 0), Self.limit))
  }

  package init(_ scene: Scene, on canvas: SceneCanvas) {
    let rows = scene.tables.reduce(0.0) { $0 + Double($1.rowCount) }
    // The height of a canvas without a fixed height grows with its rows.
    let height = canvas.height ?? max(Self.screen, rows * Self.row)
    self.init(
      cells: Self.whole(scene.tables.reduce(0.0) { $0 + Double($1.rowCount) * Double($1.columns.count) }),
      pixels: Self.whole(canvas.width * height * canvas.scale * canvas.scale))
  }

  /// Returns the cost of drawing the canvas as `pictures` still images and `frames` animation frames.
  ///
  /// - Parameters:
  ///   - pictures: The number of still images.
  ///   - frames: The number of animation frames (default: 0).
  /// - Returns: The cost. One unit is roughly the time that painting one pixel takes.
  package func total(pictures: Int, frames: Int = 0) -> Int {
    let painted = Double(pictures) * (Double(pixels) + Self.picture) + Double(frames) * Double(pixels)
    return Self.whole(Self.canvas + Double(cells) * Self.cell + painted)
  }

  /// The maximum cost. A million such costs can be added up without overflow.
  static let limit = 1_000_000_000_000
  private static let canvas = 500_000.0
  private static let picture = 50_000.0
  private static let cell = 50.0
  private static let screen = 852.0
  private static let row = 44.0

  static func whole(_ number: Double) -> Int { Int(min(max(number, 0), Double(limit)).rounded()) }
}

package struct ExpectedMotion: Hashable, Sendable {
  package let seconds: Double
  package let framesPerSecond: Double

  /// Creates an expected motion.
  ///
  /// - Parameters:
  ///   - seconds: The expected duration of the script, in seconds.
  ///   - framesPerSecond: The frame rate of the script.
  package init(seconds: Double, framesPerSecond: Double) {
    (self.seconds, self.framesPerSecond) = (seconds, framesPerSecond)
  }

  package init(_ script: Script) {
    let seconds = script.lines.reduce(Self.settling) { $0 + Self.seconds(of: $1.step) }
    self.init(seconds: min(max(seconds, 0), 3600), framesPerSecond: script.framesPerSecond)
  }

  package func frames(asked: Double? = nil) -> Int { CanvasCost.whole(seconds * (asked ?? framesPerSecond)) }

  private static let settling = 1.0

  private static func seconds(of step: ScriptStep) -> Double {
    switch step {
    case .hold(let time): time
    case .settle(let maximum): min(maximum, settling)
    case .drag(_, _, let time, let hold), .overscroll(_, _, _, let time, let hold): time + hold
    case .swipe: StageTouch.swipeDuration
    case .longPress(_, let time): time
    case .gesture(_, let samples): samples.last?.time ?? 0
    case .mark, .screenshot, .fling, .scrollTo, .reveal, .tap, .tapAt, .type, .set, .rotate, .perform: 0
    }
  }
}
