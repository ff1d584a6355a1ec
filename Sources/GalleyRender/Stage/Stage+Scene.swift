import GalleyGeometry
import GalleyPicture
package import GalleyTemplate
import GalleyViews

extension Stage {
  /// A screen that shows `scene` on `canvas`, with the values that `state` has.
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

  /// Taps what `state` taps, and lets everything come to rest.
  ///
  /// - Throws: the first view that cannot be tapped.
  private func tap(as state: SceneState) throws(ViewProblem) {
    for id in state.taps {
      guard tap(id: id) else {
        throw ViewProblem(.nothingToTap(id), origin: state.place.flatMap { ViewOrigin($0) })
      }
      // What spins for ever never rests.
      if let rest = restingTime, rest.isFinite { advance(to: rest) }
    }
  }

  /// The proof of `source`, whose canvas is the stage's.
  func proof(of source: ScenePicture) throws(ProofError) -> Proof {
    let before = tree.work
    // A picture does not hang on those that were drawn before it.
    forgetShown()
    do throws(ViewProblem) { try tap(as: source.state) } catch { throw .problems([error]) }
    scrollPositions = source.state.scroll
    let picture = try picture()
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
