import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyText
import GalleyViews

/// Finds the canvas sizes at which a decision changes. They are predicted from measurements and then confirmed, or else
/// found by laying out the scene on other canvases. No image is drawn.
struct BreakpointSearch {
  let scene: Scene
  let source: ScenePicture
  let renderContext: RenderContext
  private var decided: [SceneCanvas: [InspectedSharedSize]] = [:]

  init(scene: Scene, source: ScenePicture, renderContext: RenderContext) {
    self.scene = scene
    self.source = source
    self.renderContext = renderContext
  }

  private static let margin = 0.5
  /// The width of the widest canvas to try, as a multiple of the current width.
  private static let reach = 4.0

  private var canvas: SceneCanvas { source.variant.canvas }

  mutating func breakpoints(of fit: InspectedSharedSize.Fit, in list: InspectedSharedSize.List?) -> FitBreakpoints {
    let question = Question(fit: fit, list: list)
    var breakpoints = FitBreakpoints()
    let sizes = DynamicTypeSize.allCases
    breakpoints.larger = turn(question, at: sizes.filter { $0 > canvas.dynamicTypeSize })
    breakpoints.smaller = turn(question, at: sizes.filter { $0 < canvas.dynamicTypeSize }.reversed())
    if fit.chosen > 0 {
      breakpoints.wider = confirmed(question, fit.promisedWider(from: canvas.width), beyond: 1) ?? wider(question)
    }
    if fit.chosen + 1 < fit.candidates.count {
      breakpoints.narrower =
        confirmed(question, fit.predictedNarrower(from: canvas.width), beyond: -1) ?? narrower(question)
    }
    return breakpoints
  }

  private struct Question {
    let fit: InspectedSharedSize.Fit
    let list: InspectedSharedSize.List?
  }

  // MARK: Text sizes

  private mutating func turn(_ question: Question, at sizes: [DynamicTypeSize]) -> FitBreakpoints.TypeSize? {
    for size in sizes {
      var other = canvas
      other.dynamicTypeSize = size
      guard let choice = choice(question, on: other) else { return nil }
      if choice != question.fit.chosen { return FitBreakpoints.TypeSize(size: size, chosen: choice) }
    }
    return nil
  }

  // MARK: Widths

  private mutating func confirmed(
    _ question: Question, _ promise: FitBreakpoints.Width?, beyond: Double
  ) -> FitBreakpoints.Width? {
    guard var promise else { return nil }
    let step = Self.margin * beyond
    guard choice(question, at: promise.width - step) == question.fit.chosen,
      let other = choice(question, at: promise.width + step), other != question.fit.chosen
    else { return nil }
    promise.chosen = other
    return promise
  }

  private mutating func wider(_ question: Question) -> FitBreakpoints.Width? {
    turn(question, between: canvas.width, and: canvas.width * Self.reach)
  }

  private mutating func narrower(_ question: Question) -> FitBreakpoints.Width? {
    turn(question, between: canvas.width, and: 1)
  }

  private mutating func turn(_ question: Question, between near: Double, and far: Double) -> FitBreakpoints.Width? {
    guard var chosen = choice(question, at: far), chosen != question.fit.chosen else { return nil }
    var (same, other) = (near, far)
    while abs(other - same) > Self.margin {
      let middle = (same + other) / 2
      guard let choice = choice(question, at: middle) else { return nil }
      if choice == question.fit.chosen { same = middle } else { (other, chosen) = (middle, choice) }
    }
    return FitBreakpoints.Width(width: far > near ? other : same, chosen: chosen, source: .search)
  }

  private mutating func choice(_ question: Question, at width: Double) -> Int? {
    var other = canvas
    other.width = width
    return choice(question, on: other)
  }

  private mutating func choice(_ question: Question, on canvas: SceneCanvas) -> Int? {
    let sharedSizes = sharedSizes(on: canvas).filter { $0.list == question.list }
    return sharedSizes.lazy.flatMap(\.fits).first { $0.isSamePlace(as: question.fit) }?.chosen
  }

  private mutating func sharedSizes(on canvas: SceneCanvas) -> [InspectedSharedSize] {
    if let known = decided[canvas] { return known }
    let stage = Stage(scene, on: canvas, in: source.state, renderContext: renderContext)
    stage.scrollPositions = source.state.scroll
    let sharedSizes = stage.sharedSizes
    decided[canvas] = sharedSizes
    return sharedSizes
  }
}
