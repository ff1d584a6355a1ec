import GalleyFiles
import GalleyGeometry
import GalleyMessages
import GalleyPicture
import GalleyTables
import GalleyText
import GalleyViews

/// Finds characters that no font has, in scenes with other errors. Such scenes are not drawn, so they are laid out only
/// for this check, because only a layout shows which glyphs are missing.
package struct TextProblems {
  private let scene: Scene

  static let errorLimit = 100
  private static let stateLimit = 20

  init(in scene: Scene) { self.scene = scene }

  var errors: [SceneError] {
    let canvas = scene.variants.first?.canvas ?? scene.canvas
    let engine = TextEngine(library: FontLibrary(adding: scene.fonts))
    // Missing files have already been reported.
    let images = ImageLoader { _ in throw FileProblem.notFound }
    let context = BuildContext(measurer: engine.measurer, images: images, scrollPositions: ScrollPositions())
    let tree = ViewTree(SceneView(scene), environment: canvas.environment, context: context)
    for state in scene.states.prefix(Self.stateLimit) {
      context.scrollPositions.all = state.scroll.reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
      tree.place(
        on: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
    }
    return tree.context.problems.compactMap { problem in
      guard case .text(let text) = problem.kind, let origin = problem.origin else { return nil }
      return SceneError(.text(text), at: SourcePlace(origin))
    }
  }
}

extension SourcePlace {
  fileprivate init(_ origin: ViewOrigin) {
    self.init(file: origin.file, line: origin.line, column: origin.column, length: origin.length)
  }
}
