import GalleyGeometry
import GalleyPicture
package import GalleyTemplate
import GalleyViews

extension Stage {
  /// A screen that shows `scene` on `canvas`.
  package convenience init(_ scene: Scene, on canvas: SceneCanvas, renderContext: RenderContext) {
    self.init(
      proposal: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea,
      environment: canvas.environment, background: canvas.background, renderContext: renderContext
    ) { SceneView(scene) }
  }

  /// The proof of `source`, whose canvas is the stage's.
  func proof(of source: ScenePicture) throws(ProofError) -> Proof {
    let before = tree.work
    // A picture does not hang on those that were drawn before it.
    forgetShown()
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
