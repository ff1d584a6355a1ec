import GalleyGeometry
import GalleyPicture
package import GalleyStage
package import GalleyTemplate
import GalleyViews

extension Stage {
  package convenience init(
    _ scene: Scene, on canvas: SceneCanvas, in state: SceneState? = nil, renderContext: RenderContext
  ) {
    self.init(
      proposal: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea,
      environment: scene.environment(on: canvas, in: state), background: canvas.background,
      renderContext: renderContext
    ) { SceneView(scene) }
    (statusBar, showsHomeIndicator) = (canvas.statusBar, canvas.showsHomeIndicator)
  }

  /// Performs the touches of a state. It waits after each one until nothing moves. Throws an error for the first view
  /// that does not react.
  private func touch(as state: SceneState) throws(ViewProblem) {
    func answered(_ isDone: Bool, else problem: ViewProblem.Kind) throws(ViewProblem) {
      guard isDone else { throw ViewProblem(problem, origin: state.place.flatMap { ViewOrigin($0) }) }
      // Endless animations never come to rest.
      if let rest = restingTime, rest.isFinite { advance(to: rest) }
    }
    for id in state.taps { try answered(tap(id), else: .nothingToTap(id)) }
    if let row = state.swipe {
      try answered(swipe(id: row.id, edge: row.edge, isFull: row.isFull), else: .nothingToTouch(row.id))
    }
    if let id = state.longPress { try answered(longPress(id: id), else: .nothingToTouch(id)) }
    if let id = state.pull {
      try answered(pull(id), else: .scroller(name: id, known: tree.scrollerNames))
      // A refresh spinner never comes to rest. After this time, the content below it is at rest.
      advance(by: Stage.pullRest)
    }
  }

  /// The time in seconds that overscrolled content takes to come to rest.
  private static let pullRest = 1.0

  func proof(of source: ScenePicture) throws(ProofError) -> Proof {
    let before = tree.work
    // An image must not depend on the images before it.
    resetShownState()
    do throws(ViewProblem) { try touch(as: source.state) } catch { throw .problems([error]) }
    scrollPositions = source.state.scroll
    let picture = try ProofError.rethrowing(self.picture)
    let problems = source.state.scroll.sorted { $0.key < $1.key }.compactMap { name, destination in
      problem(putting: name, at: destination).map { problem in
        ViewProblem(problem, origin: source.state.place(ofScroller: name).flatMap { ViewOrigin($0) })
      }
    }
    guard problems.isEmpty else { throw .problems(problems) }
    return Proof(
      source: source, picture: picture, layout: layout, sharedSizes: sharedSizes, work: counters - before)
  }
}
